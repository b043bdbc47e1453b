import { below, seededRandom } from '@quando/rules';
import type { BotLevel } from './level.ts';
import type { Habit } from './person/habit.ts';

/** How a bot talks; it has no influence on how it plays. */
export const PERSONALITIES = ['sunny', 'dry', 'bold', 'gentle'] as const;

export type Personality = (typeof PERSONALITIES)[number];

/** A bot that players can choose as an opponent. */
export type Character = {
  readonly name: string;
  readonly level: BotLevel;
  readonly personality: Personality;
  /** How it likes to play; the Master's characters have none. */
  readonly habit: Habit | 'none';
};

export const CAST: readonly Character[] = [
  { name: 'Pip', level: 'beginner', personality: 'sunny', habit: 'sweeper' },
  { name: 'Lotte', level: 'beginner', personality: 'bold', habit: 'knocker' },
  { name: 'Nino', level: 'beginner', personality: 'gentle', habit: 'hoarder' },
  { name: 'Jonas', level: 'casual', personality: 'dry', habit: 'waiter' },
  { name: 'Mila', level: 'casual', personality: 'sunny', habit: 'gambler' },
  { name: 'Amélie', level: 'casual', personality: 'bold', habit: 'knocker' },
  { name: 'Ruth', level: 'sharp', personality: 'gentle', habit: 'counter' },
  { name: 'Matteo', level: 'sharp', personality: 'bold', habit: 'knocker' },
  { name: 'Henri', level: 'sharp', personality: 'dry', habit: 'hoarder' },
  { name: 'Ottilie', level: 'strong', personality: 'dry', habit: 'waiter' },
  { name: 'Bruno', level: 'strong', personality: 'gentle', habit: 'hoarder' },
  { name: 'Chiara', level: 'strong', personality: 'sunny', habit: 'gambler' },
  { name: 'Aurelia', level: 'master', personality: 'gentle', habit: 'none' },
  { name: 'Konrad', level: 'master', personality: 'dry', habit: 'none' },
  { name: 'Solène', level: 'master', personality: 'bold', habit: 'none' },
];

/** The personality of a bot by its name; a name outside the cast gets one derived from the name. */
export const personalityOf = (name: string): Personality =>
  CAST.find((character) => character.name === name)?.personality ??
  PERSONALITIES[below(seededRandom(name), PERSONALITIES.length)]!;

/** The habit of a bot; undefined for a name that is not in the cast of its level. */
export const habitOf = (name: string, level: BotLevel): Character['habit'] | undefined =>
  CAST.find((character) => character.name === name && character.level === level)?.habit;
