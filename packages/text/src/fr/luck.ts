import { counted } from '../counted.ts';
import type { LuckWords } from '../luck-words.ts';
import { typesetAll } from './typeset.ts';

const mistakes = counted('fr', { one: 'erreur', other: 'erreurs' });

export const frenchLuck: LuckWords = typesetAll<LuckWords>({
  title: 'Chance et talent',
  parts: {
    start: 'Chances au départ',
    deals: 'Chance à la donne',
    draws: 'Chance à la pioche',
    own: 'Décisions personnelles',
    others: 'Décisions des autres',
    result: 'Résultat',
    known: 'cela pouvait se savoir',
    unseen: 'cela ne pouvait pas se voir',
  },
  error: (points) => `à ${points} près`,
  verdicts: {
    won: {
      clean: {
        good: 'Tu as bien joué, et la chance était de ton côté.',
        bad: 'Tu as si bien joué que même la malchance n’a pas pu t’arrêter.',
        even: 'Tu as bien joué et gagné. La chance n’a presque pas compté.',
        unclear: 'Tu as gagné sans erreur nette. Difficile de dire quel rôle la chance a joué.',
      },
      flawed: {
        good: (count) => `La chance a compensé ${mistakes(count)}.`,
        bad: (count) => `Tu as gagné malgré la malchance et ${mistakes(count)}.`,
        even: (count) => `Tu as gagné malgré ${mistakes(count)}. La chance n’a presque pas compté.`,
        unclear: (count) =>
          `Tu as gagné malgré ${mistakes(count)}. Difficile de dire quel rôle la chance a joué.`,
      },
    },
    lost: {
      clean: {
        good: 'Tu n’as pas fait d’erreur nette et tu as eu de la chance. Cette fois, cela n’a pas suffi.',
        bad: 'Tu as bien joué et tu n’as pas eu de chance.',
        even: 'Tu n’as pas fait d’erreur nette, et la chance n’a presque pas compté. Cette fois, cela n’a pas suffi.',
        unclear: 'Tu n’as pas fait d’erreur nette. Était-ce de la malchance ? C’est difficile à dire.',
      },
      flawed: {
        good: (count) => `Tu as eu de la chance, mais pas assez pour compenser ${mistakes(count)}.`,
        bad: (count) => `De la malchance et ${mistakes(count)} : ensemble, c’était trop.`,
        even: (count) => `La chance n’a presque pas compté : tout s’est joué sur ${mistakes(count)}.`,
        unclear: (count) =>
          `Tu as perdu avec ${mistakes(count)}. La malchance y est-elle pour quelque chose ? C’est difficile à dire.`,
      },
    },
    open: {
      clean: {
        good: 'Tu as bien joué cette manche, et la chance était de ton côté.',
        bad: 'Tu as bien joué cette manche et tu n’as pas eu de chance.',
        even: 'Tu as bien joué cette manche. La chance n’a presque pas compté.',
        unclear: 'Tu as joué cette manche sans erreur nette. Difficile de dire quel rôle la chance a joué.',
      },
      flawed: {
        good: (count) => `Tu as eu de la chance dans cette manche, malgré ${mistakes(count)}.`,
        bad: (count) => `Tu n’as pas eu de chance dans cette manche et tu as fait ${mistakes(count)}.`,
        even: (count) => `Tu as fait ${mistakes(count)} dans cette manche. La chance n’a presque pas compté.`,
        unclear: (count) =>
          `Tu as fait ${mistakes(count)} dans cette manche. Difficile de dire quel rôle la chance a joué.`,
      },
    },
  },
});
