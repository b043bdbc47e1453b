import { loadStoryWords } from '@quando/text';
import { describe, expect, test } from 'vitest';
import { remarkablesIn } from '../../src/screens/end/remarkable.ts';
import type { Story } from '../../src/story/story.ts';

const words = await loadStoryWords('en');
const context = { viewer: 0, names: ['Ana', 'Mila', 'Zoe'] };

const STORY: Story = {
  bestKnock: { round: 4, seat: 1, fronts: [0, 3], sum: 3, cost: 31 },
  boldestTurn: { round: 1, seat: 0, up: 1, front: 0 },
  turningPoint: { round: 2, winners: [0, 1], leadersBefore: [2] },
  tripletTargets: { seats: [0, 2], times: 4 },
};

const texts = (story: Story): string[] =>
  remarkablesIn(story, words, context).map(({ title, text }) => `${title}: ${text}`);

describe('what was remarkable', () => {
  test('is told in the order in which it happened, and what is about all rounds comes last', () => {
    expect(texts(STORY)).toEqual([
      'Boldest draw: You turned over a 1: a zero!',
      'The turning point: In the lead just before: Zoe. After that, nobody was ahead of you and Mila.',
      'Best knock: Mila knocked with 3: 31 points for the rest of the table.',
      'The triplets’ favourite target: You and Zoe: 4 times each.',
    ]);
  });

  test('is no turning point if nobody was ever ahead of the winner', () => {
    const story = { turningPoint: { round: 0, winners: [1], leadersBefore: [] } };
    expect(texts(story)).toEqual(['Never behind: Nobody was ever ahead of Mila.']);
    expect(remarkablesIn(story, words, context)[0]).not.toHaveProperty('round');
  });

  test('shows the cards that everybody has seen', () => {
    const cards = remarkablesIn(STORY, words, context).map((each) => each.cards);
    expect(cards).toEqual([[1, 0], [], [0, 3], []]);
  });
});
