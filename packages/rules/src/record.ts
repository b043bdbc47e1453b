import type { Deck } from './deck.ts';
import { formatCard } from './notation.ts';
import { winnersOf } from './score.ts';
import { seatsOf, type Seat } from './seat.ts';
import { isScored, totalsOf, type RoundEnd, type State } from './state.ts';

export const RECORD_FORMAT = 'quando-record/1';

/** A whole game in the format `quando-record/1`. */
export type GameRecord = {
  readonly format: typeof RECORD_FORMAT;
  readonly players: number;
  readonly target: number;
  readonly rounds: readonly RoundRecord[];
  /** Absent while the game is unfinished. */
  readonly winners?: readonly Seat[];
  /** Private to the writer; readers ignore it. */
  readonly meta?: unknown;
};

export type RoundRecord = RoundStart & Partial<RoundOutcome> & { readonly meta?: unknown };

type RoundStart = {
  readonly dealer: Seat;
  readonly deck: readonly string[];
  readonly actions: readonly string[];
};

export type RoundOutcome = {
  readonly end: RoundEnd;
  readonly knocker: Seat | null;
  readonly sums: readonly number[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
};

/** What is known once a round is scored. */
export function outcomeOf(state: State): RoundOutcome {
  const seats = seatsOf(state.players);
  return {
    end: state.end,
    knocker: state.knocker === 'nobody' ? null : state.knocker,
    sums: seats.map((seat) => state.sum(seat)),
    points: seats.map((seat) => state.points(seat)),
    totals: totalsOf(state),
  };
}

/** The record of a round, finished or not, that was dealt from this deck and has reached this state. */
export function roundRecordOf(state: State, deck: Deck, actions: readonly string[]): RoundRecord {
  const start = { dealer: state.dealer, deck: Array.from(deck, formatCard), actions };
  return isScored(state) ? { ...start, ...outcomeOf(state) } : start;
}

/** The record of a game that has reached this state, with its rounds up to the current one. */
export function gameRecordOf(state: State, rounds: readonly RoundRecord[]): GameRecord {
  const { players, target } = state;
  const winners = winnersOf(totalsOf(state), target);
  return { format: RECORD_FORMAT, players, target, rounds, ...(winners && { winners }) };
}

/** The record without what its writers have added under `meta`. */
export function withoutMeta(record: GameRecord): GameRecord {
  const { meta: _, ...game } = record;
  return { ...game, rounds: game.rounds.map(roundWithoutMeta) };
}

function roundWithoutMeta(record: RoundRecord): RoundRecord {
  const { meta: _, ...round } = record;
  return round;
}
