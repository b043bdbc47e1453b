import { isPlayerCount, type Seat } from '@quando/rules';
import { isDay, isWeek } from './calendar.ts';

/** Eight separate rounds that are the same for everybody: of a day, of a week, or of a link that somebody made. */
export type Eight =
  | { readonly kind: 'day'; readonly day: string; readonly players: typeof DAY_PLAYERS }
  | { readonly kind: 'week'; readonly week: string; readonly players: number }
  | { readonly kind: 'club'; readonly seed: string; readonly players: number };

export const ROUNDS = 8;

/** The seat of the person; Masters have all others. */
export const OWN_SEAT: Seat = 0;

/** The target of a round, in which all totals start at 0: an eight does not end there, but the Masters' play depends on it. */
export const EIGHT_TARGET = 50;

export const DAY_PLAYERS = 4;

/** The eight of a week exist for the numbers of players that no day has. */
export const WEEK_PLAYERS: readonly number[] = [2, 3, 5, 6];

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const SEED = /^[\w-]{16}$/;

/** The name of an eight, from which its deals follow: 2026-11-15, 2026-W46-3, club-4-SEED. */
export function idOf(eight: Eight): string {
  switch (eight.kind) {
    case 'day':
      return eight.day;
    case 'week':
      return `${eight.week}-${eight.players}`;
    case 'club':
      return `club-${eight.players}-${eight.seed}`;
  }
}

export const eightOfDay = (day: string): Eight => ({ kind: 'day', day, players: DAY_PLAYERS });

export const eightOfWeek = (week: string, players: number): Eight => ({ kind: 'week', week, players });

/** The seed of a new link: 96 random bits that `fill` provides. */
export function freshSeed(fill: (bytes: Uint8Array<ArrayBuffer>) => unknown): string {
  const bytes = new Uint8Array(16);
  fill(bytes);
  return Array.from(bytes, (byte) => LETTERS[byte & 63]).join('');
}

/** Parses the name of an eight; undefined if it is none. */
export function parseEight(id: string): Eight | undefined {
  if (isDay(id)) return eightOfDay(id);
  const [, week = '', ofWeek] = /^(\d{4}-W\d{2})-(\d)$/.exec(id) ?? [];
  if (isWeek(week) && WEEK_PLAYERS.includes(Number(ofWeek))) return eightOfWeek(week, Number(ofWeek));
  const [, players, seed = ''] = /^club-(\d)-(.*)$/.exec(id) ?? [];
  if (!isPlayerCount(Number(players)) || !SEED.test(seed)) return undefined;
  return { kind: 'club', seed, players: Number(players) };
}
