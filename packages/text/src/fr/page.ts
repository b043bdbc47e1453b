import type { PageWords } from '../page-words.ts';
import { typesetAll } from './typeset.ts';

export const frenchPage: PageWords = typesetAll({
  description: 'Quando : un jeu de cartes où chaque carte a deux valeurs, et tu n’en vois qu’une.',
  invitation: {
    title: 'Viens à notre table : on joue à Quando',
    description: 'Ouvre le lien et assieds-toi, sans compte ni installation.',
  },
  needs: 'Quando a besoin de JavaScript et au moins de Safari ou iOS 15.4, de Firefox 115 ou de Chrome 110.',
});
