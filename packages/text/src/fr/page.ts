import type { PageWords } from '../page-words.ts';

export const frenchPage: PageWords = {
  description: 'Quando : un jeu de cartes où chaque carte a deux nombres, et tu n’en vois qu’un.',
  needsScript: 'Quando a besoin de JavaScript. Active-le dans ton navigateur.',
};
