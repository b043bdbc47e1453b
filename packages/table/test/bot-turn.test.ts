import { BOTS, thinkingTime, type Bot } from '@quando/bots';
import { expect, test } from 'vitest';
import { MemoryStorage, thinkHere } from '@quando/table';
import { TableFixture, setupOf, TABLE } from './table-fixture.ts';
import { botSeedOf } from '../src/deal-promise.ts';
import { settled } from './fake-clock.ts';

/** A table where a bot has the first turn. */
async function botFirst(
  storage = new MemoryStorage(),
  sitters = 'person sharp casual',
): Promise<TableFixture> {
  for (let seed = 0; ; seed += 1) {
    const fixture = await TableFixture.create(setupOf(sitters), seed, storage);
    if (fixture.now.view.asked === 1) return fixture;
    await storage.remove(TABLE);
  }
}

test('a bot acts after its thinking time, and not before the table is started', async () => {
  const fixture = await botFirst();
  expect(fixture.clock.nextIn).toBeUndefined();
  fixture.table.start();
  const time = thinkingTime(fixture.table.updateFor('watcher').view, 'sharp', botSeedOf(TABLE, 1));
  expect(fixture.clock.nextIn).toBe(time);
  expect(fixture.now.seq).toBe(1);
  await fixture.clock.runNext();
  expect(fixture.now.seq).toBe(2);
  expect(fixture.now.events.at(-1)?.event).toMatchObject({ type: 'played', seat: 1 });
});

test('starting twice does not make a bot act twice', async () => {
  const fixture = await botFirst();
  fixture.table.start();
  fixture.table.start();
  await fixture.clock.runNext();
  expect(fixture.now.seq).toBe(2);
});

test('the thinking time is multiplied by the pace', async () => {
  const fixture = await botFirst();
  fixture.table.start();
  const normal = fixture.clock.nextIn!;
  await fixture.table.close();
  for (const pace of [0, 0.5, 3]) {
    const table = await fixture.reopened({ pace: () => pace });
    table.start();
    expect(fixture.clock.nextIn).toBe(pace * normal);
    await table.close();
  }
});

test('hurrying makes bots act at once until it is a person’s turn', async () => {
  const fixture = await botFirst();
  fixture.table.start();
  fixture.table.hurry();
  while (fixture.now.view.asked !== 0) {
    expect(fixture.clock.nextIn).toBe(0);
    await fixture.clock.runNext();
  }
  while (fixture.now.view.asked === 0) await fixture.act(fixture.someAction());
  expect(fixture.clock.nextIn).toBeGreaterThan(0);
});

test('hurrying while a bot’s move is being stored does not make it act twice', async () => {
  const storage = new MemoryStorage();
  const fixture = await botFirst(storage);
  const append = storage.append.bind(storage);
  const gates: (() => void)[] = [];
  storage.append = async (summary, entry) => {
    await new Promise<void>((open) => gates.push(open));
    return append(summary, entry);
  };
  fixture.table.start();
  await fixture.clock.runNext();
  fixture.table.hurry();
  await fixture.clock.runNext();
  for (const open of gates) open();
  await settled();
  expect(gates).toHaveLength(1);
  expect(fixture.now.seq).toBe(2);
  expect(await storage.load(TABLE)).toHaveLength(3);
});

test('a closed table lets no bot act and answers nobody', async () => {
  const fixture = await botFirst();
  fixture.table.start();
  await fixture.table.close();
  expect(fixture.clock.nextIn).toBeUndefined();
  fixture.table.start();
  expect(fixture.clock.nextIn).toBeUndefined();
  await expect(fixture.act(fixture.someAction())).rejects.toThrow('0 answers');
});

test('the master decides if it is loaded', async () => {
  const fixture = await botFirst(undefined, 'person master');
  const last = fixture.table.updateFor(1).view.hands[1]!.at(-1)!.slot;
  const master = (): Bot => () => ({ type: 'play', slots: [last] });
  const table = await fixture.reopened({ think: thinkHere({ clock: fixture.clock, master }) });
  table.start();
  await fixture.clock.runNext();
  expect(table.updateFor(1).events.at(-1)?.event).toMatchObject({ type: 'played', cards: [{ slot: last }] });
});

test('Strong plays for a master that is not loaded', async () => {
  const { fixture, slots } = await whereStrongDiffers();
  fixture.table.start();
  await fixture.clock.runNext();
  const event = fixture.table.updateFor(1).events.at(-1)?.event;
  const played = event?.type === 'played' ? event.cards.map(({ slot }) => slot) : [];
  expect(played.toSorted((a, b) => a - b)).toEqual(slots);
});

/** A table where the master has the first turn, and Strong plays other cards than Sharp would. */
async function whereStrongDiffers(): Promise<{ fixture: TableFixture; slots: readonly number[] }> {
  for (let seed = 0; ; seed += 1) {
    const fixture = await TableFixture.create(setupOf('person master'), seed);
    if (fixture.now.view.asked !== 1) continue;
    const [strong, sharp] = [BOTS.strong, BOTS.sharp].map((bot) =>
      bot(fixture.table.updateFor(1).view, { seed: botSeedOf(TABLE, 1) }),
    );
    if (strong?.type === 'play' && JSON.stringify(strong) !== JSON.stringify(sharp))
      return { fixture, slots: strong.slots };
  }
}
