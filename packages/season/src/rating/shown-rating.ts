import { BOT_LEVELS, type BotLevel } from '@quando/protocol';
import type { EarnedRating } from './rating-book.ts';
import { ANCHORS, type Pool } from './pool.ts';

/** The number of games before a rating is shown. */
export const GAMES_UNTIL_SHOWN = 10;

/** A strength in words: about a level, between two neighbours, or beyond the last one. */
export type ShownStrength =
  | { readonly kind: 'about'; readonly level: BotLevel }
  | { readonly kind: 'between'; readonly lower: BotLevel; readonly upper: BotLevel }
  | { readonly kind: 'below' | 'above'; readonly level: BotLevel };

/** What a person may be told of their rating. */
export type ShownRating =
  | { readonly kind: 'early'; readonly games: number }
  | {
      readonly kind: 'rated';
      /** Rounded to whole points; `error` is one standard error. */
      readonly points: number;
      readonly error: number;
      readonly games: number;
      /** Unknown until there were enough games with bots, which are the measure. */
      readonly strength: ShownStrength | 'unknown';
    };

/** How much of the way to the next level still counts as "about" a level. */
const NEAR = 1 / 3;

/** What may be shown of a rating: the number of games at first, then points with their error, and words. */
export function shownRating(rating: EarnedRating | undefined, pool: Pool): ShownRating {
  const { games, gamesWithBots, mean, deviation } = rating ?? NOTHING;
  if (games < GAMES_UNTIL_SHOWN) return { kind: 'early', games };
  const strength = gamesWithBots < GAMES_UNTIL_SHOWN ? 'unknown' : shownStrength(mean, pool);
  return { kind: 'rated', points: Math.round(mean), error: Math.round(deviation), games, strength };
}

const NOTHING: EarnedRating = { games: 0, gamesWithBots: 0, mean: 0, deviation: 0 };

/** The level that somebody with so many points is near, or the two that they are between. */
export function shownStrength(points: number, pool: Pool): ShownStrength {
  const at = (i: number): number => ANCHORS[pool][BOT_LEVELS[i]!];
  const last = BOT_LEVELS.length - 1;
  const passed = BOT_LEVELS.filter((level) => ANCHORS[pool][level] <= points).length;
  // Beyond the ends, the gap of the outermost two levels is the measure.
  const i = Math.min(Math.max(passed - 1, 0), last - 1);
  const way = (points - at(i)) / (at(i + 1) - at(i));
  return strengthBetween(way, BOT_LEVELS[i]!, BOT_LEVELS[i + 1]!);
}

/** `way` is 0 at the lower level and 1 at the upper one. */
function strengthBetween(way: number, lower: BotLevel, upper: BotLevel): ShownStrength {
  if (way < -NEAR) return { kind: 'below', level: lower };
  if (way <= NEAR) return { kind: 'about', level: lower };
  if (way < 1 - NEAR) return { kind: 'between', lower, upper };
  return way <= 1 + NEAR ? { kind: 'about', level: upper } : { kind: 'above', level: upper };
}
