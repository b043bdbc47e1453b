import type { PageWords } from '../page-words.ts';

export const englishPage: PageWords = {
  description: 'Quando: a card game in which every card has two numbers, and you see only one.',
  invitation: {
    title: 'Come to our table: we are playing Quando',
    description: 'Tap the link and sit down, with no account and nothing to install.',
  },
  needs: 'Quando needs JavaScript, and at least Safari or iOS 15.4, Firefox 115 or Chrome 110.',
};
