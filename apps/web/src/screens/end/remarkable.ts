import type { CardNumber } from '@quando/rules';
import { personAt, type Context, type Person, type StoryWords } from '@quando/text';
import type { Story } from '../../story/story.ts';

/** Something remarkable in a game, in words. */
export type Remarkable = {
  readonly kind: 'bestKnock' | 'boldestTurn' | 'turningPoint' | 'tripletTargets';
  /** Counts from 0; missing if it is about the whole game. */
  readonly round?: number;
  readonly title: string;
  readonly text: string;
  /** What to draw beside it: a hand, or a card and what was behind it. */
  readonly cards: readonly CardNumber[];
};

/** What was remarkable, in the order in which it happened; what is about the whole game comes last. */
export const remarkablesIn = (story: Story, words: StoryWords, context: Context): Remarkable[] =>
  [
    ...knockIn(story, words, context),
    ...turnIn(story, words, context),
    turningPointIn(story, words, context),
    ...targetsIn(story, words, context),
  ].toSorted((a, b) => (a.round ?? Infinity) - (b.round ?? Infinity) || 0);

function knockIn({ bestKnock }: Story, words: StoryWords, context: Context): Remarkable[] {
  if (!bestKnock) return [];
  const { round, seat, fronts, sum, cost } = bestKnock;
  const { title, text } = words.bestKnock;
  return [{ kind: 'bestKnock', round, title, text: text(personAt(seat, context), sum, cost), cards: fronts }];
}

function turnIn({ boldestTurn }: Story, words: StoryWords, context: Context): Remarkable[] {
  if (!boldestTurn) return [];
  const { round, seat, up, front } = boldestTurn;
  const { title, text } = words.boldestTurn;
  const sentence = text(personAt(seat, context), up, front);
  return [{ kind: 'boldestTurn', round, title, text: sentence, cards: [up, front] }];
}

function turningPointIn({ turningPoint }: Story, words: StoryWords, context: Context): Remarkable {
  const { round, winners, leadersBefore } = turningPoint;
  const people = (seats: readonly number[]): Person[] => seats.map((seat) => personAt(seat, context));
  if (round === 0) {
    const { title, text } = words.neverBehind;
    return { kind: 'turningPoint', title, text: text(people(winners)), cards: [] };
  }
  const { title, before, after } = words.turningPoint;
  const text = `${before(people(leadersBefore))} ${after(people(winners))}`;
  return { kind: 'turningPoint', round, title, text, cards: [] };
}

function targetsIn({ tripletTargets }: Story, words: StoryWords, context: Context): Remarkable[] {
  if (!tripletTargets) return [];
  const { seats, times } = tripletTargets;
  const { title, text } = words.tripletTargets;
  const people = seats.map((seat) => personAt(seat, context));
  return [{ kind: 'tripletTargets', title, text: text(people, times), cards: [] }];
}
