import { createSoloTable, keyHashOf, type LeagueGame, type SoloGame } from '@quando/table';
import type { Terms } from '@quando/protocol';
import { expect, test } from 'vitest';
import { onlineEntriesIn } from '../expected.ts';
import { settled } from '../fake-clock.ts';
import { Device, OnlineTableFixture, termsOf } from './online-table-fixture.ts';

const KEY = 'person 0'.padEnd(43, '-');
const SOLO = 'solo';
const TERMS: Terms = {
  ...termsOf(2, 'relaxed', false),
  sharedDeals: { name: 'day', first: 3, rounds: 1 },
};

/** A table for one person and a bot, opened and connected, and what it reports. */
async function soloTable() {
  const reported: (LeagueGame | SoloGame)[] = [];
  const fixture = await OnlineTableFixture.create(termsOf(2), 'solo', {
    sharedSecret: () => '5e'.repeat(32),
    report: async (game) => {
      reported.push(game);
      return 'entered';
    },
  });
  const company = [
    { sitter: { kind: 'person', name: 'Ada', avatar: 'round' }, key: keyHashOf(KEY) },
    { sitter: { kind: 'bot', level: 'sharp', name: 'Kim', avatar: 'bean' } },
  ] as const;
  fixture.table = await createSoloTable(SOLO, TERMS, company, fixture.ports);
  return { fixture, reported };
}

test('a table for one deals by itself once it is open, and enters its result', async () => {
  const { fixture, reported } = await soloTable();
  expect(onlineEntriesIn(await fixture.storage.load(SOLO)).map(({ type }) => type)).toEqual(['founded']);
  fixture.table.start();
  await fixture.clock.runNext();
  const ada = new Device(KEY).connect(fixture.table);
  await ada.say({ type: 'join', as: 0 });
  await fixture.playOut([ada]);
  await fixture.clock.runNext();
  await settled();
  expect(reported).toMatchObject([
    { table: SOLO, by: keyHashOf(KEY), shared: { name: 'day', first: 3 }, record: { rounds: { length: 1 } } },
  ]);
  expect(onlineEntriesIn(await fixture.storage.load(SOLO)).at(-1)).toMatchObject({
    type: 'reported',
    result: 'entered',
  });
});

test('nobody else sits down, no bot steps in for somebody who is away, and none plays on for who has left', async () => {
  const { fixture } = await soloTable();
  fixture.table.start();
  await fixture.clock.runNext();
  const ada = new Device(KEY).connect(fixture.table);
  while (fixture.table.status().waiting?.seat !== 0) await fixture.clock.runNext();
  fixture.absent.set(0, fixture.clock.now());
  fixture.table.refreshPresence();
  expect(fixture.clock.nextIn ?? Infinity).toBeGreaterThanOrEqual(60_000);
  const { seq } = fixture.table;
  if (fixture.clock.nextIn !== undefined) await fixture.clock.runNext();
  expect(fixture.table.seq).toBe(seq);
  const ben = fixture.device('Ben');
  expect(await ben.ask({ type: 'sit', seat: 1, name: 'Ben', avatar: 'tall' })).toMatchObject({
    refusal: { code: 'locked' },
  });
  await ada.ask({ type: 'stand' });
  expect(fixture.table.status()).not.toHaveProperty('waiting.until');
  expect(fixture.table.seq).toBe(seq + 1);
});
