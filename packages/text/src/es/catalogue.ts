import type { CardNumber } from '@quando/rules';
import type { Catalogue, EventWords } from '../catalogue.ts';
import { counted, listed } from '../counted.ts';
import { penaltySum } from '../penalty-sum.ts';
import type { Person } from '../person.ts';
import { sameSubject } from '../same-subject.ts';
import { faults, refusals } from './refusals.ts';

const COUNTS = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

const list = listed('es');
const cards = counted('es', { one: 'carta', other: 'cartas' });
const points = counted('es', { one: 'punto', other: 'puntos' });

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Spanish needs no word for "you": the verb says it. */
const does = (who: Person, you: string, other: string): string =>
  who === 'you' ? capitalised(you) : `${who.name} ${other}`;

const same = (numbers: readonly CardNumber[]): string => `${COUNTS[numbers.length]} ${numbers[0]}`;

const events: EventWords = {
  dealt: (dealer, round, count) =>
    `Ronda ${round}. ${does(dealer, 'repartes', 'reparte')} ${cards(count)} a cada uno.`,
  played: {
    single: (who, numbers) => `${does(who, 'juegas', 'juega')} un ${numbers[0]}.`,
    equal: (who, numbers) => `${does(who, 'juegas', 'juega')} ${same(numbers)}.`,
    triplet: (who, numbers) => `¡Trío de números! ${does(who, 'juegas', 'juega')} ${same(numbers)}.`,
    straight: (who, numbers) => `${does(who, 'juegas', 'juega')} la escalera ${numbers.join('-')}.`,
  },
  tookUp: (who, front, why) => {
    const side = front === 'hidden' ? 'el lado visible' : `el ${front} visible`;
    return why === 'turn'
      ? `${does(who, 'tomas', 'toma')} ${side}.`
      : `${does(who, 'no tienes ceros y tomas', 'no tiene ceros y toma')} ${side}.`;
  },
  tookDown: (who, { front, back }, why) => {
    const verb =
      why === 'turn'
        ? does(who, 'das la vuelta', 'da la vuelta')
        : does(who, 'no tienes ceros y das la vuelta', 'no tiene ceros y da la vuelta');
    if (who === 'you' && front !== 'hidden') return `${verb} a la carta: es un ${front}.`;
    return `${verb} ${back === 'hidden' ? 'a la carta' : `al ${back}`} del mazo.`;
  },
  playedAndDrew: (who, play, draw) => sameSubject(play, draw, who === 'you' ? '' : who.name, 'y'),
  flipped: (who, front) => {
    const action = `${does(who, 'das la vuelta', 'da la vuelta')} a un cero`;
    return front === 'hidden' ? `${action}.` : `${action}: ahora es un ${front}.`;
  },
  skipped: (who) => `No quedan cartas: ${who === 'you' ? 'no robas' : `${who.name} no roba`} nada.`,
  pileTurned: 'El mazo se ha acabado: se da la vuelta a los descartes.',
  knocked: (who) => `${does(who, 'golpeas', 'golpea')}: ¡última vuelta!`,
  passed: (who) => `${does(who, 'pasas', 'pasa')}.`,
  won: (winners) => {
    if (winners.length === 1) return `¡${does(winners[0]!, 'ganas', 'gana')} la partida!`;
    const others = winners.flatMap((who) => (who === 'you' ? [] : [who.name]));
    if (winners.includes('you')) return `¡${list([...others, 'tú'])} ganáis la partida!`;
    return `¡${list(others)} ganan la partida!`;
  },
};

export const spanish: Catalogue = {
  language: 'es',
  typeset: (sentence) => sentence,
  list,
  cards,
  points,
  you: 'tú',
  events,
  groups: {
    single: (numbers) => `Un ${numbers[0]}`,
    equal: (numbers) => capitalised(same(numbers)),
    triplet: (numbers) => `¡Trío de números: tres ${numbers[0]}!`,
    straight: (numbers) => `Escalera ${numbers.join('-')}`,
  },
  results: {
    over: { knock: 'La ronda ha terminado.', zeros: '¡Solo ceros! La ronda ha terminado.' },
    scoreReasons: {
      lowest: () => 'la suma más baja',
      tied: () => 'también la suma más baja',
      counted: () => 'cuenta la suma',
      'knocker-alone': () => 'única suma más baja',
      'knocker-tied': (sum, score) => `la suma más baja, pero empatada: ${penaltySum(sum, score)}`,
      'knocker-beaten': (sum, score) => `no es la suma más baja: ${penaltySum(sum, score)}`,
    },
    knocker: (who, scoreReason) => `${does(who, 'has golpeado', 'ha golpeado')}, ${scoreReason}.`,
    scores: (items) => `Puntos: ${items}.`,
  },
  prompts: {
    turn: (who) => (who === 'you' ? 'Te toca.' : `Le toca a ${who.name}.`),
    draw: (who) => (who === 'you' ? 'Ahora roba.' : `${who.name} roba una carta.`),
    penalty: (who) =>
      who === 'you' ? '¡Trío de números!' : `¡Trío de números! Ahora le toca a ${who.name}.`,
    lastRound: '¡Última vuelta!',
    noZero: 'No tienes ceros.',
    roundOver: 'La ronda ha terminado.',
    gameOver: 'La partida ha terminado.',
    take: (up) => `Toma el ${up} o dale la vuelta a la carta.`,
    may: {
      play: 'Juega una escalera o números iguales.',
      'play-or-knock': 'Juega una escalera o números iguales, o golpea.',
      'play-or-pass': 'Juega una escalera o números iguales, o pasa.',
      draw: 'Toma el lado visible o dale la vuelta a la carta.',
      flip: 'Dale la vuelta a uno de tus ceros.',
    },
  },
  refusals,
  faults,
};
