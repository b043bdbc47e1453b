import type { Seat, Viewer } from '@quando/rules';

/** The subject of a sentence: the reader, or somebody with a name. */
export type Person = 'you' | { readonly name: string };

/** The viewer who reads, and the players' names by seat. */
export type Context = { readonly viewer: Viewer; readonly names: readonly string[] };

export const personAt = (seat: Seat, { viewer, names }: Context): Person =>
  seat === viewer ? 'you' : { name: nameAt(seat, names) };

/** The name of a seat; without a name it is called by its number, counted from 1. */
export const nameAt = (seat: Seat, names: readonly string[]): string => names[seat] ?? `#${seat + 1}`;
