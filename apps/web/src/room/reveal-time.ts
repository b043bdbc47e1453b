import type { ScoredRound } from '../game/scored-round.ts';
import { revealLength, type RevealPace } from '../screens/reveal/reveal-timeline.ts';

/** How a big screen turns the hands: the same on every device, because the phones wait for it. */
export const SCREEN_PACE: RevealPace = {
  start: 700,
  frame: 120,
  card: 70,
  rest: 300,
  suspense: 600,
  score: 700,
  rank: 420,
};

/** How long the result stands before the next round is dealt, in milliseconds. */
export const RING_TIME = 12_000;

/** How long the big screen takes to show the hands of a round, in milliseconds. */
export const revealTime = ({ hands }: Pick<ScoredRound, 'hands'>): number =>
  revealLength(
    hands.map((hand) => hand.length),
    SCREEN_PACE,
  );
