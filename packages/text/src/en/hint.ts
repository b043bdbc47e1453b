import { counted } from '../counted.ts';
import type { HintWords } from '../hint-words.ts';
import { a } from './card-number.ts';

const points = counted('en', { one: 'point', other: 'points' });
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

const times = counted('en', { one: 'time', other: 'times' });

const often = (chance: number): string => `${times(Math.round(chance * 100))} out of 100`;

export const englishHint: HintWords = {
  title: 'I would do this',
  thinking: 'Let me think',
  flip: (back) => (back === 'hidden' ? 'Turn over a zero' : `Turn over the zero with the ${back} behind it`),
  choose: 'Choose these cards',
  ahead: (lead) => `In this round it is about ${points(lead)} better than the next best move.`,
  nearlyEven: 'Something else is nearly as good here.',
  source: 'I know only what you have seen.',
  reasons: {
    'only-choice': () => 'There is nothing else to do right now.',
    'only-zeros': () => 'Then you hold only zeros, and the round ends at once.',
    'least-harm': () => 'Nothing is really good here. This hurts the least.',
    'knock-now': ({ aloneLowest, sum }) =>
      `With ${points(sum)} you have less than everybody else ${often(aloneLowest)}.`,
    wait: ({ aloneLowest, sum }) =>
      `Do not knock yet: with ${points(sum)} you would have less than everybody else only ${often(aloneLowest)}.`,
    triplet: () => 'It is a number triplet: all the others get a penalty action.',
    'hold-for-triplet': ({ number: third }) =>
      `There is ${a(third)} on the draw pile. With your two it becomes a number triplet.`,
    'keeps-shape': ({ number: played }) => `You will not miss the ${played}. The rest goes well together.`,
    'makes-straight': ({ number: drawn }) => `With the ${drawn} you have a straight.`,
    'sheds-most': ({ sum }) => `That gets rid of ${points(sum)} in one go.`,
    completes: ({ number: drawn }) => `You already hold ${a(drawn)}. You can play them together later.`,
    remembered: ({ number: drawn, other }) => `You have seen it before: under the ${other} is ${a(drawn)}.`,
    'low-side': ({ number: up, other }) =>
      `The ${up} is small. The other side shows ${number.format(other)} on average.`,
    'better-unseen': ({ number: up, other }) =>
      `The ${up} costs a lot. The other side shows ${number.format(other)} on average.`,
    'stand-pat': ({ sum }) => `You hold ${points(sum)}. Another turn will hardly make it less.`,
  },
};
