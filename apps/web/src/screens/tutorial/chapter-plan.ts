import type { CardNumber, DrawnSide } from '@quando/rules';
import type { TableChapter } from '@quando/text';
import type { StepGoal } from './step-goal.ts';

export type ChapterPlan = {
  readonly goals: readonly StepGoal[];
  /** Whether the chapter ends with a scored round. */
  readonly isCounted: boolean;
};

const play = (...numbers: readonly CardNumber[]): StepGoal => ({ type: 'play', numbers });
const draw = (side: DrawnSide | 'either'): StepGoal => ({ type: 'draw', side });
const KNOCK: StepGoal = { type: 'knock' };

const atTheTable = (...goals: readonly StepGoal[]): ChapterPlan => ({ goals, isCounted: false });
const counted = (...goals: readonly StepGoal[]): ChapterPlan => ({ goals, isCounted: true });

/** The learner's goals in each chapter; its lesson deals the cards. */
export const PLANS: Readonly<Record<TableChapter, ChapterPlan>> = {
  draw: atTheTable(play(9), draw('down')),
  same: atTheTable(play(9, 9), draw('either')),
  straight: atTheTable(play(6, 7, 8), draw('up')),
  triplet: atTheTable(play(8, 8, 8), draw('either'), { type: 'flip' }),
  zeros: counted(play(9, 9, 9), draw('up')),
  knock: counted(play(3, 4, 5), draw('up'), KNOCK),
  tie: counted(KNOCK),
};
