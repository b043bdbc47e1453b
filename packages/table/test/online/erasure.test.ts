import { keyHashOf, onlineLogOf, OnlineLog, type OnlineTable } from '@quando/table';
import { describe, expect, test } from 'vitest';
import { OnlineTableFixture, sit, termsOf, type Device } from './online-table-fixture.ts';

const erase = (table: OnlineTable, { key }: Device): Promise<string> => table.erase(keyHashOf(key!));

const stored = async ({ storage, table }: OnlineTableFixture): Promise<readonly unknown[]> =>
  storage.load(table.id);

/** Everything that is stored of a table, and everything that somebody is told now. */
const textOf = async (fixture: OnlineTableFixture): Promise<string> => {
  const { table } = fixture;
  const told = [table.status(), table.updateFor('watcher') ?? 'no game', table.record];
  return JSON.stringify([await stored(fixture), told]);
};

describe('a person who deletes their name', () => {
  test('before the start frees their seat, and is named nowhere', async () => {
    const fixture = await OnlineTableFixture.create(termsOf(3));
    const [ada, ben] = [fixture.device('ada'), fixture.device('ben')];
    await sit(ada, 0);
    await sit(ben, 1);
    await sit(ada, 2);
    expect(await erase(fixture.table, ada)).toBe('erased');
    expect(fixture.table.status().seats[2]).toEqual({ kind: 'free' });
    expect(await textOf(fixture)).not.toMatch(/Person [02]/);
    expect(await textOf(fixture)).toContain('Person 1');
    expect([ada.seat, ben.seat]).toEqual(['none', 1]);
    expect(ben.status.host).toBe(1);
  });

  test('in a game is replaced by a bot, and the others play on to a record that names only them', async () => {
    const [fixture, [ada, ben]] = await OnlineTableFixture.playing(termsOf(2), 2);
    expect(await erase(fixture.table, ada!)).toBe('erased');
    expect(ben!.status.seats[0]).toMatchObject({
      sitter: { kind: 'person', name: 'N. N.' },
      isAway: true,
    });
    expect(await ada!.ask({ type: 'return' })).toMatchObject({ refusal: { code: 'not-seated' } });
    await fixture.playOut([ben!]);
    const text = await textOf(fixture);
    expect(text).not.toContain('Person 0');
    expect(text).toContain('Person 1');
    expect(fixture.table.record).toMatchObject({
      meta: { sitters: [{ name: 'N. N.' }, { name: 'Person 1' }] },
    });
  });

  test('after the game is not named by its record either', async () => {
    const [fixture, devices] = await OnlineTableFixture.playing(termsOf(2), 2);
    await fixture.playOut(devices);
    expect(JSON.stringify(fixture.table.record)).toContain('Person 0');
    expect(await erase(fixture.table, devices[0]!)).toBe('erased');
    expect(await textOf(fixture)).not.toContain('Person 0');
    expect(fixture.table.erasures).toBe(1);
  });

  test('leaves a log that another process reads to the same state', async () => {
    const [fixture, [ada, ben]] = await OnlineTableFixture.playing(termsOf(3), 2);
    await erase(fixture.table, ada!);
    for (let i = 0; i < 6; i += 1) await fixture.step([ben!]);
    const log = onlineLogOf(await stored(fixture));
    if (!(log instanceof OnlineLog)) throw new Error(log.code);
    expect(log.seating.sitters).toEqual(fixture.table.updateFor('watcher')!.sitters);
    const other = await fixture.reopened();
    expect(other.status()).toEqual(fixture.table.status());
  });

  test('is deleted from what another process has in memory', async () => {
    const [fixture, [ada]] = await OnlineTableFixture.playing(termsOf(2), 2);
    const other = await fixture.reopened();
    await erase(fixture.table, ada!);
    await other.refresh();
    expect(JSON.stringify([other.status(), other.updateFor(1)])).not.toContain('Person 0');
  });

  test('can ask again without adding to the log', async () => {
    const [fixture, [ada]] = await OnlineTableFixture.playing(termsOf(2), 2);
    await erase(fixture.table, ada!);
    const { seq } = fixture.table;
    expect(await erase(fixture.table, ada!)).toBe('nothing');
    expect(fixture.table.seq).toBe(seq);
  });

  test('and sat alone has the whole table deleted, as has the last of several', async () => {
    const [alone, [ada]] = await OnlineTableFixture.playing(termsOf(3), 1);
    expect(await erase(alone.table, ada!)).toBe('alone');
    const [fixture, [first, second]] = await OnlineTableFixture.playing(termsOf(2), 2);
    expect(await erase(fixture.table, first!)).toBe('erased');
    expect(await erase(fixture.table, second!)).toBe('alone');
  });

  test('and never sat here changes nothing', async () => {
    const [fixture] = await OnlineTableFixture.playing(termsOf(2), 2);
    const { seq } = fixture.table;
    expect(await erase(fixture.table, fixture.device('stranger'))).toBe('nothing');
    expect(fixture.table.seq).toBe(seq);
  });

  test('one after another gets a number, so that they can be told apart', async () => {
    const [fixture, [ada, ben]] = await OnlineTableFixture.playing(termsOf(3), 3);
    await erase(fixture.table, ada!);
    await erase(fixture.table, ben!);
    const names = fixture.table.updateFor('watcher')!.sitters.map(({ name }) => name);
    expect(names).toEqual(['N. N.', 'N. N. 2', 'Person 2']);
  });

  test('has a bot on their seat when the others play again', async () => {
    const [fixture, devices] = await OnlineTableFixture.playing(termsOf(3), 3);
    await fixture.playOut(devices);
    await erase(fixture.table, devices[0]!);
    await erase(fixture.table, devices[1]!);
    expect(await devices[2]!.ask({ type: 'rematch' })).toMatchObject({ type: 'accepted' });
    const log = onlineLogOf(await fixture.storage.load(fixture.table.rematch!));
    if (!(log instanceof OnlineLog)) throw new Error(log.code);
    const sitters = log.seating.sitters!;
    expect(sitters.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'person']);
    expect(new Set(sitters.map(({ name }) => name)).size).toBe(3);
  });

  test('while the others start a rematch does not go along under their name', async () => {
    const [fixture, devices] = await OnlineTableFixture.playing(termsOf(2), 2);
    await fixture.playOut(devices);
    const other = await fixture.reopened();
    await erase(other, devices[0]!);
    // This process does not know of it yet, so it founds a table, finds a conflict, and decides again.
    await devices[1]!.ask({ type: 'rematch' });
    const tables = (await fixture.storage.list()).map(({ game }) => game);
    expect(tables.toSorted()).toEqual([fixture.table.id, fixture.table.rematch!].toSorted());
    const logs = await Promise.all(tables.map((table) => fixture.storage.load(table)));
    expect(JSON.stringify(logs)).not.toContain('Person 0');
  });

  test('gives up the seat that they have reserved', async () => {
    const [fixture, [ada]] = await OnlineTableFixture.playing(termsOf(3), 1);
    const late = fixture.device('late');
    await sit(late, 2);
    expect(await erase(fixture.table, late)).toBe('erased');
    expect(late.last('welcome')).not.toHaveProperty('reserved');
    expect(ada!.status.seats[2]).not.toHaveProperty('reservedFor');
    expect(await textOf(fixture)).not.toContain('Person 2');
    expect((await fixture.reopened()).status()).toEqual(fixture.table.status());
  });

  test('after being removed is not named among the removed, and still has to stay away', async () => {
    const fixture = await OnlineTableFixture.create(termsOf(3));
    const [ada, ben] = [fixture.device('ada'), fixture.device('ben')];
    await sit(ada, 0);
    await sit(ben, 1);
    await ada.ask({ type: 'clear', seat: 1 });
    expect(await erase(fixture.table, ben)).toBe('erased');
    expect(await textOf(fixture)).not.toContain('Person 1');
    expect(ada.status.removed).toMatchObject([{ sitter: { name: 'N. N.' } }]);
    expect((await fixture.reopened()).status()).toEqual(fixture.table.status());
    expect(await sit(ben, 1)).toMatchObject({ refusal: { code: 'removed' } });
  });

  test('cannot make the log grow without bound by sitting down and deleting again', async () => {
    const fixture = await OnlineTableFixture.create(termsOf(2));
    const [ada, ben] = [fixture.device('ada'), fixture.device('ben')];
    await sit(ada, 0);
    let sat = await sit(ben, 1);
    for (let i = 0; i < 600 && sat?.type === 'accepted'; i += 1) {
      await erase(fixture.table, ben);
      sat = await sit(ben, 1);
    }
    expect(sat).toMatchObject({ refusal: { code: 'seat-taken' } });
    expect(fixture.table.seq).toBeLessThan(520);
  });
});
