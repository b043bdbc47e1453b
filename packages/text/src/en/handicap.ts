import type { CardNumber } from '@quando/rules';
import { counted } from '../counted.ts';
import type { HandicapWords } from '../handicap-words.ts';
import { a } from './card-number.ts';

const points = counted('en', { one: 'point', other: 'points' });
const hints = counted('en', { one: 'hint', other: 'hints' });
const either = (numbers: readonly CardNumber[]): string => numbers.map(a).join(' or ');

export const englishHandicap: HandicapWords = {
  title: 'The same chance for everyone',
  about: 'Head starts and help, so that everybody can win.',
  asYouAre: 'As you are',
  withHelp: 'With this help',
  perHundred: 'of 100 games',
  wins: (name, games) => `${name} wins ${games} of 100 games`,
  unknown: 'Play three rounds together, then I can make a guess.',
  assumed: (names) =>
    `${names}: strength not known yet, only assumed. Play three rounds, then I can make a guess.`,
  headStart: 'Head start',
  noHeadStart: 'no head start',
  free: (count) => `head start: ${points(count)}`,
  less: (name) => `Smaller head start for ${name}`,
  more: (name) => `Bigger head start for ${name}`,
  help: (name, level) => `Help for ${name}: ${level}`,
  assists: {
    none: 'no help',
    sides: 'remembered sides',
    numbers: 'remembered sides and what is still out',
    chances: 'chances of unseen sides',
    hints: 'three hints per round',
    advice: 'advice at any time',
  },
  propose: 'Propose head starts',
  without: 'Without',
  done: 'Play like this',
  reckoning: (total, free) => `${total}, minus a head start of ${free}`,
  netWins: 'At the end the head starts are taken off. Whoever then has the fewest points wins.',
  unrated: 'Does not count for ratings.',
  hintsLeft: (count) => `${hints(count)} left`,
  board: {
    pile: { lower: 'most are lower', half: 'half of them are lower', higher: 'most are higher' },
    pileFor: (up, phrase) => `On top is ${up}: ${phrase}`,
    maybeZero: 'may well be a zero',
    behind: (number) => `Behind your ${number}`,
    likely: (numbers) => `is most likely ${either(numbers)}.`,
    why: 'The bars count the cards that you have not seen yet.',
    look: (number) => `What is behind the ${number}?`,
    bar: (number, inTen) => `${number}: ${inTen} in 10`,
  },
};
