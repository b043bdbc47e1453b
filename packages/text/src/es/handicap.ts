import type { CardNumber } from '@quando/rules';
import { counted } from '../counted.ts';
import type { HandicapWords } from '../handicap-words.ts';

const points = counted('es', { one: 'punto', other: 'puntos' });
const hints = counted('es', { one: 'pista', other: 'pistas' });
const either = (numbers: readonly CardNumber[]): string => numbers.map((n) => `un ${n}`).join(' o ');

export const spanishHandicap: HandicapWords = {
  title: 'Las mismas opciones para todos',
  about: 'Ventaja y ayuda, para que cualquiera pueda ganar.',
  asYouAre: 'Tal como sois',
  withHelp: 'Con estas ayudas',
  perHundred: 'de 100 partidas',
  wins: (name, games) => `${name} gana ${games} de 100 partidas`,
  unknown: 'Jugad tres rondas juntos y entonces podré calcular.',
  assumed: (names) =>
    `${names}: nivel aún desconocido, solo supuesto. Jugad tres rondas y entonces podré calcular.`,
  headStart: 'Ventaja',
  noHeadStart: 'sin ventaja',
  free: (count) => `${points(count)} de ventaja`,
  less: (name) => `Menos puntos de ventaja para ${name}`,
  more: (name) => `Más puntos de ventaja para ${name}`,
  help: (name, level) => `Ayuda para ${name}: ${level}`,
  assists: {
    none: 'sin ayuda',
    sides: 'lados recordados',
    numbers: 'lados recordados y lo que falta',
    chances: 'probabilidad de los lados ocultos',
    hints: 'tres pistas por ronda',
    advice: 'consejo en todo momento',
  },
  propose: 'Proponer ventajas',
  without: 'Sin ayudas',
  done: 'Jugar así',
  reckoning: (total, free) => `${total}, ${free} de ventaja`,
  netWins: 'Al final se resta la ventaja. Gana quien entonces tenga menos puntos.',
  unrated: 'No cuenta para el nivel de juego.',
  hintsLeft: (count) => `${count === 1 ? 'queda' : 'quedan'} ${hints(count)}`,
  board: {
    pile: {
      lower: 'la mayoría son más bajas',
      half: 'la mitad son más bajas',
      higher: 'la mayoría son más altas',
    },
    pileFor: (up, phrase) => `Arriba hay ${up}: ${phrase}`,
    maybeZero: 'bien puede ser un cero',
    behind: (number) => `Detrás de tu ${number}`,
    likely: (numbers) => `hay seguramente ${either(numbers)}.`,
    why: 'Las barras cuentan las cartas que aún no has visto.',
    look: (number) => `¿Qué hay detrás del ${number}?`,
    bar: (number, inTen) => `${number}: ${inTen} de cada 10`,
  },
};
