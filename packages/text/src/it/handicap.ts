import type { CardNumber } from '@quando/rules';
import { counted } from '../counted.ts';
import type { HandicapWords } from '../handicap-words.ts';
import { one, the } from './card-number.ts';

const points = counted('it', { one: 'punto', other: 'punti' });
const games = counted('it', { one: 'partita', other: 'partite' });
const hints = counted('it', { one: 'suggerimento', other: 'suggerimenti' });
const either = (numbers: readonly CardNumber[]): string => numbers.map(one).join(' o ');

export const italianHandicap: HandicapWords = {
  title: 'Stesse possibilità per tutti',
  about: 'Vantaggio e aiuti, così tutti possono vincere.',
  asYouAre: 'Così come siete',
  withHelp: 'Con questi aiuti',
  perHundred: 'su 100 partite',
  wins: (name, count) => `${name} vince ${games(count)} su 100`,
  unknown: 'Giocate tre turni insieme, poi potrò stimare.',
  assumed: (names) => `${names}: forza ancora ignota, solo supposta. Giocate tre turni, poi potrò stimare.`,
  headStart: 'Vantaggio',
  noHeadStart: 'nessun vantaggio',
  free: (count) => `${points(count)} di vantaggio`,
  less: (name) => `Meno punti di vantaggio per ${name}`,
  more: (name) => `Più punti di vantaggio per ${name}`,
  help: (name, level) => `Aiuto per ${name}: ${level}`,
  assists: {
    none: 'nessun aiuto',
    sides: 'lati ricordati',
    numbers: 'lati ricordati e ciò che manca',
    chances: 'probabilità dei lati nascosti',
    hints: 'tre suggerimenti a turno',
    advice: 'consigli in ogni momento',
  },
  propose: 'Proponi il vantaggio',
  without: 'Senza',
  done: 'Giochiamo così',
  reckoning: (total, free) => `${total}, di cui ${free} di vantaggio`,
  netWins: 'Alla fine il vantaggio viene tolto. Vince chi allora ha meno punti.',
  unrated: 'Non conta per la forza di gioco.',
  hintsLeft: (count) => `ancora ${hints(count)}`,
  board: {
    pile: {
      lower: 'la maggior parte è più bassa',
      half: 'la metà è più bassa',
      higher: 'la maggior parte è più alta',
    },
    pileFor: (up, phrase) => `In cima c’è ${one(up)}: ${phrase}`,
    maybeZero: 'può ben essere uno zero',
    behind: (number) => `Dietro il tuo ${number}`,
    likely: (numbers) => `c’è probabilmente ${either(numbers)}.`,
    why: 'Le barre contano le carte che non hai ancora visto.',
    look: (number) => `Che cosa c’è dietro ${the(number)}?`,
    bar: (number, inTen) => `${number}: ${inTen} volte su 10`,
  },
};
