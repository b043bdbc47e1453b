import { BOT_LEVELS, type BotLevel } from '@quando/protocol';

/**
 * How well somebody plays, as a position on the ladder of levels: 0 is a Beginner, 1 a Casual and so on up to the
 * Master; 1.5 is half-way between Casual and Sharp.
 */
export type LevelStrength = number;

export const WEAKEST: LevelStrength = 0;
export const STRONGEST: LevelStrength = BOT_LEVELS.length - 1;

export const strengthOfLevel = (level: BotLevel): LevelStrength => BOT_LEVELS.indexOf(level);
