import type { Bot, Level } from './bot.ts';
import { beginner } from './players/beginner.ts';
import { casual } from './players/casual.ts';
import { sharp } from './players/sharp.ts';
import { strong } from './players/strong.ts';

/** The bot of each level. */
export const BOTS: Readonly<Record<Level, Bot>> = { beginner, casual, sharp, strong };
