import { BOTS, thinkingTime, type Bot } from '@quando/bots';
import { expect, test } from 'vitest';
import { MemoryStorage, thinkHere } from '@quando/table';
import { Desk, setupOf, TABLE } from './desk.ts';
import { settled } from './fake-clock.ts';

/** A table at which a bot is asked first. */
async function botFirst(storage = new MemoryStorage(), sitters = 'person sharp casual'): Promise<Desk> {
  for (let seed = 0; ; seed += 1) {
    const desk = await Desk.create(setupOf(sitters), seed, storage);
    if (desk.now.view.asked === 1) return desk;
    await storage.remove(TABLE);
  }
}

test('a bot acts after its thinking time, and not before the table is started', async () => {
  const desk = await botFirst();
  expect(desk.clock.nextIn).toBeUndefined();
  desk.table.start();
  const time = thinkingTime(desk.table.updateFor(1).view, 'sharp', `${TABLE} 1`);
  expect(desk.clock.nextIn).toBe(time);
  expect(desk.now.seq).toBe(1);
  await desk.clock.runNext();
  expect(desk.now.seq).toBe(2);
  expect(desk.now.events.at(-1)?.event).toMatchObject({ type: 'played', seat: 1 });
});

test('starting twice does not make a bot act twice', async () => {
  const desk = await botFirst();
  desk.table.start();
  desk.table.start();
  await desk.clock.runNext();
  expect(desk.now.seq).toBe(2);
});

test('the pace stretches the thinking time', async () => {
  const desk = await botFirst();
  desk.table.start();
  const normal = desk.clock.nextIn!;
  await desk.table.close();
  for (const pace of [0, 0.5, 3]) {
    const table = await desk.reopened({ pace: () => pace });
    table.start();
    expect(desk.clock.nextIn).toBe(pace * normal);
    await table.close();
  }
});

test('hurrying lets bots act at once until a person is asked', async () => {
  const desk = await botFirst();
  desk.table.start();
  desk.table.hurry();
  while (desk.now.view.asked !== 0) {
    expect(desk.clock.nextIn).toBe(0);
    await desk.clock.runNext();
  }
  while (desk.now.view.asked === 0) await desk.act(desk.someAction());
  expect(desk.clock.nextIn).toBeGreaterThan(0);
});

test('hurrying while a bot’s move is being stored does not make it act twice', async () => {
  const storage = new MemoryStorage();
  const desk = await botFirst(storage);
  const append = storage.append.bind(storage);
  const gates: (() => void)[] = [];
  storage.append = async (summary, entry) => {
    await new Promise<void>((open) => gates.push(open));
    return append(summary, entry);
  };
  desk.table.start();
  await desk.clock.runNext();
  desk.table.hurry();
  await desk.clock.runNext();
  for (const open of gates) open();
  await settled();
  expect(gates).toHaveLength(1);
  expect(desk.now.seq).toBe(2);
  expect(await storage.load(TABLE)).toHaveLength(3);
});

test('a closed table lets no bot act and answers nobody', async () => {
  const desk = await botFirst();
  desk.table.start();
  await desk.table.close();
  expect(desk.clock.nextIn).toBeUndefined();
  desk.table.start();
  expect(desk.clock.nextIn).toBeUndefined();
  await expect(desk.act(desk.someAction())).rejects.toThrow('0 answers');
});

test('the master decides if it is there', async () => {
  const desk = await botFirst(undefined, 'person master');
  const last = desk.table.updateFor(1).view.hands[1]!.at(-1)!.slot;
  const master = (): Bot => () => ({ type: 'play', slots: [last] });
  const table = await desk.reopened({ think: thinkHere({ clock: desk.clock, master }) });
  table.start();
  await desk.clock.runNext();
  expect(table.updateFor(1).events.at(-1)?.event).toMatchObject({ type: 'played', cards: [{ slot: last }] });
});

test('Strong plays for a master that is not there', async () => {
  const { desk, slots } = await whereStrongDiffers();
  desk.table.start();
  await desk.clock.runNext();
  const cards = slots.map((slot) => ({ slot }));
  expect(desk.table.updateFor(1).events.at(-1)?.event).toMatchObject({ type: 'played', cards });
});

/** A table whose master is asked first, where Strong plays other cards than Sharp would. */
async function whereStrongDiffers(): Promise<{ desk: Desk; slots: readonly number[] }> {
  for (let seed = 0; ; seed += 1) {
    const desk = await Desk.create(setupOf('person master'), seed);
    if (desk.now.view.asked !== 1) continue;
    const [strong, sharp] = [BOTS.strong, BOTS.sharp].map((bot) =>
      bot(desk.table.updateFor(1).view, { seed: `${TABLE} 1` }),
    );
    if (strong?.type === 'play' && JSON.stringify(strong) !== JSON.stringify(sharp))
      return { desk, slots: strong.slots };
  }
}
