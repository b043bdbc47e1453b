import { below, seededRandom } from '@quando/rules';
import type { SeatLevel } from './bot.ts';

/** How somebody behaves at the table; it changes no decision. */
export type Temper = 'sunny' | 'dry' | 'bold' | 'gentle';

/** Somebody to play against. */
export type Character = { readonly name: string; readonly level: SeatLevel; readonly temper: Temper };

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

/** A short remark, as a code for the text package. */
export type Remark =
  | 'triplet-played'
  | 'triplet-suffered'
  | 'knocked'
  | 'knock-right'
  | 'knock-punished'
  | 'only-zeros'
  | 'round-won'
  | 'game-won'
  | 'game-lost';

/** How likely each temper is to say something, out of 100. */
const TALKATIVE: Readonly<Record<Temper, number>> = { sunny: 70, bold: 60, gentle: 35, dry: 20 };

/** Whether a character says the remark this time; the same seed says the same. */
export const remarks = ({ temper }: Character, remark: Remark, seed: string): boolean =>
  below(seededRandom(`${seed} ${remark}`), 100) < TALKATIVE[temper];
