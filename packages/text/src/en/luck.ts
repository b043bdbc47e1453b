import { counted } from '../counted.ts';
import type { LuckWords } from '../luck-words.ts';

const mistakes = counted('en', { one: 'mistake', other: 'mistakes' });

export const englishLuck: LuckWords = {
  title: 'Luck and skill',
  parts: {
    start: 'Chance at the start',
    deals: 'Luck of the deals',
    draws: 'Luck of the draws',
    own: 'Own decisions',
    others: 'Decisions of the others',
    result: 'Result',
    known: 'this could be known',
    unseen: 'this could not be seen',
  },
  error: (points) => `give or take ${points}`,
  verdicts: {
    won: {
      clean: {
        good: 'You played well, and luck was on your side.',
        bad: 'You played so well that bad luck could not stop you.',
        even: 'You played well and won. Luck hardly mattered.',
        unclear: 'You won without a clear mistake. It is hard to say how much luck helped.',
      },
      flawed: {
        good: (count) => `Good luck made up for ${mistakes(count)}.`,
        bad: (count) => `You won in spite of bad luck and ${mistakes(count)}.`,
        even: (count) => `You won in spite of ${mistakes(count)}. Luck hardly mattered.`,
        unclear: (count) => `You won in spite of ${mistakes(count)}. It is hard to say how much luck helped.`,
      },
    },
    lost: {
      clean: {
        good: 'You made no clear mistake and were lucky. This time it was not enough.',
        bad: 'You played well and were unlucky.',
        even: 'You made no clear mistake, and luck hardly mattered. This time it was not enough.',
        unclear: 'You made no clear mistake. It is hard to say whether it was bad luck.',
      },
      flawed: {
        good: (count) => `You were lucky, but ${mistakes(count)} cost you more.`,
        bad: (count) => `Bad luck and ${mistakes(count)}: together that was too much.`,
        even: (count) => `Luck hardly mattered: it came down to ${mistakes(count)}.`,
        unclear: (count) =>
          `You lost with ${mistakes(count)}. It is hard to say whether bad luck played a part.`,
      },
    },
    open: {
      clean: {
        good: 'You played this round well, and luck was on your side.',
        bad: 'You played this round well and were unlucky.',
        even: 'You played this round well. Luck hardly mattered.',
        unclear: 'You played this round without a clear mistake. It is hard to say how much luck there was.',
      },
      flawed: {
        good: (count) => `You were lucky in this round, in spite of ${mistakes(count)}.`,
        bad: (count) => `You were unlucky in this round, and made ${mistakes(count)}.`,
        even: (count) => `You made ${mistakes(count)} in this round. Luck hardly mattered.`,
        unclear: (count) =>
          `You made ${mistakes(count)} in this round. It is hard to say how much luck there was.`,
      },
    },
  },
};
