import { expect, test } from 'vitest';
import { MemoryStorage } from '@quando/table';
import { TableFixture, setupOf, TABLE } from './table-fixture.ts';

/** A storage that fails on demand. */
class FailingStorage extends MemoryStorage {
  isFailing = false;

  override append(...what: Parameters<MemoryStorage['append']>): Promise<'stored' | 'conflict'> {
    return this.isFailing ? Promise.reject(new Error('disk full')) : super.append(...what);
  }
}

test('a command that could not be stored has no effect, and can be retried with the same id', async () => {
  const storage = new FailingStorage();
  const fixture = await TableFixture.create(setupOf('person person'), 1, storage);
  const told = fixture.listen('watcher');
  const seat = fixture.asked;
  const before = fixture.table.updateFor(seat);
  const command = { type: 'act', id: 'a', after: 1, action: fixture.someAction() } as const;
  storage.isFailing = true;
  expect(await fixture.submit(seat, command)).toEqual({
    type: 'refused',
    id: 'a',
    refusal: { code: 'not-stored' },
  });
  expect(fixture.table.updateFor(seat)).toEqual(before);
  expect(told).toEqual([]);
  storage.isFailing = false;
  expect(await fixture.submit(seat, command)).toEqual({ type: 'accepted', id: 'a', seq: 2 });
  expect(told).toHaveLength(1);
});

test('a bot’s move that could not be stored is reported and retried', async () => {
  const storage = new FailingStorage();
  const fixture = await TableFixture.create(setupOf('person sharp'), 1, storage);
  fixture.table.start();
  while (fixture.now.view.asked === 0) await fixture.act(fixture.someAction());
  const { seq } = fixture.now;
  storage.isFailing = true;
  await fixture.clock.runNext();
  await fixture.clock.runNext();
  const failure = { table: TABLE, during: 'append', error: new Error('disk full'), isRetried: true };
  expect(fixture.failures).toEqual([failure, failure]);
  expect(fixture.now.seq).toBe(seq);
  storage.isFailing = false;
  await fixture.clock.runNext();
  expect(fixture.now.seq).toBe(seq + 1);
});

test('a game that could not be created is an error', async () => {
  const storage = Object.assign(new MemoryStorage(), {
    create: () => Promise.reject(new Error('disk full')),
  });
  await expect(TableFixture.create(setupOf('person sharp'), 1, storage)).rejects.toThrow('disk full');
});

test('of two tables on one log, the slower one is refused and catches up', async () => {
  const fixture = await TableFixture.create(setupOf('person person'));
  const slow = await fixture.reopened();
  const told = fixture.listen('watcher');
  const heard: number[] = [];
  slow.subscribe({ viewer: 'watcher', tell: ({ seq, since }) => heard.push(since, seq) });
  const seat = fixture.asked;
  const action = fixture.someAction();
  await fixture.submit(seat, { type: 'act', id: 'a', after: 1, action });
  await fixture.act(fixture.someAction());
  fixture.table = slow;
  expect(await fixture.submit(seat, { type: 'act', id: 'b', after: 1, action })).toMatchObject({
    type: 'refused',
    refusal: { code: 'out-of-date' },
    update: { seq: 3, since: 1 },
  });
  expect(heard).toEqual([1, 3]);
  expect(told).toHaveLength(2);
  expect(await fixture.ports.storage.load(TABLE)).toHaveLength(4);
});

test('a command that another table has accepted is accepted here too', async () => {
  const fixture = await TableFixture.create(setupOf('person person'));
  const slow = await fixture.reopened();
  const seat = fixture.asked;
  const command = { type: 'act', id: 'a', after: 1, action: fixture.someAction() } as const;
  const answer = await fixture.submit(seat, command);
  fixture.table = slow;
  expect(await fixture.submit(seat, command)).toEqual(answer);
  expect(slow.updateFor(seat).seq).toBe(2);
});

test('a table whose game has been removed refuses all commands', async () => {
  const fixture = await TableFixture.create(setupOf('person person'));
  await fixture.ports.storage.remove(TABLE);
  expect(await fixture.act(fixture.someAction())).toMatchObject({ refusal: { code: 'not-stored' } });
  expect(fixture.now.seq).toBe(1);
});
