import type { PageWords } from '../page-words.ts';

export const italianPage: PageWords = {
  description: 'Quando: un gioco di carte in cui ogni carta ha due numeri e tu ne vedi uno solo.',
  invitation: {
    title: 'Vieni al nostro tavolo: giochiamo a Quando',
    description: 'Apri il link e siediti, senza account e senza installare nulla.',
  },
  needs: 'Quando ha bisogno di JavaScript e almeno di Safari o iOS 15.4, di Firefox 115 o di Chrome 110.',
};
