import { expect, test } from 'vitest';
import { loadOnlineWords } from '@quando/text';
import { pointsByRound } from '../../src/screens/points/points-by-round.ts';
import { Scene } from './online-table-scene.ts';
import { bot, dealWith, person, statusWith } from './statuses.ts';

const { news } = (await loadOnlineWords('en')).seats;
const [ANA, BEN] = [person('Ana'), person('Ben')];
const AWAY = { ...BEN, isAway: true };

/** What the log of a round tells to Ana, who hears these statuses, with the entries after which it does. */
function told(round: number, ...changes: readonly Parameters<typeof statusWith>[0][]): unknown[] {
  const scene = new Scene();
  const statuses = changes.map((change, seq) =>
    statusWith({ stage: 'playing', deal: dealWith(1), seats: [ANA, BEN], seq, ...change }),
  );
  scene.arrive(0, ...statuses);
  return scene.table.history.in(round).map((note) => [note.seq, note.news(news)]);
}

test('who left, who came back, and for whom a bot plays are in the log of the round', () => {
  expect(told(0, {}, { seats: [ANA, AWAY] }, {})).toEqual([
    [1, news.left('Ben')],
    [2, news.returned('Ben')],
  ]);
  expect(told(0, {}, { seats: [ANA, { ...AWAY, missed: 'this-turn' }] })).toEqual([[1, news.missed('Ben')]]);
});

test('between two rounds it belongs to the next one', () => {
  const pause = { waiting: { seat: 'next-deal' } } as const;
  const changes = [
    { ...pause, seats: [ANA, bot('Mila')] },
    { ...pause, seats: [ANA, BEN] },
  ];
  expect(told(1, ...changes)).toEqual([[1, news.tookOver('Ben', 'Mila')]]);
  expect(told(0, ...changes)).toEqual([]);
});

test('whoever opens the page later is told for whom a bot plays already', () => {
  expect(told(0, { seats: [ANA, AWAY] })).toEqual([[0, news.left('Ben')]]);
});

test('after a reload the table tells what happened in this round, and nobody has to read it again', () => {
  const scene = new Scene();
  const now = statusWith({ stage: 'playing', deal: dealWith(2), seats: [ANA, BEN], seq: 9 });
  const { type: _, ...past } = now;
  const pause = { deal: dealWith(1), waiting: { seat: 'next-deal' } } as const;
  const statuses = [
    { ...past, seq: 3, deal: dealWith(1), seats: [ANA, AWAY] },
    { ...past, ...pause, seq: 5, seats: [ANA, bot('Mila')] },
    { ...past, ...pause, seq: 6, seats: [ANA, BEN] },
    { ...past, seq: 8, seats: [ANA, AWAY] },
    { ...past, seq: 9 },
  ];
  scene.arrive(0, now, { type: 'history', statuses });
  const notes = [
    [3, news.left('Ben')],
    [5, news.stoodUp('Ben')],
    [5, news.botSatDown('Mila')],
    [6, news.tookOver('Ben', 'Mila')],
    [8, news.left('Ben')],
    [9, news.returned('Ben')],
  ] as const;
  const inLog = (): unknown[] => scene.table.history.in(1).map((note) => [note.seq, note.news(news)]);
  const inList = (): string[] => scene.table.news.all.map((item) => item.news(news));
  expect(inLog()).toEqual(notes);
  expect(inList()).toEqual(notes.map(([, text]) => text).toReversed());
  expect(scene.table.news.shown).toBeUndefined();
  // A connection that was cut tells it again, and nothing stands there twice.
  scene.hear({ type: 'history', statuses });
  expect(inLog()).toEqual(notes);
  expect(inList()).toHaveLength(notes.length);
});

test('own absence and the time before the game are not in it', () => {
  expect(told(0, {}, { seats: [{ ...ANA, isAway: true }, BEN] })).toEqual([]);
  const gathering = { stage: 'gathering', deal: dealWith(0) } as const;
  expect(told(-1, { ...gathering, seats: [ANA, bot('Mila')] }, { ...gathering, seats: [ANA, BEN] })).toEqual(
    [],
  );
});

test('the points of each round follow from the totals', () => {
  expect(
    pointsByRound([
      [0, 7],
      [12, 7],
      [12, 20],
    ]).map(({ points }) => points),
  ).toEqual([
    [0, 7],
    [12, 0],
    [0, 13],
  ]);
  expect(pointsByRound([])).toEqual([]);
});
