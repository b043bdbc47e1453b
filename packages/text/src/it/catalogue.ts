import type { CardNumber } from '@quando/rules';
import type { Catalogue, EventWords } from '../catalogue.ts';
import { counted, listed } from '../counted.ts';
import { penaltySum } from '../penalty-sum.ts';
import type { Person } from '../person.ts';
import { sameSubject } from '../same-subject.ts';
import { faults, refusals } from './refusals.ts';
import { to } from './preposition.ts';

const COUNTS = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];

const list = listed('it');
const cards = counted('it', { one: 'carta', other: 'carte' });
const points = counted('it', { one: 'punto', other: 'punti' });

/** Italian needs no word for "you": the verb says it. */
const does = (who: Person, you: string, other: string): string =>
  who === 'you' ? capitalised(you) : `${who.name} ${other}`;

const a = (number: CardNumber): string => `${number === 0 ? 'uno' : 'un'} ${number}`;

const the = (number: CardNumber): string => {
  if (number === 0) return 'lo 0';
  return number === 1 || number === 8 ? `l’${number}` : `il ${number}`;
};

const same = (numbers: readonly CardNumber[]): string => `${COUNTS[numbers.length]} ${numbers[0]}`;

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const events: EventWords = {
  dealt: (dealer, round, count) => `Turno ${round}. ${does(dealer, 'dai', 'dà')} ${cards(count)} a testa.`,
  played: {
    single: (who, numbers) => `${does(who, 'giochi', 'gioca')} ${a(numbers[0]!)}.`,
    equal: (who, numbers) => `${does(who, 'giochi', 'gioca')} ${same(numbers)}.`,
    triplet: (who, numbers) => `Terna di numeri! ${does(who, 'giochi', 'gioca')} ${same(numbers)}.`,
    straight: (who, numbers) => `${does(who, 'giochi', 'gioca')} la scala ${numbers.join('-')}.`,
  },
  tookUp: (who, front, why) => {
    const side = front === 'hidden' ? 'il lato visibile' : `${the(front)} visibile`;
    return why === 'turn'
      ? `${does(who, 'prendi', 'prende')} ${side}.`
      : `${does(who, 'non hai zeri e prendi', 'non ha zeri e prende')} ${side}.`;
  },
  tookDown: (who, { front, back }, why) => {
    const verb =
      why === 'turn' ? does(who, 'giri', 'gira') : does(who, 'non hai zeri e giri', 'non ha zeri e gira');
    if (who === 'you' && front !== 'hidden') return `${verb} la carta: è ${a(front)}.`;
    return `${verb} ${back === 'hidden' ? 'la carta' : the(back)} del mazzo.`;
  },
  playedAndDrew: (who, play, draw) => sameSubject(play, draw, who === 'you' ? '' : who.name, 'e'),
  flipped: (who, front) => {
    const action = `${does(who, 'giri', 'gira')} uno zero`;
    return front === 'hidden' ? `${action}.` : `${action}: ora è ${a(front)}.`;
  },
  skipped: (who) => `Non ci sono più carte: ${who === 'you' ? 'non peschi' : `${who.name} non pesca`} nulla.`,
  pileTurned: 'Il mazzo è finito: si gira il mazzo degli scarti.',
  knocked: (who) => `${does(who, 'bussi', 'bussa')}: ultimo giro!`,
  passed: (who) => `${does(who, 'passi', 'passa')}.`,
  won: (winners) => {
    if (winners.length === 1) return `${does(winners[0]!, 'vinci', 'vince')} la partita!`;
    const names = list(winners.map((who) => (who === 'you' ? 'tu' : who.name)));
    return winners.includes('you')
      ? `${capitalised(names)} vincete la partita!`
      : `${names} vincono la partita!`;
  },
};

export const italian: Catalogue = {
  language: 'it',
  typeset: (sentence) => sentence,
  list,
  cards,
  points,
  you: 'tu',
  events,
  groups: {
    single: (numbers) => capitalised(a(numbers[0]!)),
    equal: (numbers) => capitalised(same(numbers)),
    triplet: (numbers) => `Terna di numeri: tre ${numbers[0]}!`,
    straight: (numbers) => `Scala ${numbers.join('-')}`,
  },
  results: {
    over: { knock: 'Il turno è finito.', zeros: 'Solo zeri! Il turno è finito.' },
    scoreReasons: {
      lowest: () => 'somma più bassa',
      tied: () => 'anche la somma più bassa',
      counted: () => 'conta la somma',
      'knocker-alone': () => 'unica somma più bassa',
      'knocker-tied': (sum, score) => `somma più bassa, ma a pari merito: ${penaltySum(sum, score)}`,
      'knocker-beaten': (sum, score) => `non la somma più bassa: ${penaltySum(sum, score)}`,
    },
    knocker: (who, scoreReason) => `${does(who, 'hai bussato', 'ha bussato')}, ${scoreReason}.`,
    scores: (items) => `Punti: ${items}.`,
  },
  prompts: {
    turn: (who) => (who === 'you' ? 'Tocca a te.' : `Tocca ${to(who.name)}.`),
    draw: (who) => (who === 'you' ? 'Ora pesca.' : `${who.name} pesca una carta.`),
    penalty: (who) => (who === 'you' ? 'Terna di numeri!' : `Terna di numeri! Ora tocca ${to(who.name)}.`),
    lastRound: 'Ultimo giro!',
    noZero: 'Non hai zeri.',
    roundOver: 'Il turno è finito.',
    gameOver: 'La partita è finita.',
    take: (up) => `Prendi ${the(up)} o gira la carta.`,
    may: {
      play: 'Gioca una scala o numeri uguali.',
      'play-or-knock': 'Gioca una scala o numeri uguali, oppure bussa.',
      'play-or-pass': 'Gioca una scala o numeri uguali, oppure passa.',
      draw: 'Prendi il lato visibile o gira la carta.',
      flip: 'Gira uno dei tuoi zeri.',
    },
  },
  refusals,
  faults,
};
