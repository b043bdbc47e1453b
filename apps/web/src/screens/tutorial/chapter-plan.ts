import type { CardNumber, DrawnSide } from '@quando/rules';
import type { Chapter } from '@quando/text';
import type { Want } from './want.ts';

export type ChapterPlan = {
  readonly wants: readonly Want[];
  /** Whether the round ends with it and is counted. */
  readonly isCounted: boolean;
};

const play = (...numbers: readonly CardNumber[]): Want => ({ type: 'play', numbers });
const draw = (side: DrawnSide | 'either'): Want => ({ type: 'draw', side });
const KNOCK: Want = { type: 'knock' };

const atTheTable = (...wants: readonly Want[]): ChapterPlan => ({ wants, isCounted: false });
const counted = (...wants: readonly Want[]): ChapterPlan => ({ wants, isCounted: true });

/** What the learner does in each chapter; the cards for it are dealt by its lesson. */
export const PLANS: Readonly<Record<Chapter, ChapterPlan>> = {
  sides: atTheTable(play(10), draw('up')),
  same: atTheTable(play(9, 9), draw('either')),
  straight: atTheTable(play(6, 7, 8), draw('up')),
  draw: atTheTable(play(9), draw('down')),
  triplet: atTheTable(play(8, 8, 8), draw('either'), { type: 'flip' }),
  count: counted(play(9), draw('up')),
  knock: counted(play(3, 4, 5), draw('up'), KNOCK),
  tie: counted(KNOCK),
  zeros: counted(play(9, 9, 9), draw('up')),
};
