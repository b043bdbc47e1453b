import { visibleName, type AvatarName } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { Round } from './round.ts';

/** A player at the real table, identified by name. */
export type SheetPlayer = { readonly name: string; readonly avatar: AvatarName };

/** One game with real cards, as its players wrote it down. */
export type Sheet = {
  readonly id: string;
  /** The name of the group that plays. */
  readonly group: string;
  /** By seat, clockwise. */
  readonly players: readonly SheetPlayer[];
  readonly target: number;
  readonly firstDealer: Seat;
  /** By seat, the points that are taken off at the end; without it, none. */
  readonly headStarts?: readonly number[] | undefined;
  readonly rounds: readonly Round[];
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly changedAt: number;
};

/** The dealer of a round, counted from 0 (rules 3). */
export const dealerOf = ({ firstDealer, players }: Sheet, round: number): Seat =>
  (firstDealer + round) % players.length;

/** The seat with the first turn of a round, counted from 0 (rules 3). */
export const starterOf = (sheet: Sheet, round: number): Seat => dealerOf(sheet, round + 1);

export const namesOf = ({ players }: Pick<Sheet, 'players'>): string[] => players.map(({ name }) => name);

export const headStartIn = ({ headStarts }: Pick<Sheet, 'headStarts'>, seat: Seat): number =>
  headStarts?.[seat] ?? 0;

/** Equal for names that look the same to a reader. */
export const personKey = (name: string): string => visibleName(name).toLocaleLowerCase();
