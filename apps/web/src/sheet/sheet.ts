import type { AvatarName } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { Round } from './round.ts';

/** Somebody at the real table; people are told apart by their names. */
export type SheetPlayer = { readonly name: string; readonly avatar: AvatarName };

/** One game at a real table, by what its people have written down. */
export type Sheet = {
  readonly id: string;
  /** What these people call themselves as a group. */
  readonly group: string;
  /** By seat, clockwise. */
  readonly players: readonly SheetPlayer[];
  readonly target: number;
  readonly firstDealer: Seat;
  readonly rounds: readonly Round[];
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly changedAt: number;
};

/** Who deals a round, which counts from 0 (rules 3). */
export const dealerOf = ({ firstDealer, players }: Sheet, round: number): Seat =>
  (firstDealer + round) % players.length;

/** Who has the first turn of a round, which counts from 0 (rules 3). */
export const starterOf = (sheet: Sheet, round: number): Seat => dealerOf(sheet, round + 1);

export const namesOf = ({ players }: Pick<Sheet, 'players'>): string[] => players.map(({ name }) => name);

/** What tells a person from others, however the name is written. */
export const personKey = (name: string): string => name.trim().toLocaleLowerCase();
