import type { Seat } from '@quando/rules';

/**
 * What a replay shows: a game of this device (`game=ID`), of an online table (`table=ID`) or in a code
 * (docs/game-link.md), from a moment on, and as a seat saw it.
 */
export type ReplayAddress = {
  readonly of: string | undefined;
  readonly at: string | undefined;
  readonly seat: Seat | undefined;
};

/** Reads `CODE&seat=1&at=3.17`; what cannot be read is left out. */
export function addressIn(anchor: string): ReplayAddress {
  const [of, ...options] = anchor.split('&');
  const option = (pattern: RegExp): string | undefined =>
    options.map((text) => pattern.exec(text)?.[1]).find((value) => value !== undefined);
  const [at, seat] = [option(/^at=(\d+[.]\d+)$/), option(/^seat=([0-5])$/)];
  return { of: of === '' ? undefined : of, at, seat: seat === undefined ? undefined : Number(seat) };
}

export const anchorOf = ({ of, seat, at }: ReplayAddress): string =>
  [of, seat === undefined ? '' : `seat=${seat}`, at === undefined ? '' : `at=${at}`]
    .filter(Boolean)
    .join('&');
