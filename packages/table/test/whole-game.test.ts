import { expect, test } from 'vitest';
import { checkRecord, replay, seenBy, viewOf } from '@quando/rules/authority';
import { TableFixture, setupOf, TABLE } from './table-fixture.ts';

const COMPANIES = [
  'person beginner',
  'casual person sharp',
  'person person sharp beginner',
  'sharp sharp sharp person casual casual',
];

test.for(COMPANIES)('%s play a whole game whose record verifies', async (words) => {
  const fixture = await TableFixture.create(setupOf(words));
  expect(fixture.table.record).toBeUndefined();
  await fixture.playOut();
  const { record } = fixture.table;
  expect(checkRecord(record)).toEqual({ record });
  expect(record?.meta).toEqual({ sitters: fixture.table.sitters });
  expect(fixture.now.standings).toEqual(record?.rounds.map(({ totals }) => totals));
});

test('every viewer gets each step once: its view at the time, and the events as it may see them', async () => {
  const fixture = await TableFixture.create(setupOf('person sharp casual'));
  const viewers = [0, 1, 2, 'watcher'] as const;
  const first = viewers.map((viewer) => fixture.table.updateFor(viewer));
  const told = viewers.map((viewer) => fixture.listen(viewer));
  await fixture.playOut();
  const steps = [...replay(fixture.table.record!)];
  for (const [i, viewer] of viewers.entries()) {
    const expected = steps.map(({ state, events }, step) => ({
      seq: step + 1,
      view: viewOf(state, viewer),
      events: events.map((event) => ({ seq: step + 1, event: seenBy(event, viewer) })),
    }));
    expect([first[i], ...told[i]!].map((update) => ({ ...update }))).toMatchObject(expected);
    expect(told[i]!.every(({ since, seq, viewer: eyes }) => since === seq - 1 && eyes === viewer)).toBe(true);
  }
});

test('whoever comes back is told what the others were told, of this round and the one before', async () => {
  const fixture = await TableFixture.create(setupOf('person sharp casual'));
  const told = [...fixture.table.updateFor(0).events];
  const heard = fixture.listen(0);
  fixture.table.start();
  while (fixture.now.view.phase !== 'over') {
    await fixture.step();
    told.push(...heard.splice(0).flatMap(({ events }) => events));
    const deals = told.filter(({ event }) => event.type === 'dealt').slice(-2);
    for (const since of [0, fixture.now.seq - 5, fixture.now.seq - 1])
      expect(fixture.table.updateFor(0, since).events).toEqual(
        told.filter(({ seq }) => seq > since && seq >= deals[0]!.seq),
      );
  }
});

test('a game is listed with public information only', async () => {
  const fixture = await TableFixture.create(setupOf('person casual', 40));
  const [kept] = await fixture.ports.storage.list();
  expect(kept).toEqual({
    game: TABLE,
    summary: {
      game: TABLE,
      setup: setupOf('person casual', 40),
      startedAt: 1_000_000,
      changedAt: 1_000_000,
      round: 0,
      totals: [0, 0],
      phase: 'turn',
      whoseTurn: fixture.now.view.asked,
    },
  });
  await fixture.playOut();
  const [last] = await fixture.ports.storage.list();
  const { view, standings } = fixture.now;
  expect(last?.summary).toMatchObject({
    startedAt: 1_000_000,
    changedAt: fixture.clock.now(),
    round: view.round,
    totals: standings.at(-1),
    phase: 'over',
    whoseTurn: 'nobody',
  });
});
