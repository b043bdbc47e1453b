import type { View } from '@quando/rules';
import type { Bias } from './comparison.ts';
import type { Depth } from './outcomes.ts';

/** How much is thought about a decision, and how wrong that is beside the worlds' own error: see decision 21. */
export type Look = Depth & { readonly hands: number; readonly worlds: number; readonly bias: Bias };

/**
 * The share of slips in what is played to the end of a round. Late in a round often a single world is left, and Masters always
 * decide the same: what then comes of a move is one line of play of a hundred decisions, and says nothing of any other.
 */
const SLIP = 0.03;

/** More decisions than are left in nearly every round. */
const TO_THE_END = 200;

/** A first look: as many hands and worlds as tell which decisions need a second one. */
export const FIRST_LOOK: Look = {
  hands: 32,
  worlds: 48,
  decisions: 0,
  slip: 0,
  rounds: 24,
  bias: { critic: 0.03, line: 0.01, points: 2 },
};

/** The first look late in a round, in some of the same worlds: what Masters would make of every move. */
export const LATE_FIRST_LOOK: Look = { ...FIRST_LOOK, worlds: 16, decisions: TO_THE_END, rounds: 16 };

/** A second look at the chosen move and the seemingly best ones, in new worlds, with the next turns played on. */
const SECOND_LOOK: Look = {
  hands: 96,
  worlds: 128,
  decisions: 16,
  slip: 0,
  rounds: 96,
  bias: { critic: 0.02, line: 0.01, points: 1 },
};

/** The same with many more hands and worlds, where those of the second look were too few. */
const THIRD_LOOK: Look = { ...SECOND_LOOK, hands: 384, worlds: 384 };

export const secondLook = (view: View): Look => toTheEndIfLate(SECOND_LOOK, view);
export const thirdLook = (view: View): Look => toTheEndIfLate(THIRD_LOOK, view);

const toTheEndIfLate = (look: Look, view: View): Look =>
  isLate(view) ? { ...look, worlds: look.worlds / 2, decisions: TO_THE_END, slip: SLIP } : look;

/**
 * Whether a side of every card of the draw pile has been seen, as it is once the discard pile has been turned over. From then
 * on everybody can follow nearly all cards, and what comes of a move takes more counting than the critic does.
 */
export const isLate = ({ pile, pileSize }: View): boolean => pile.length === pileSize;
