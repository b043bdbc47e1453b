import { expect, test } from 'vitest';
import { GameStory, type RecordSource } from '../../src/story/game-story.svelte.ts';
import type { Story } from '../../src/story/story.ts';

const STORY: Story = { turningPoint: { round: 0, winners: [1], leadersBefore: [] } };

const tell = (record: string): Promise<Story | undefined> =>
  Promise.resolve(record === 'a record' ? STORY : undefined);

test('a story is read once, however often it is asked for', async () => {
  let asked = 0;
  const story = new GameStory(async () => {
    asked += 1;
    return { text: 'a record' };
  }, tell);
  expect(story.told).toBe('reading');
  await Promise.all([story.read(), story.read()]);
  await story.read();
  expect(story.told).toEqual(STORY);
  expect(asked).toBe(1);
});

test('a story that could not be read can be asked for again', async () => {
  const answers: Awaited<ReturnType<RecordSource>>[] = [
    { refused: 'unreachable' },
    { text: 'rubbish' },
    { text: 'a record' },
  ];
  const story = new GameStory(async () => answers.shift()!, tell);
  await story.read();
  expect(story.told).toBe('failed');
  await story.read();
  expect(story.told).toBe('failed');
  const again = story.read();
  expect(story.told).toBe('reading');
  await again;
  expect(story.told).toEqual(STORY);
});
