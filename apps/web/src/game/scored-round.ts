import type {
  CardNumber,
  RoundEnd,
  RoundResult,
  Seat,
  SeenEvent,
  ToldCard,
  View,
  Viewer,
} from '@quando/rules';
import type { Update } from '@quando/protocol';

/** A round that is over: its hands and what they scored. */
export type ScoredRound = {
  /** Counts from 0. */
  readonly round: number;
  /** Whether it ended the game. */
  readonly isLast: boolean;
  readonly end: RoundEnd;
  readonly knocker: Seat | 'nobody';
  /** The seat that knocked, or the one with only zeros: its hand answers the round's question. */
  readonly ender: Seat;
  readonly hands: readonly (readonly ToldCard[])[];
  readonly sums: readonly number[];
  readonly points: readonly number[];
  /** The totals after this round. */
  readonly totals: readonly number[];
  /** Whose fronts were known all along. */
  readonly viewer: Viewer;
  /** Whether its viewer saw it end, came before the next deal, or came later. */
  readonly seen: 'ending' | 'ended' | 'later';
};

type Scored = SeenEvent & { readonly type: 'scored' };

/** The finished round that an update shows or tells of; a first one is the first that its viewer gets. */
export function scoredRoundIn({ view, events }: Update, isFirst: boolean): ScoredRound | undefined {
  if (view.result !== 'none') return roundOnTable(view, view.result, isFirst ? 'ended' : 'ending');
  const scored = events.findLast(({ event }) => event.type === 'scored')?.event;
  return scored?.type === 'scored' ? pastRound(scored, view) : undefined;
}

/** The round that has just been scored; the viewer still sees the backs of the others' cards. */
export const roundOnTable = (
  view: View,
  result: RoundResult,
  seen: ScoredRound['seen'] = 'ending',
): ScoredRound => ({
  round: view.round,
  isLast: view.phase === 'over',
  end: result.end,
  knocker: view.knocker,
  ender: result.end === 'zeros' || view.knocker === 'nobody' ? view.turn : view.knocker,
  hands: view.hands,
  sums: result.sums,
  points: result.points,
  totals: view.totals,
  viewer: view.viewer,
  seen,
});

/** The round before the present one, as everybody knows it: only fronts. */
const pastRound = ({ end, knocker, fronts, sums, points, totals }: Scored, view: View): ScoredRound => ({
  round: view.round - 1,
  isLast: false,
  end,
  knocker,
  ender: end === 'zeros' || knocker === 'nobody' ? seatWithOnlyZeros(fronts) : knocker,
  hands: fronts.map((hand) => hand.map((front, slot) => ({ slot, front, back: 'hidden' }))),
  sums,
  points,
  totals,
  viewer: view.viewer,
  seen: 'later',
});

const seatWithOnlyZeros = (fronts: readonly (readonly CardNumber[])[]): Seat =>
  fronts.findIndex((hand) => hand.every((front) => front === 0));
