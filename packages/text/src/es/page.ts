import type { PageWords } from '../page-words.ts';

export const spanishPage: PageWords = {
  description: 'Quando: un juego de cartas en el que cada carta tiene dos números y tú solo ves uno.',
  invitation: {
    title: 'Ven a nuestra mesa: jugamos a Quando',
    description: 'Abre el enlace y siéntate, sin cuenta y sin instalar nada.',
  },
  needs: 'Quando necesita JavaScript, y al menos Safari o iOS 15.4, Firefox 115 o Chrome 110.',
};
