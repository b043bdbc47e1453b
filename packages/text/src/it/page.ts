import type { PageWords } from '../page-words.ts';

export const italianPage: PageWords = {
  description: 'Quando: un gioco di carte in cui ogni carta ha due numeri e tu ne vedi uno solo.',
  needsScript: 'Quando ha bisogno di JavaScript. Attivalo nel tuo browser.',
};
