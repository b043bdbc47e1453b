import { counted } from '../counted.ts';
import type { ReviewReasonWords } from '../review-reason-words.ts';
import { straightNumbers } from '../straight-numbers.ts';
import { a } from './card-number.ts';

const points = counted('en', { one: 'point', other: 'points' });
const cards = counted('en', { one: 'card', other: 'cards' });
const otherCards = counted('en', { one: 'other card', other: 'other cards' });
const zeros = counted('en', { one: 'zero', other: 'zeros' });
const times = counted('en', { one: 'time', other: 'times' });
const games = counted('en', { one: 'more game', other: 'more games' });
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

const often = (chance: number): string => `${times(Math.round(chance * 100))} out of 100`;
const more = (gain: number): string => `${games(Math.round(gain * 100))} out of 100`;
const average = (mean: number): string => `${number.format(mean)} on average`;

export const englishReviewReason: ReviewReasonWords = {
  reasons: {
    'wins-more': ({ gain }) => `The better move wins ${more(gain)}.`,
    'costs-points': ({ points: saved }) =>
      `In this round it costs you about ${points(Math.round(saved * 10) / 10)} more than the better move.`,
    'knocked-too-early': ({ alone, gain }) =>
      `You knocked too early: you end with the lowest sum on your own ${often(alone)}. Waiting wins ${more(gain)}.`,
    rival: ({ seat, cards: held, chance }, names) =>
      `${names[seat]}, with ${cards(held)}, ends with no more than you ${often(chance)}.`,
    'costly-knock': ({ sum, cost }) =>
      `If the knock fails, you get ${points(cost)}: your ${sum} and the penalty points.`,
    'zeros-near': ({ zeros: held, others }) =>
      `Only zeros were near: you held ${zeros(held)} and ${otherCards(others)}.`,
    'missed-knock': ({ sum, alone }) =>
      `You could have knocked: with ${points(sum)} you end with the lowest sum on your own ${often(alone)}.`,
    'they-catch-up': ({ seat, cards: held }, names) =>
      `${names[seat]} is down to ${cards(held)}. Waiting helps the others too.`,
    'missed-only-zeros': () => 'You could have ended the round at once, with only zeros.',
    'refused-zero': () => 'You left a zero lying. A zero costs nothing.',
    'threw-away-zero': ({ zeros: given }) => `You gave away ${zeros(given)}. A zero costs nothing to keep.`,
    'took-known-high': ({ taken, other }) =>
      `You took the ${taken}, although you knew the other side: ${a(other)}.`,
    'took-unseen': ({ up, mean, worse }) =>
      `You took the side that you did not know. It is higher than the ${up} ${often(worse)}, ${average(mean)}.`,
    'took-high': ({ up, mean, better }) =>
      `You took the ${up}. The side that you did not know is lower ${often(better)}, ${average(mean)}.`,
    'refused-match': ({ number: left, held }) =>
      `You left the ${left} lying. You held ${held} already, and same numbers go in one play.`,
    'refused-straight': ({ lowest, number: left }) =>
      `With the ${left} you would have had the straight ${straightNumbers(lowest)}.`,
    'broke-triplet': ({ number: broken, held }) =>
      `You held the ${broken} ${times(held)}, enough for a number triplet, and broke it up.`,
    'broke-pair': ({ number: broken }) =>
      `You split your two cards with ${a(broken)}. They would go in one play.`,
    'broke-straight': ({ lowest, number: gone }) =>
      `Without the ${gone} your straight ${straightNumbers(lowest)} is gone.`,
    'kept-triplet': ({ number: kept, others }) =>
      `You kept your number triplet of ${kept} too long. It means a penalty action for ${others === 1 ? 'the other player' : `all ${others} others`}.`,
    'kept-straight': ({ lowest, sum }) =>
      `Your straight ${straightNumbers(lowest)} would have got rid of ${points(sum)} at once.`,
    'kept-pair': ({ number: kept, sum }) =>
      `Your two cards with ${a(kept)} would have got rid of ${points(sum)} at once.`,
    'spoiled-triplet': ({ number: third }) =>
      `The third ${third} lay on the draw pile. With your two it would have been a number triplet.`,
    'shed-less': ({ shed, possible }) => `You played ${points(shed)}. The better move plays ${possible}.`,
    'played-fewer': ({ cards: played, possible }) =>
      `You played ${cards(played)}. With ${possible} at once your hand gets smaller.`,
    'turned-wrong-zero': ({ back, other }) =>
      `You knew what was behind: ${a(back)} here, only ${a(other)} behind the other zero.`,
    'turned-known-high': ({ back, mean }) =>
      `You knew of the ${back} behind this zero. Behind the other one it is ${average(mean)}.`,
    'turned-unseen-zero': ({ back, mean }) =>
      `You did not know what is behind this zero: ${average(mean)}. Behind the other one you knew of the ${back}.`,
    passed: ({ sum, left }) => `You passed with ${points(sum)}. A play would have left you with ${left}.`,
    'should-have-passed': ({ sum, later }) =>
      `You held ${points(sum)}. After a play it is ${average(later)}, so passing is better.`,
  },
};
