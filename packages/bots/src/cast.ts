import { below, seededRandom } from '@quando/rules';
import type { BotLevel } from './level.ts';

/** How a bot talks; it has no influence on how it plays. */
export const PERSONALITIES = ['sunny', 'dry', 'bold', 'gentle'] as const;

export type Personality = (typeof PERSONALITIES)[number];

/** A bot that players can choose as an opponent. */
export type Character = {
  readonly name: string;
  readonly level: BotLevel;
  readonly personality: Personality;
};

export const CAST: readonly Character[] = [
  { name: 'Pip', level: 'beginner', personality: 'sunny' },
  { name: 'Lotte', level: 'beginner', personality: 'bold' },
  { name: 'Nino', level: 'beginner', personality: 'gentle' },
  { name: 'Jonas', level: 'casual', personality: 'dry' },
  { name: 'Mila', level: 'casual', personality: 'sunny' },
  { name: 'Amélie', level: 'casual', personality: 'bold' },
  { name: 'Ruth', level: 'sharp', personality: 'gentle' },
  { name: 'Matteo', level: 'sharp', personality: 'bold' },
  { name: 'Henri', level: 'sharp', personality: 'dry' },
  { name: 'Ottilie', level: 'strong', personality: 'dry' },
  { name: 'Bruno', level: 'strong', personality: 'gentle' },
  { name: 'Chiara', level: 'strong', personality: 'sunny' },
  { name: 'Aurelia', level: 'master', personality: 'gentle' },
  { name: 'Konrad', level: 'master', personality: 'dry' },
  { name: 'Solène', level: 'master', personality: 'bold' },
];

/** The personality of a bot by its name; a name outside the cast gets one derived from the name. */
export const personalityOf = (name: string): Personality =>
  CAST.find((character) => character.name === name)?.personality ??
  PERSONALITIES[below(seededRandom(name), PERSONALITIES.length)]!;
