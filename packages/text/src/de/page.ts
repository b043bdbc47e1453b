import type { PageWords } from '../page-words.ts';

export const germanPage: PageWords = {
  description: 'Quando: ein Kartenspiel, bei dem jede Karte zwei Zahlen hat und du nur eine siehst.',
  invitation: {
    title: 'Komm an unseren Tisch: Wir spielen Quando',
    description: 'Tipp auf den Link und setz dich dazu, ohne Konto und ohne Installation.',
  },
  needs: 'Quando braucht JavaScript und mindestens Safari oder iOS 15.4, Firefox 115 oder Chrome 110.',
};
