import type { CardNumber } from '@quando/rules';
import type { Catalogue, EventWords } from '../catalogue.ts';
import { counted, listed } from '../counted.ts';
import { penaltySum } from '../penalty-sum.ts';
import type { Person } from '../person.ts';
import { sameSubject } from '../same-subject.ts';
import { faults, refusals } from './refusals.ts';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const list = listed('en-GB');
const cards = counted('en', { one: 'card', other: 'cards' });
const points = counted('en', { one: 'point', other: 'points' });

const does = (who: Person, you: string, other: string): string =>
  who === 'you' ? `You ${you}` : `${who.name} ${other}`;

const a = (number: CardNumber): string => (number === 8 ? `an ${number}` : `a ${number}`);

const same = (numbers: readonly CardNumber[]): string => `${COUNTS[numbers.length]} ${numbers[0]}s`;

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const events: EventWords = {
  dealt: (dealer, round, count) => `Round ${round}. ${does(dealer, 'deal', 'deals')} ${cards(count)} each.`,
  played: {
    single: (who, numbers) => `${does(who, 'play', 'plays')} ${a(numbers[0]!)}.`,
    equal: (who, numbers) => `${does(who, 'play', 'plays')} ${same(numbers)}.`,
    triplet: (who, numbers) => `Number triplet! ${does(who, 'play', 'plays')} ${same(numbers)}.`,
    straight: (who, numbers) => `${does(who, 'play', 'plays')} the straight ${numbers.join('-')}.`,
  },
  tookUp: (who, front, why) => {
    const side = front === 'hidden' ? 'visible side' : `visible ${front}`;
    return why === 'turn'
      ? `${does(who, 'take', 'takes')} the ${side}.`
      : `${does(who, 'have no zero and take', 'has no zero and takes')} the ${side}.`;
  },
  tookDown: (who, { front, back }, why) => {
    const verb =
      why === 'turn'
        ? does(who, 'turn', 'turns')
        : does(who, 'have no zero and turn', 'has no zero and turns');
    if (who === 'you' && front !== 'hidden') return `${verb} the card over: it is ${a(front)}.`;
    return back === 'hidden' ? `${verb} the card on the pile over.` : `${verb} the ${back} on the pile over.`;
  },
  playedAndDrew: (who, play, draw) => sameSubject(play, draw, who === 'you' ? 'You' : who.name, 'and'),
  flipped: (who, front) => {
    const action = `${does(who, 'turn', 'turns')} a zero over`;
    return front === 'hidden' ? `${action}.` : `${action}: it is ${a(front)} now.`;
  },
  skipped: (who) => `No card is left to draw: ${who === 'you' ? 'you draw' : `${who.name} draws`} nothing.`,
  pileTurned: 'The draw pile is used up: the discard pile is turned over.',
  knocked: (who) => `${does(who, 'knock', 'knocks')}: last round!`,
  passed: (who) => `${does(who, 'pass', 'passes')}.`,
  won: (winners) => {
    if (winners.length === 1) return `${does(winners[0]!, 'win', 'wins')} the game!`;
    return `${capitalised(list(winners.map((who) => (who === 'you' ? 'you' : who.name))))} win the game!`;
  },
};

export const english: Catalogue = {
  language: 'en',
  typeset: (sentence) => sentence,
  list,
  cards,
  points,
  you: 'you',
  events,
  groups: {
    single: (numbers) => `One ${numbers[0]}`,
    equal: (numbers) => capitalised(same(numbers)),
    triplet: (numbers) => `Triplet of ${numbers[0]}s!`,
    straight: (numbers) => `Straight ${numbers.join('-')}`,
  },
  results: {
    over: { knock: 'The round is over.', zeros: 'Only zeros! The round is over.' },
    scoreReasons: {
      lowest: () => 'lowest sum',
      tied: () => 'tied for the lowest',
      counted: () => 'the sum counts',
      'knocker-alone': () => 'lowest sum, no tie',
      'knocker-tied': (sum, score) => `tied for the lowest: ${penaltySum(sum, score)}`,
      'knocker-beaten': (sum, score) => `not the lowest: ${penaltySum(sum, score)}`,
    },
    knocker: (who, scoreReason) => `${does(who, 'knocked', 'knocked')}, ${scoreReason}.`,
    scores: (items) => `Points: ${items}.`,
  },
  prompts: {
    turn: (who) => (who === 'you' ? 'Your turn.' : `It is ${who.name}’s turn.`),
    draw: (who) => (who === 'you' ? 'Now you draw.' : `${who.name} is drawing.`),
    penalty: (who) => (who === 'you' ? 'Triplet!' : `Triplet! Now it is up to ${who.name}.`),
    lastRound: 'Last round!',
    noZero: 'You have no zero.',
    roundOver: 'The round is over.',
    gameOver: 'The game is over.',
    take: (up) => `Take the ${up}, or turn the card over.`,
    may: {
      play: 'Play a straight, or cards with the same number.',
      'play-or-knock': 'Play a straight or cards with the same number, or knock.',
      'play-or-pass': 'Play a straight or cards with the same number, or pass.',
      draw: 'Take the visible side, or turn the card over.',
      flip: 'Turn one of your zeros over.',
    },
  },
  refusals,
  faults,
};
