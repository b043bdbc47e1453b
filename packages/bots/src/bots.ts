import type { Bot } from './bot.ts';
import type { CodedLevel } from './level.ts';
import { DIAL } from './person/dial.ts';
import { personOf } from './person/person.ts';

/** The step of the dial, counted from 1, that each level is; the Master comes after the last. */
export const STEP_OF: Readonly<Record<CodedLevel, number>> = { beginner: 2, casual: 4, sharp: 7, strong: 10 };

/** The bot of each step of the dial, weakest first. */
export const STEPS: readonly Bot[] = DIAL.map(personOf);

const stepOf = (level: CodedLevel): Bot => STEPS[STEP_OF[level] - 1]!;

/** The bot of each level. */
export const BOTS: Readonly<Record<CodedLevel, Bot>> = {
  beginner: stepOf('beginner'),
  casual: stepOf('casual'),
  sharp: stepOf('sharp'),
  strong: stepOf('strong'),
};
