import type { DecisionKind, GameSummary, ToldDecision } from '../offline/review/review-message.ts';
import type { KeptReview } from './kept-review.ts';

/** The kinds of decisions, in the order in which they are listed. */
export const KINDS: readonly DecisionKind[] = ['play', 'draw', 'knock', 'flip', 'last-round'];

/** What was lost by kind of decision, in shares of the chance to win. */
export type LostByKind = Readonly<Record<DecisionKind, number>>;

/** What a review says in a few numbers. */
export type ReviewResult = {
  readonly at: number;
  readonly code: string;
  readonly seat: number;
  readonly players: number;
  readonly rounds: number;
  readonly decisions: number;
  readonly marks: Readonly<Record<'inaccuracy' | 'mistake' | 'blunder', number>>;
  readonly lost: LostByKind;
  /** The share of the win: 1, 0, or something between if several won. */
  readonly result: number;
};

export function resultOf({ at, code, seat, review }: KeptReview): ReviewResult {
  const { decisions, summary } = review;
  const { inaccuracy, mistake, blunder } = summary.marks;
  return {
    at,
    code,
    seat,
    players: summary.players.length,
    rounds: (summary.chances.at(-1)?.round ?? 0) + 1,
    decisions: decisions.length,
    marks: { inaccuracy, mistake, blunder },
    lost: lostIn(summary),
    result: summary.players[seat]!.result,
  };
}

export function lostIn({ byKind }: GameSummary): LostByKind {
  const of = (kind: DecisionKind): number => byKind.find((each) => each.kind === kind)?.lost ?? 0;
  return forEachKind(of);
}

/** What was lost by each kind of decision. */
export const forEachKind = (of: (kind: DecisionKind) => number): LostByKind => ({
  play: of('play'),
  draw: of('draw'),
  knock: of('knock'),
  flip: of('flip'),
  'last-round': of('last-round'),
});

export const totalLost = (lost: LostByKind): number => KINDS.reduce((sum, kind) => sum + lost[kind], 0);

export const isMarked = ({ mark }: ToldDecision): boolean => mark !== 'none' && mark !== 'unclear';
