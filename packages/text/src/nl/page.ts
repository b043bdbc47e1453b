import type { PageWords } from '../page-words.ts';

export const dutchPage: PageWords = {
  description: 'Quando: een kaartspel waarin elke kaart twee getallen heeft, en jij er maar één ziet.',
  invitation: {
    title: 'Kom aan onze tafel: we spelen Quando',
    description: 'Open de link en ga zitten, zonder account en zonder installatie.',
  },
  needs: 'Quando heeft JavaScript nodig, en minstens Safari of iOS 15.4, Firefox 115 of Chrome 110.',
};
