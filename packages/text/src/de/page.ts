import type { PageWords } from '../page-words.ts';

export const germanPage: PageWords = {
  description: 'Quando: ein Kartenspiel, bei dem jede Karte zwei Zahlen hat und du nur eine siehst.',
  needsScript: 'Quando braucht JavaScript. Bitte schalte es in deinem Browser ein.',
};
