import { counted } from '../counted.ts';
import type { HintWords } from '../hint-words.ts';
import { typesetAll } from './typeset.ts';

const points = counted('fr', { one: 'point', other: 'points' });
const number = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });

const often = (chance: number): string => `${Math.round(chance * 100)} fois sur 100`;

export const frenchHint: HintWords = typesetAll<HintWords>({
  title: 'Moi, je ferais ça',
  thinking: 'Je réfléchis',
  flip: (back) => (back === 'hidden' ? 'Retourner un zéro' : `Retourner le zéro qui cache le ${back}`),
  choose: 'Choisir ces cartes',
  ahead: (lead) => `Dans cette manche, cela fait environ ${points(lead)} de mieux que le reste.`,
  nearlyEven: 'Autre chose serait presque aussi bien ici.',
  source: 'Je ne sais que ce que tu as vu.',
  reasons: {
    'only-choice': () => 'On ne peut rien faire d’autre maintenant.',
    'only-zeros': () => 'Tu n’as alors plus que des zéros, et la manche s’arrête tout de suite.',
    'least-harm': () => 'Rien n’est vraiment bon ici. C’est ce qui coûte le moins.',
    'knock-now': ({ aloneLowest, sum }) =>
      `Avec ${points(sum)}, tu as le plus petit total ${often(aloneLowest)}.`,
    wait: ({ aloneLowest, sum }) =>
      `Ne frappe pas encore : avec ${points(sum)}, tu n’aurais le plus petit total que ${often(aloneLowest)}.`,
    triplet: () => 'C’est une triplette : tous les autres ont un gage.',
    'hold-for-triplet': ({ number: third }) =>
      `Il y a un ${third} sur la pile de pioche. Avec tes deux, il fait une triplette.`,
    'keeps-shape': ({ number: played }) => `Le ${played} ne te manquera pas. Le reste va bien ensemble.`,
    'makes-straight': ({ number: drawn }) => `Avec le ${drawn}, tu as une série.`,
    'sheds-most': ({ sum }) => `Tu te débarrasses de ${points(sum)} d’un seul coup.`,
    completes: ({ number: drawn }) => `Tu as déjà un ${drawn}. Plus tard, tu pourras les jouer ensemble.`,
    remembered: ({ number: drawn, other }) => `Tu l’as déjà vu : sous le ${other}, il y a un ${drawn}.`,
    'low-side': ({ number: up, other }) =>
      `Le ${up} est petit. L’autre face montre ${number.format(other)} en moyenne.`,
    'better-unseen': ({ number: up, other }) =>
      `Le ${up} coûte cher. L’autre face montre ${number.format(other)} en moyenne.`,
    'stand-pat': ({ sum }) => `Tu as ${points(sum)}. Un coup de plus n’en enlèvera presque pas.`,
  },
});
