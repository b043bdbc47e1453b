import { below, seededRandom } from '@quando/rules';
import type { BotLevel } from './level.ts';

/** How somebody behaves at the table; it changes no decision. */
export const TEMPERS = ['sunny', 'dry', 'bold', 'gentle'] as const;

export type Temper = (typeof TEMPERS)[number];

/** Somebody to play against. */
export type Character = { readonly name: string; readonly level: BotLevel; readonly temper: Temper };

export const CAST: readonly Character[] = [
  { name: 'Pip', level: 'beginner', temper: 'sunny' },
  { name: 'Lotte', level: 'beginner', temper: 'bold' },
  { name: 'Nino', level: 'beginner', temper: 'gentle' },
  { name: 'Jonas', level: 'casual', temper: 'dry' },
  { name: 'Mila', level: 'casual', temper: 'sunny' },
  { name: 'Amélie', level: 'casual', temper: 'bold' },
  { name: 'Ruth', level: 'sharp', temper: 'gentle' },
  { name: 'Matteo', level: 'sharp', temper: 'bold' },
  { name: 'Henri', level: 'sharp', temper: 'dry' },
  { name: 'Ottilie', level: 'strong', temper: 'dry' },
  { name: 'Bruno', level: 'strong', temper: 'gentle' },
  { name: 'Chiara', level: 'strong', temper: 'sunny' },
  { name: 'Aurelia', level: 'master', temper: 'gentle' },
  { name: 'Konrad', level: 'master', temper: 'dry' },
  { name: 'Solène', level: 'master', temper: 'bold' },
];

/** The temper of somebody with this name; who is not of the cast has one all the same, and keeps it. */
export const temperOf = (name: string): Temper =>
  CAST.find((character) => character.name === name)?.temper ??
  TEMPERS[below(seededRandom(name), TEMPERS.length)]!;
