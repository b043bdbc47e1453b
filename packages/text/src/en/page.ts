import type { PageWords } from '../page-words.ts';

export const englishPage: PageWords = {
  description: 'Quando: a card game in which every card has two numbers, and you see only one.',
  needsScript: 'Quando needs JavaScript. Please turn it on in your browser.',
};
