import { MOST_PLAYERS, type Viewer } from '@quando/rules';
import * as v from 'valibot';

/** A whole number from 0 up. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What names a message, a connection or a game: chosen by a sender, told back as it is. */
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[\w-]+$/));

export const viewer: v.GenericSchema<unknown, Viewer> = v.union([
  v.literal('watcher'),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PLAYERS - 1)),
]);
