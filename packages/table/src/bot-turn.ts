import type { Action, Seat, View } from '@quando/rules';
import type { BotLevel } from '@quando/protocol';
import { BOTS, thinkingTime, type Bot } from '@quando/bots';
import { viewOf } from '@quando/rules/authority';
import type { GameLog } from './game-log.ts';
import type { Clock } from './clock.ts';

/** What a searching bot may take at a table, in milliseconds. */
export const BOT_LIMIT = 400;

/** A bot that is asked, and all that it has to go by. */
export type BotTurn = {
  /** The entry that asked it. */
  readonly seq: number;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly view: View;
  /** Makes its decision the same one after a restart. */
  readonly seed: string;
};

/** The bot that has to decide; undefined if it is somebody else's decision, or nobody's. */
export function botTurnIn(table: string, { state, setup, seq }: GameLog): BotTurn | undefined {
  const seat = state.asked;
  if (seat === 'nobody') return undefined;
  const sitter = setup.sitters[seat]!;
  if (sitter.kind !== 'bot') return undefined;
  return { seq, seat, level: sitter.level, view: viewOf(state, seat), seed: `${table} ${seq}` };
}

export const thinkingTimeOf = ({ view, level, seed }: BotTurn): number => thinkingTime(view, level, seed);

/** Gives the master once its net is there; until then Strong plays for it. */
export type MasterChair = () => Bot | undefined;

export function decisionOf({ view, level, seed }: BotTurn, clock: Clock, master?: MasterChair): Action {
  const bot = level === 'master' ? (master?.() ?? BOTS.strong) : BOTS[level];
  return bot(view, { seed, limit: { milliseconds: BOT_LIMIT, now: () => clock.now() } });
}
