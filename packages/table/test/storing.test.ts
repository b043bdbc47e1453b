import { expect, test } from 'vitest';
import { MemoryStorage } from '@quando/table';
import { Desk, setupOf, TABLE } from './desk.ts';

/** A storage that fails as long as it is told to. */
class FailingStorage extends MemoryStorage {
  isFailing = false;

  override append(...what: Parameters<MemoryStorage['append']>): Promise<'stored' | 'conflict'> {
    return this.isFailing ? Promise.reject(new Error('disk full')) : super.append(...what);
  }
}

test('what could not be stored did not happen, and can be tried again with the same id', async () => {
  const storage = new FailingStorage();
  const desk = await Desk.create(setupOf('person person'), 1, storage);
  const told = desk.listen('watcher');
  const seat = desk.asked;
  const before = desk.table.updateFor(seat);
  const command = { type: 'act', id: 'a', after: 1, action: desk.someAction() } as const;
  storage.isFailing = true;
  expect(await desk.submit(seat, command)).toEqual({
    type: 'refused',
    id: 'a',
    refusal: { code: 'not-stored' },
  });
  expect(desk.table.updateFor(seat)).toEqual(before);
  expect(told).toEqual([]);
  storage.isFailing = false;
  expect(await desk.submit(seat, command)).toEqual({ type: 'accepted', id: 'a', seq: 2 });
  expect(told).toHaveLength(1);
});

test('a bot whose move could not be stored says so and tries again', async () => {
  const storage = new FailingStorage();
  const desk = await Desk.create(setupOf('person sharp'), 1, storage);
  desk.table.start();
  while (desk.now.view.asked === 0) await desk.act(desk.someAction());
  const { seq } = desk.now;
  storage.isFailing = true;
  await desk.clock.runNext();
  await desk.clock.runNext();
  const failure = { table: TABLE, during: 'append', error: new Error('disk full'), isRetried: true };
  expect(desk.failures).toEqual([failure, failure]);
  expect(desk.now.seq).toBe(seq);
  storage.isFailing = false;
  await desk.clock.runNext();
  expect(desk.now.seq).toBe(seq + 1);
});

test('a game that could not be created is an error', async () => {
  const storage = Object.assign(new MemoryStorage(), {
    create: () => Promise.reject(new Error('disk full')),
  });
  await expect(Desk.create(setupOf('person sharp'), 1, storage)).rejects.toThrow('disk full');
});

test('of two tables on one log the slower one gives way and catches up', async () => {
  const desk = await Desk.create(setupOf('person person'));
  const slow = await desk.reopened();
  const told = desk.listen('watcher');
  const heard: number[] = [];
  slow.subscribe({ viewer: 'watcher', tell: ({ seq, since }) => heard.push(since, seq) });
  const seat = desk.asked;
  const action = desk.someAction();
  await desk.submit(seat, { type: 'act', id: 'a', after: 1, action });
  await desk.act(desk.someAction());
  desk.table = slow;
  expect(await desk.submit(seat, { type: 'act', id: 'b', after: 1, action })).toMatchObject({
    type: 'refused',
    refusal: { code: 'out-of-date' },
    update: { seq: 3, since: 1 },
  });
  expect(heard).toEqual([1, 3]);
  expect(told).toHaveLength(2);
  expect(await desk.ports.storage.load(TABLE)).toHaveLength(4);
});

test('a command that another table has accepted is accepted here too', async () => {
  const desk = await Desk.create(setupOf('person person'));
  const slow = await desk.reopened();
  const seat = desk.asked;
  const command = { type: 'act', id: 'a', after: 1, action: desk.someAction() } as const;
  const answer = await desk.submit(seat, command);
  desk.table = slow;
  expect(await desk.submit(seat, command)).toEqual(answer);
  expect(slow.updateFor(seat).seq).toBe(2);
});

test('a table whose game is gone refuses, and nothing happens', async () => {
  const desk = await Desk.create(setupOf('person person'));
  await desk.ports.storage.remove(TABLE);
  expect(await desk.act(desk.someAction())).toMatchObject({ refusal: { code: 'not-stored' } });
  expect(desk.now.seq).toBe(1);
});
