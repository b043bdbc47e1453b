import type { Seat } from '@quando/rules';
import { viewOf, type State } from '@quando/rules/authority';
import type { BotLevel, Tempo } from '@quando/protocol';
import { thinkingTimeOf, type BotTurn } from '../bot-turn.ts';
import { isManned, type Place } from './place.ts';

/** How things stand at an online table. */
export type Situation = {
  readonly places: readonly Place[];
  /** Undefined until the first deal. */
  readonly state: State | undefined;
  /** Since when a decision is waited for, in milliseconds since 1970. */
  readonly askedAt: number;
  /** The entry of the game that asked for it. */
  readonly askedSeq: number;
};

/** Something that has to happen by itself. */
export type Duty =
  | { readonly kind: 'deal'; readonly at: number }
  | { readonly kind: 'decide'; readonly at: number; readonly turn: BotTurn }
  /** A bot takes over from a person. */
  | { readonly kind: 'step-in'; readonly at: number; readonly seat: Seat };

/** What the times of a table depend on besides its log. */
export type Timing = {
  readonly table: string;
  readonly tempo: Tempo;
  /** By how much bots' thinking time is stretched; 0 is none. */
  readonly pace: number;
  /** Since when nobody with this seat has a line; undefined if somebody has. */
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

/** How long a scored round is looked at before the next one is dealt without being asked for. */
const PAUSES: Readonly<Record<Tempo, number>> = {
  relaxed: 180 * SECOND,
  normal: 60 * SECOND,
  quick: 30 * SECOND,
  daily: DAY,
};

/** Without a clock nobody has to hurry, but whoever has been gone so long is waited for no more. */
const ABSENCE = 120 * SECOND;

/** What a bot that steps in for a person plays like. */
const STAND_IN: BotLevel = 'sharp';

/** What has to happen by itself, if anything: without anybody who decides themselves a table rests. */
export function dutyIn(situation: Situation, timing: Timing): Duty | undefined {
  const { places, state, askedAt } = situation;
  if (!state || state.phase === 'over' || !places.some(isManned)) return undefined;
  if (state.asked === 'nobody') return { kind: 'deal', at: askedAt + PAUSES[timing.tempo] };
  const turn = botTurnIn(situation, state, state.asked, timing.table);
  if (turn) return { kind: 'decide', at: askedAt + thinkingTimeOf(turn) * timing.pace, turn };
  const at = deadlineOf(askedAt, state.asked, timing);
  return Number.isFinite(at) ? { kind: 'step-in', at, seat: state.asked } : undefined;
}

function botTurnIn(
  { places, askedSeq: seq }: Situation,
  state: State,
  seat: Seat,
  table: string,
): BotTurn | undefined {
  const place = places[seat]!;
  if (place.kind === 'free' || isManned(place)) return undefined;
  const level = place.sitter.kind === 'bot' ? place.sitter.level : STAND_IN;
  return { seq, seat, level, view: viewOf(state, seat), seed: `${table} ${seq}` };
}

/** When a person is no longer waited for. */
function deadlineOf(askedAt: number, seat: Seat, { tempo, absentSince }: Timing): number {
  const absent = absentSince(seat);
  if (tempo !== 'relaxed' || absent === undefined) return askedAt + LIMITS[tempo];
  return Math.max(askedAt, absent) + ABSENCE;
}
