import type { Seat } from '@quando/rules';
import type { State } from '@quando/rules/authority';
import type { BotLevel, Tempo } from '@quando/protocol';
import { botTurnIn, thinkingTimeOf, type BotTurn } from '../bot-turn.ts';
import type { Seating } from './seating.ts';

/** How things stand at an online table. */
export type TableState = {
  readonly seating: Seating;
  /** Undefined until the first deal. */
  readonly state: State | undefined;
  /** Since when a decision is waited for, in milliseconds since 1970. */
  readonly askedAt: number;
  /** The entry of the game that asked for it. */
  readonly askedSeq: number;
};

/** Something that happens without being asked for. */
export type DueAction =
  | { readonly kind: 'deal'; readonly at: number }
  | { readonly kind: 'decide'; readonly at: number; readonly turn: BotTurn }
  /** A bot takes over from a person. */
  | { readonly kind: 'step-in'; readonly at: number; readonly seat: Seat };

/** What the times of a table depend on besides its log. */
export type Timing = {
  readonly table: string;
  readonly tempo: Tempo;
  /** The factor on bots' thinking time; 0 is none. */
  readonly pace: number;
  /** Since when nobody with this seat is connected; undefined if somebody is. */
  readonly absentSince: (seat: Seat) => number | undefined;
};

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** How long a decision may take. */
const LIMITS: Readonly<Record<Tempo, number>> = {
  relaxed: Infinity,
  normal: 60 * SECOND,
  quick: 20 * SECOND,
  daily: DAY,
};

/** How long a scored round stays on screen before the next one is dealt unasked. */
const PAUSES: Readonly<Record<Tempo, number>> = {
  relaxed: 180 * SECOND,
  normal: 60 * SECOND,
  quick: 30 * SECOND,
  daily: DAY,
};

/** Without a clock nobody has to hurry, but the game goes on without somebody who has been gone this long. */
const ABSENCE = 120 * SECOND;

/** The level of a bot that steps in for a person. */
const STAND_IN: BotLevel = 'sharp';

/** What is due at a table, if anything: a table where nobody decides themselves rests. */
export function dueActionAt(table: TableState, timing: Timing): DueAction | undefined {
  const { seating, state, askedAt } = table;
  if (!state || state.phase === 'over' || !seating.isAnybodyHere) return undefined;
  if (state.asked === 'nobody') return { kind: 'deal', at: askedAt + PAUSES[timing.tempo] };
  const turn = botTurnAt(table, state, state.asked, timing.table);
  if (turn) return { kind: 'decide', at: askedAt + thinkingTimeOf(turn) * timing.pace, turn };
  const at = deadlineOf(askedAt, state.asked, timing);
  return Number.isFinite(at) ? { kind: 'step-in', at, seat: state.asked } : undefined;
}

function botTurnAt(
  { seating, askedSeq: seq }: TableState,
  state: State,
  seat: Seat,
  table: string,
): BotTurn | undefined {
  const taken = seating.seats[seat]!;
  if (taken.kind === 'free' || seating.isManned(seat)) return undefined;
  const level = taken.sitter.kind === 'bot' ? taken.sitter.level : STAND_IN;
  return botTurnIn(state, { table, seq, seat, level });
}

/** When the game goes on without a person. */
function deadlineOf(askedAt: number, seat: Seat, { tempo, absentSince }: Timing): number {
  const absent = absentSince(seat);
  if (tempo !== 'relaxed' || absent === undefined) return askedAt + LIMITS[tempo];
  return Math.max(askedAt, absent) + ABSENCE;
}
