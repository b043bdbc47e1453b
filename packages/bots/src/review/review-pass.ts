import type { View } from '@quando/rules';
import type { Bias } from './comparison.ts';
import type { Depth } from './outcomes.ts';

/** How much is thought about a decision, and how wrong that is beside the worlds' own error: see decision 21. */
export type ReviewPass = Depth & { readonly hands: number; readonly worlds: number; readonly bias: Bias };

/**
 * The share of slips in what is played to the end of a round. Late in a round often a single world is left, and Masters always
 * decide the same: what then comes of a move is one line of play of a hundred decisions, and says nothing of any other.
 */
const SLIP = 0.03;

/** More decisions than are left in nearly every round. */
const TO_THE_END = 200;

/** A first pass: as many hands and worlds as tell which decisions need a second one. */
export const FIRST_PASS: ReviewPass = {
  hands: 32,
  worlds: 48,
  decisions: 0,
  slip: 0,
  rounds: 24,
  bias: { critic: 0.03, line: 0.01, points: 2 },
};

/** The first pass late in a round, in some of the same worlds: what Masters would make of every move. */
export const LATE_FIRST_PASS: ReviewPass = { ...FIRST_PASS, worlds: 16, decisions: TO_THE_END, rounds: 16 };

/** A second pass at the chosen move and the seemingly best ones, in new worlds, with the next turns played on. */
const SECOND_PASS: ReviewPass = {
  hands: 96,
  worlds: 128,
  decisions: 16,
  slip: 0,
  rounds: 96,
  bias: { critic: 0.02, line: 0.01, points: 1 },
};

/** The same with many more hands and worlds, where those of the second pass were too few. */
const THIRD_PASS: ReviewPass = { ...SECOND_PASS, hands: 384, worlds: 384 };

export const secondPass = (view: View): ReviewPass => toTheEndIfLate(SECOND_PASS, view);
export const thirdPass = (view: View): ReviewPass => toTheEndIfLate(THIRD_PASS, view);

const toTheEndIfLate = (pass: ReviewPass, view: View): ReviewPass =>
  isLate(view) ? { ...pass, worlds: pass.worlds / 2, decisions: TO_THE_END, slip: SLIP } : pass;

/**
 * Whether a side of every card of the draw pile has been seen, as it is once the discard pile has been turned over. From then
 * on everybody can follow nearly all cards, and what comes of a move takes more counting than the critic does.
 */
export const isLate = ({ pile, pileSize }: View): boolean => pile.length === pileSize;
