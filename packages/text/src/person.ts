import type { Seat, Viewer } from '@quando/rules';

/** Who a sentence is about: its reader, or somebody with a name. */
export type Person = 'you' | { readonly name: string };

/** Whose eyes read, and what the players are called, by seat. */
export type Context = { readonly viewer: Viewer; readonly names: readonly string[] };

export const personAt = (seat: Seat, { viewer, names }: Context): Person =>
  seat === viewer ? 'you' : { name: nameAt(seat, names) };

/** The name of a seat; one without a name is called by its number, counted from 1. */
export const nameAt = (seat: Seat, names: readonly string[]): string => names[seat] ?? `#${seat + 1}`;
