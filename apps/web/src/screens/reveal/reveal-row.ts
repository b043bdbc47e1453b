import type { Sitter } from '@quando/protocol';
import type { Seat, ToldCard } from '@quando/rules';
import { scoreReasonOf, type ScoreReason } from '@quando/text';
import type { ScoredRound } from '../../game/scored-round.ts';
import type { RevealStage } from './reveal-timeline.ts';

/** One player's row of a reveal. */
export type RevealRowFacts = {
  readonly seat: Seat;
  readonly sitter: Sitter;
  readonly cards: readonly ToldCard[];
  readonly sum: number;
  readonly points: number;
  readonly scoreReason: ScoreReason;
  /** Whether the viewer has seen these fronts before the reveal. */
  readonly isOwn: boolean;
  /** The total before the round; undefined where no game goes on. */
  readonly before?: number;
};

/** The rows in the order in which their hands are turned: clockwise, and last the one that ended the round. */
export const revealRows = (round: ScoredRound, sitters: readonly Sitter[]): RevealRowFacts[] =>
  turningOrder(round).map((seat) => ({
    seat,
    sitter: sitters[seat]!,
    cards: round.hands[seat]!,
    sum: round.sums[seat]!,
    points: round.points[seat]!,
    scoreReason: scoreReasonOf(round, seat),
    isOwn: seat === round.viewer,
    before: round.totals[seat]! - round.points[seat]!,
  }));

const turningOrder = ({ ender, sums }: ScoredRound): Seat[] =>
  sums.map((_, i) => (ender + 1 + i) % sums.length);

/** The rows with the fewest points first; of equal points, the lower sum. */
export const byRank = (rows: readonly RevealRowFacts[]): RevealRowFacts[] =>
  rows.toSorted((a, b) => a.points - b.points || a.sum - b.sum || a.seat - b.seat);

/** What the cards of a row make, for those who do not see them. */
export const reckoningOf = ({ cards, sum }: Pick<RevealRowFacts, 'cards' | 'sum'>): string =>
  cards.length === 1 ? String(sum) : `${cards.map(({ front }) => front).join(' + ')} = ${sum}`;

/** The sum of the revealed cards. */
export const openSum = (cards: readonly ToldCard[], open: number): number =>
  cards.slice(0, open).reduce((sum, { front }) => sum + (front === 'hidden' ? 0 : front), 0);

/** The lowest sum of the hands that have been turned completely; Infinity if there is none. */
export const lowestYet = (rows: readonly RevealRowFacts[], { open }: RevealStage): number =>
  Math.min(...rows.flatMap(({ cards, sum }, i) => (open[i] === cards.length ? [sum] : [])));

/** Whether a knock cost this player points. */
export const isPunished = ({ scoreReason }: Pick<RevealRowFacts, 'scoreReason'>): boolean =>
  scoreReason === 'knocker-tied' || scoreReason === 'knocker-beaten';
