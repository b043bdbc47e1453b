import { BOTS } from '@quando/bots';
import { describe, expect, test } from 'vitest';
import { MemoryStorage, type LogEntry } from '@quando/table';
import { TableFixture, setupOf, TABLE } from './table-fixture.ts';
import { OnlineTableFixture, termsOf } from './online/online-table-fixture.ts';

/** A storage whose calls can be replaced one by one. */
const storageWith = (calls: Partial<MemoryStorage>): MemoryStorage =>
  Object.assign(new MemoryStorage(), calls);

describe('a failure reaches the port', () => {
  test('when a person’s move cannot be stored: only the person retries it', async () => {
    const error = new Error('disk full');
    const fixture = await TableFixture.create(
      setupOf('person person'),
      1,
      storageWith({ append: () => Promise.reject(error) }),
    );
    expect(await fixture.act(fixture.someAction())).toMatchObject({ refusal: { code: 'not-stored' } });
    expect(fixture.failures).toEqual([{ table: TABLE, during: 'append', error, isRetried: false }]);
  });

  test('when what another process stored cannot be loaded', async () => {
    const error = new Error('no connection');
    const storage = new MemoryStorage();
    const fixture = await TableFixture.create(setupOf('person person'), 1, storage);
    storage.append = () => Promise.resolve('conflict');
    storage.load = () => Promise.reject(error);
    expect(await fixture.act(fixture.someAction())).toMatchObject({ refusal: { code: 'not-stored' } });
    expect(fixture.failures).toEqual([{ table: TABLE, during: 'load', error, isRetried: false }]);
  });

  test('when an entry of another process is invalid: the entries before it are published', async () => {
    const [fixture, [ada]] = await OnlineTableFixture.playing(termsOf(2), 2);
    const other = await fixture.reopened();
    await ada!.ask({ type: 'stand' });
    const entries = await fixture.storage.load(TABLE);
    const broken: LogEntry = { seq: entries.length };
    fixture.storage.load = (_, after) =>
      Promise.resolve([...entries, broken].filter(({ seq }) => after === undefined || seq > after));
    await other.refresh();
    expect(other.seq).toBe(entries.length - 1);
    expect(fixture.failures).toEqual([
      {
        table: TABLE,
        during: 'read',
        error: new Error(`entry ${entries.length} of the log: not-an-entry`),
        isRetried: false,
      },
    ]);
  });

  test('when a bot throws: it is retried, and the game goes on', async () => {
    const fixture = await TableFixture.create(setupOf('person sharp'));
    const error = new Error('a bug');
    let isBroken = true;
    fixture.table = await fixture.reopened({
      think: ({ view, seed }) =>
        isBroken ? Promise.reject(error) : Promise.resolve(BOTS.sharp(view, { seed })),
    });
    while (fixture.now.view.asked === 0) await fixture.act(fixture.someAction());
    const { seq } = fixture.now;
    fixture.table.start();
    await fixture.clock.runNext();
    expect(fixture.now.seq).toBe(seq);
    expect(fixture.failures).toEqual([{ table: TABLE, during: 'due-action', error, isRetried: true }]);
    isBroken = false;
    await fixture.clock.runNext();
    expect(fixture.now.seq).toBe(seq + 1);
  });

  test('when the table of a rematch cannot be created', async () => {
    const [fixture, devices] = await OnlineTableFixture.playing({ ...termsOf(2), target: 1 }, 2);
    await fixture.playOut(devices);
    const error = new Error('disk full');
    fixture.storage.create = () => Promise.reject(error);
    expect(await devices[0]!.ask({ type: 'rematch' })).toMatchObject({ refusal: { code: 'not-stored' } });
    expect(fixture.failures).toEqual([{ table: TABLE, during: 'rematch', error, isRetried: false }]);
  });
});

test('a request that lost a race against another process is decided again', async () => {
  const [fixture, [ada, ben]] = await OnlineTableFixture.playing(termsOf(2), 2);
  const other = await fixture.reopened();
  const asked = fixture.table.updateFor('watcher')!.view.asked === 0 ? ada! : ben!;
  const away = asked === ada ? ben! : ada!;
  // A seat changes at one process while the game goes on at another that does not know yet.
  await away.ask({ type: 'stand' });
  asked.disconnect();
  asked.connect(other);
  expect(await fixture.act(asked)).toMatchObject({ type: 'accepted' });
  expect(fixture.failures).toEqual([]);
});
