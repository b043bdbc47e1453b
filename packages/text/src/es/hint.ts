import { counted } from '../counted.ts';
import type { HintWords } from '../hint-words.ts';

const points = counted('es', { one: 'punto', other: 'puntos' });
const times = counted('es', { one: 'vez', other: 'veces' });
const number = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

const often = (chance: number): string => `${times(Math.round(chance * 100))} de cada 100`;

export const spanishHint: HintWords = {
  title: 'Yo haría esto',
  thinking: 'Déjame pensar',
  flip: (back) =>
    back === 'hidden' ? 'Dar la vuelta a un cero' : `Dar la vuelta al cero que tiene un ${back} detrás`,
  choose: 'Elegir estas cartas',
  ahead: (lead) => `En esta ronda es alrededor de ${points(lead)} mejor que lo demás.`,
  nearlyEven: 'Otra cosa sería casi igual de buena.',
  source: 'Solo sé lo que tú has visto.',
  reasons: {
    'only-choice': () => 'Ahora no se puede hacer otra cosa.',
    'only-zeros': () => 'Así solo te quedan ceros, y la ronda acaba al momento.',
    'least-harm': () => 'Aquí nada es bueno de verdad. Esto es lo que menos daña.',
    'knock-now': ({ aloneLowest, sum }) =>
      `Con ${points(sum)} tienes menos que todos los demás ${often(aloneLowest)}.`,
    wait: ({ aloneLowest, sum }) =>
      `No golpees todavía: con ${points(sum)} tendrías menos que todos los demás solo ${often(aloneLowest)}.`,
    triplet: () => 'Es un trío de números: a todos los demás les toca una acción de castigo.',
    'hold-for-triplet': ({ number: third }) =>
      `En el mazo hay un ${third}. Con tus dos será un trío de números.`,
    'keeps-shape': ({ number: played }) => `El ${played} no te hace falta. Lo demás va bien junto.`,
    'makes-straight': ({ number: drawn }) => `Con el ${drawn} tienes una escalera.`,
    'sheds-most': ({ sum }) => `Así te libras de ${points(sum)} de una vez.`,
    completes: ({ number: drawn }) => `Ya tienes un ${drawn}. Más tarde podrás jugarlos juntos.`,
    remembered: ({ number: drawn, other }) => `Ya lo has visto: debajo del ${other} hay un ${drawn}.`,
    'low-side': ({ number: up, other }) =>
      `El ${up} es bajo. El otro lado muestra ${number.format(other)} de media.`,
    'better-unseen': ({ number: up, other }) =>
      `El ${up} sale caro. El otro lado muestra ${number.format(other)} de media.`,
    'stand-pat': ({ sum }) => `Tienes ${points(sum)}. Con otro turno apenas bajarán.`,
  },
};
