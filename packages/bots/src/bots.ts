import type { Bot } from './bot.ts';
import type { CodedLevel } from './level.ts';
import { beginner } from './players/beginner.ts';
import { casual } from './players/casual.ts';
import { sharp } from './players/sharp.ts';
import { strong } from './players/strong.ts';

/** The bot of each level. */
export const BOTS: Readonly<Record<CodedLevel, Bot>> = { beginner, casual, sharp, strong };
