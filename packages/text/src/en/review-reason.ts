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

/** "8s", but "zeros". */
const several = (card: number): string => (card === 0 ? 'zeros' : `${card}s`);

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
      `You were close to having only zeros: you had ${zeros(held)} and ${otherCards(others)}.`,
    'missed-knock': ({ sum, alone }) =>
      `You could have knocked: with ${points(sum)} you end with the lowest sum on your own ${often(alone)}.`,
    'they-catch-up': ({ seat, cards: held }, names) =>
      `${names[seat]} is down to ${cards(held)}. Waiting helps the others too.`,
    'missed-only-zeros': () => 'You could have ended the round at once, with only zeros.',
    'refused-zero': () => 'You left a zero on the pile. A zero costs nothing.',
    'threw-away-zero': ({ zeros: given }) => `You gave away ${zeros(given)}. A zero costs nothing to keep.`,
    'took-known-high': ({ taken, other }) =>
      `You took the ${taken}, although you knew the other side: ${a(other)}.`,
    'took-unseen': ({ up, mean, worse }) =>
      `You took the side that you did not know. ${often(worse)} it is higher than the ${up}; on average it is ${number.format(mean)}.`,
    'took-high': ({ up, mean, better }) =>
      `You took the ${up}. The side that you did not know is lower ${often(better)}, ${average(mean)}.`,
    'refused-match': ({ number: left, held }) =>
      `You left the ${left} on the pile. You already had ${held} of them, and same numbers are played together.`,
    'refused-straight': ({ lowest, number: left }) =>
      `With the ${left} you would have had the straight ${straightNumbers(lowest)}.`,
    'broke-triplet': ({ number: broken, held }) =>
      `You had ${held} cards with ${a(broken)}, enough for a number triplet, and split them up.`,
    'broke-pair': ({ number: broken }) =>
      `You split your two ${several(broken)}. Together they go in one play.`,
    'broke-straight': ({ lowest, number: gone }) =>
      `Without the ${gone} your straight ${straightNumbers(lowest)} is gone.`,
    'kept-triplet': ({ number: kept, others }) =>
      `You kept your number triplet of ${several(kept)} too long. It means a penalty action for ${others === 1 ? 'the other player' : `all ${others} others`}.`,
    'kept-straight': ({ lowest, sum }) =>
      `Your straight ${straightNumbers(lowest)} would have rid you of ${points(sum)} at once.`,
    'kept-pair': ({ number: kept, sum }) =>
      `Your two ${several(kept)} would have rid you of ${points(sum)} at once.`,
    'spoiled-triplet': ({ number: third }) =>
      `The third ${third} lay on the draw pile. With your two it would have been a number triplet.`,
    'spoiled-straight': ({ lowest, number: third }) =>
      `There was ${a(third)} on the draw pile. With it you would have had the straight ${straightNumbers(lowest)}.`,
    'spoiled-pair': ({ number: second }) =>
      `There was another ${second} on the draw pile. Same numbers are played together.`,
    'shed-less': ({ shed, possible }) =>
      `You got rid of ${points(shed)}. The better move gets rid of ${possible}.`,
    'played-fewer': ({ cards: played, possible }) =>
      `You played ${cards(played)}. Playing ${possible} at once makes your hand smaller.`,
    'turned-wrong-zero': ({ back, other }) =>
      `You knew what was behind: ${a(back)} here, only ${a(other)} behind the other zero.`,
    'turned-known-high': ({ back, mean }) =>
      `You knew of the ${back} behind this zero. Behind the other one it is ${average(mean)}.`,
    'turned-unseen-zero': ({ back, mean }) =>
      `You did not know what is behind this zero: ${average(mean)}. Behind the other one you knew of the ${back}.`,
    passed: ({ sum, left }) => `You passed with ${points(sum)}. A play would have left you with ${left}.`,
    'should-have-passed': ({ sum, later }) =>
      `You had ${points(sum)}. After another play you have ${average(later)}, so passing is better.`,
  },
};
