import { describe, expect, test } from 'vitest';
import type { LocalStore } from '../../src/local-store.ts';
import { freshKey } from '../../src/online/device-key.ts';
import { MyTables } from '../../src/online/my-tables.svelte.ts';
import { TableApi } from '../../src/online/table-api.ts';
import { FREE, person, statusWith } from './statuses.ts';

function emptyLocalStore(): LocalStore {
  const held = new Map<string, string>();
  return { getItem: (name) => held.get(name) ?? null, setItem: (name, text) => void held.set(name, text) };
}

/** A device that sits at these tables, and whose server answers so. */
function sittingAt(tables: readonly string[], answer: object): MyTables {
  const tableApi = new TableApi(async () => Response.json(answer));
  const mine = new MyTables(emptyLocalStore(), tableApi);
  for (const table of tables) mine.offerKey(table, freshKey(crypto));
  for (const table of tables) mine.change(table, { seat: 0 });
  return mine;
}

const names = (mine: MyTables): string[] => mine.seated.map(({ table }) => table);

describe('a private link', () => {
  const key = 'k'.repeat(43);

  test('gives its seat to a device that has none at the table', () => {
    const mine = sittingAt([], {});
    mine.savedAt('oak');
    mine.offerKey('oak', key);
    expect(mine.isOffered('oak')).toBe(false);
    expect(mine.savedAt('oak').key).toBe(key);
  });

  test('does not replace the seat of a device before its user has agreed', () => {
    const mine = sittingAt(['oak'], {});
    const own = mine.savedAt('oak');
    mine.offerKey('oak', key);
    expect(mine.isOffered('oak')).toBe(true);
    expect(mine.isOffered('elm')).toBe(false);
    mine.answerOffer('keep');
    expect(mine.isOffered('oak')).toBe(false);
    expect(mine.savedAt('oak')).toEqual(own);
    mine.offerKey('oak', key);
    mine.answerOffer('take');
    expect(mine.isOffered('oak')).toBe(false);
    expect(mine.savedAt('oak')).toMatchObject({ key, seat: 'none' });
  });

  test('to another seat leaves the device what it was known by at the table', () => {
    const mine = sittingAt(['oak', 'elm'], {});
    const device = mine.deviceAt('oak');
    expect(mine.deviceAt('oak')).toBe(device);
    expect(mine.deviceAt('elm')).not.toBe(device);
    mine.offerKey('oak', key);
    mine.answerOffer('take');
    expect(mine.savedAt('oak')).toMatchObject({ key, device });
    mine.reread();
    expect(mine.deviceAt('oak')).toBe(device);
  });

  test('of the own seat asks nothing', () => {
    const mine = sittingAt(['oak'], {});
    const own = mine.savedAt('oak');
    mine.offerKey('oak', own.key);
    expect(mine.isOffered('oak')).toBe(false);
    expect(mine.savedAt('oak')).toEqual(own);
  });
});

describe('the tables of a device', () => {
  test('go when they are gone, and each is counted once, however often somebody asks', async () => {
    const mine = sittingAt(['oak', 'elm'], { statuses: [statusWith({ table: 'elm' })], unreadable: [] });
    await Promise.all([mine.refresh(), mine.refresh()]);
    expect(names(mine)).toEqual(['elm']);
    expect(mine.gone).toBe(1);
  });

  test('stay when their server cannot make sense of them', async () => {
    const mine = sittingAt(['oak', 'elm'], { statuses: [], unreadable: ['oak'] });
    await mine.refresh();
    expect(names(mine)).toEqual(['oak']);
    expect(mine.isUnreadable('oak')).toBe(true);
    expect(mine.gone).toBe(1);
  });

  test('go on at the next one, which then is the latest', async () => {
    const over = statusWith({ table: 'oak', stage: 'over', rematch: 'elm' });
    const mine = sittingAt(['oak'], { statuses: [over], unreadable: [] });
    mine.change('oak', { commitments: { 0: 'c0' } });
    await mine.refresh();
    expect(mine.find('elm')).toMatchObject({ commitments: {} });
    expect(names(mine)).toEqual(['elm', 'oak']);
    expect(mine.find('elm')!.key).toBe(mine.find('oak')!.key);
  });
});

test('an invitation to play again waits for an answer', async () => {
  const invited = { ...person('Ana'), invitation: 'asked' } as const;
  const mine = sittingAt(['oak'], { statuses: [statusWith({ seats: [invited, FREE, FREE] })] });
  await mine.refresh();
  expect(mine.waiting.map(({ table }) => table)).toEqual(['oak']);
  mine.learn(statusWith({ seats: [person('Ana'), FREE, FREE] }));
  expect(mine.waiting).toEqual([]);
});

test('whoever said that they play again says so once', () => {
  const mine = sittingAt([], {});
  mine.comeTo('elm');
  expect([mine.takeComing('oak'), mine.takeComing('elm'), mine.takeComing('elm')]).toEqual([
    false,
    true,
    false,
  ]);
});
