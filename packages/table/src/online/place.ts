import type { Seat } from '@quando/rules';
import type { Sitter } from '@quando/protocol';

/** A place at an online table. */
export type Place = { readonly kind: 'free' } | TakenPlace;

export type TakenPlace = {
  readonly kind: 'taken';
  readonly sitter: Sitter;
  /** The hash of the person's key; bots have none. */
  readonly key?: string;
  /** Whether a bot decides for this person. */
  readonly isAway: boolean;
  /** The entry with which they sat down. */
  readonly since: number;
};

export const FREE: Place = { kind: 'free' };

/** Whether a person decides here themselves. */
export const isManned = (place: Place | undefined): boolean =>
  place?.kind === 'taken' && place.sitter.kind === 'person' && !place.isAway;

/** The seat of whoever has this key. */
export function seatOf(places: readonly Place[], key: string | undefined): Seat | 'none' {
  const seat = places.findIndex((place) => place.kind === 'taken' && key !== undefined && place.key === key);
  return seat < 0 ? 'none' : seat;
}

/** The person who has sat longest of those that are here, or of all if nobody is. */
export function hostOf(places: readonly Place[], isHere: (seat: Seat) => boolean): Seat | 'nobody' {
  const people = [...places.entries()]
    .filter((entry): entry is [Seat, TakenPlace] => entry[1].kind === 'taken')
    .filter(([, { sitter }]) => sitter.kind === 'person')
    .toSorted(([, a], [, b]) => a.since - b.since);
  return (people.find(([seat]) => isHere(seat)) ?? people[0])?.[0] ?? 'nobody';
}

/** Whoever plays: everybody who has a place, by seat; undefined as long as one is free. */
export function sittersAt(places: readonly Place[]): readonly Sitter[] | undefined {
  const taken = places.filter((place) => place.kind === 'taken');
  return taken.length === places.length ? taken.map(({ sitter }) => sitter) : undefined;
}

/** Everybody who sits elsewhere than on these seats. */
export const sittersBeside = (places: readonly Place[], seats: readonly (Seat | 'none')[]): Sitter[] =>
  places.flatMap((place, seat) => (place.kind === 'taken' && !seats.includes(seat) ? [place.sitter] : []));

/** The places with one of them replaced. */
export const replaced = (places: readonly Place[], seat: Seat, place: Place): readonly Place[] =>
  places.map((other, i) => (i === seat ? place : other));
