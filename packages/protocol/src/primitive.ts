import { CARD_COUNT, MOST_PLAYERS } from '@quando/rules';
import * as v from 'valibot';

/** An integer from 0 up. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The id of a message, a connection or a game: chosen by its sender, returned unchanged. */
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[\w-]+$/));

export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PLAYERS - 1));

export const viewer = v.union([v.literal('watcher'), seat]);

export const slots = v.pipe(v.array(count), v.maxLength(CARD_COUNT));
