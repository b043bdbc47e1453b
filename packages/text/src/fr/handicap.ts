import type { CardNumber } from '@quando/rules';
import { counted } from '../counted.ts';
import type { HandicapWords } from '../handicap-words.ts';
import { typesetAll } from './typeset.ts';

const points = counted('fr', { one: 'point', other: 'points' });
const games = counted('fr', { one: 'partie', other: 'parties' });
const hints = counted('fr', { one: 'conseil', other: 'conseils' });
const either = (numbers: readonly CardNumber[]): string => numbers.map((n) => `un ${n}`).join(' ou ');

export const frenchHandicap: HandicapWords = typesetAll<HandicapWords>({
  title: 'Les mêmes chances pour tout le monde',
  about: 'De l’avance et de l’aide, pour que tout le monde puisse gagner.',
  asYouAre: 'Sans avance ni aide',
  withHelp: 'Avec ces aides',
  perHundred: 'sur 100 parties',
  wins: (name, count) => `${name} gagne ${games(count)} sur 100`,
  unknown: 'Jouez trois manches ensemble, puis je pourrai estimer.',
  assumed: (names) =>
    `${names} : niveau encore inconnu, seulement supposé. Jouez trois manches, puis je pourrai estimer.`,
  headStart: 'Avance',
  noHeadStart: 'pas d’avance',
  free: (count) => `${points(count)} d’avance`,
  less: (name) => `Moins de points d’avance pour ${name}`,
  more: (name) => `Plus de points d’avance pour ${name}`,
  help: (name, level) => `Aide pour ${name} : ${level}`,
  assists: {
    none: 'aucune aide',
    sides: 'faces retenues',
    numbers: 'faces retenues et ce qui reste',
    chances: 'chances des faces cachées',
    hints: 'trois conseils par manche',
    advice: 'un conseil à tout moment',
  },
  propose: 'Proposer une avance',
  without: 'Sans',
  done: 'Jouer ainsi',
  reckoning: (total, free) => `${total}, dont ${free} d’avance`,
  netWins: 'À la fin, l’avance est retirée. La personne qui a alors le moins de points gagne.',
  unrated: 'Ne compte pas pour le niveau de jeu.',
  hintsLeft: (count) => `encore ${hints(count)}`,
  board: {
    pile: {
      lower: 'la plupart sont plus petites',
      half: 'la moitié sont plus petites',
      higher: 'la plupart sont plus grandes',
    },
    pileFor: (up, phrase) => `Sur la pioche : ${up}, ${phrase}`,
    maybeZero: 'est peut-être un zéro',
    behind: (number) => `Derrière ton ${number}`,
    likely: (numbers) => `il y a sans doute ${either(numbers)}.`,
    why: 'Les barres comptent les cartes que tu n’as pas encore vues.',
    look: (number) => `Qu’y a-t-il derrière le ${number} ?`,
    bar: (number, inTen) => `${number} : ${inTen} sur 10`,
  },
});
