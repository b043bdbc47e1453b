import { expect, test } from 'vitest';
import { OnlineTableFixture, termsOf } from './online-table-fixture.ts';

test('a table with a long log is opened in parts, between which other work has its turn', async () => {
  const [fixture, devices] = await OnlineTableFixture.playing({ ...termsOf(2), target: 500 }, 2);
  await fixture.playOut(devices);
  const { seq } = fixture.table;
  expect(seq).toBeGreaterThan(200);
  let turns = 0;
  const giveWay = (): Promise<void> => {
    turns += 1;
    return Promise.resolve();
  };
  const reopened = await fixture.reopened({ giveWay });
  expect(turns).toBe(Math.ceil(seq / 20) - 1);
  expect(reopened.seq).toBe(seq);
  expect(reopened.record).toEqual(fixture.table.record);
});
