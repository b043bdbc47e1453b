import type { Seat } from '@quando/rules';

/** The UTC date: 2026-11-15. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The seed of a day's position, the same for everybody without a server. */
export const seedOfDay = (day: string): string => `day ${day}`;

export const seedOfStream = (name: string): string => `stream ${name}`;

/** The day of a seed; undefined for a seed of the stream. */
export const dayOfSeed = (seed: string): string | undefined => /^day (\d{4}-\d{2}-\d{2})$/.exec(seed)?.[1];

/** A moment of an own game: after so many steps of a round, both counted from 0. */
export type OwnMoment = {
  /** The game (docs/game-link.md). */
  readonly code: string;
  readonly seat: Seat;
  readonly round: number;
  readonly step: number;
};

export const seedOfOwn = ({ code, seat, round, step }: OwnMoment): string =>
  `own ${seat} ${round}.${step} ${code}`;

/** The moment of a seed; undefined for one of a day or of the stream. */
export function ownMomentOf(seed: string): OwnMoment | undefined {
  const match = /^own ([0-5]) (\d{1,6})\.(\d{1,6}) ([\w-]+)$/.exec(seed);
  if (!match) return undefined;
  const [seat, round, step] = match.slice(1, 4).map(Number);
  return { seat: seat!, round: round!, step: step!, code: match[4]! };
}
