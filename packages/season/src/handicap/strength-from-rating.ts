import { BOT_LEVELS } from '@quando/protocol';
import { ANCHORS, POOLS, type Pool } from '../rating/pool.ts';
import type { EarnedRating, Ratings } from '../rating/rating-book.ts';
import { GAMES_UNTIL_SHOWN } from '../rating/shown-rating.ts';
import { STRONGEST, WEAKEST, type LevelStrength } from './strength.ts';

/**
 * How well somebody plays by their ratings: the pool with most games counts. Unknown until a rating may be told in words,
 * because only bots are a measure of levels.
 */
export function strengthOfRatings(ratings: Ratings): LevelStrength | 'unknown' {
  const told = POOLS.flatMap((pool) => {
    const rating = ratings[pool];
    return rating && isMeasured(rating) ? [{ pool, rating }] : [];
  });
  const [most] = told.toSorted((one, other) => other.rating.games - one.rating.games);
  return most ? strengthAtRating(most.rating.mean, most.pool) : 'unknown';
}

const isMeasured = ({ gamesWithBots }: EarnedRating): boolean => gamesWithBots >= GAMES_UNTIL_SHOWN;

/** The place of so many points on the ladder of levels, at most at its ends. */
function strengthAtRating(points: number, pool: Pool): LevelStrength {
  const rungs = BOT_LEVELS.map((level) => ANCHORS[pool][level]);
  const next = rungs.findIndex((rung, level) => level > 0 && points < rung);
  const above = next === -1 ? STRONGEST : next;
  const [lower, upper] = [rungs[above - 1]!, rungs[above]!];
  const strength = above - 1 + (points - lower) / (upper - lower);
  return Math.min(STRONGEST, Math.max(WEAKEST, strength));
}
