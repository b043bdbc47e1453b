import { describe, expect, test } from 'vitest';
import { freshPart, freshKey, isKey } from '../../src/online/device-key.ts';
import { saveTables, newSavedTable, loadTables, type SavedTable } from '../../src/online/saved-table.ts';
import { saveProfile, loadProfile } from '../../src/online/profile.ts';
import { saveTerms, lastTerms } from '../../src/online/last-terms.ts';
import type { LocalStore } from '../../src/local-store.ts';

function localStoreWith(key?: string, value?: unknown): LocalStore {
  const held = new Map<string, string>(key === undefined ? [] : [[key, JSON.stringify(value)]]);
  return { getItem: (name) => held.get(name) ?? null, setItem: (name, text) => void held.set(name, text) };
}

describe('a key', () => {
  test('is 32 bytes in base64url', () => {
    const bytes = Array.from({ length: 32 }, (_, i) => 255 - i * 7);
    const key = freshKey({ getRandomValues: (array) => fill(array, bytes) });
    expect(Buffer.from(key, 'base64url')).toEqual(Buffer.from(bytes.map((byte) => byte & 255)));
    expect(isKey(key)).toBe(true);
  });

  test('is another one each time', () => {
    expect(new Set(Array.from({ length: 50 }, () => freshKey(crypto))).size).toBe(50);
  });

  test.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}=`, 7])('is not %j', (value) => {
    expect(isKey(value)).toBe(false);
  });
});

function fill<Values>(array: Values, bytes: readonly number[]): Values {
  if (array instanceof Uint8Array) array.set(bytes);
  return array;
}

test('a part in a deal is 32 bytes in hexadecimal digits', () => {
  expect(freshPart({ getRandomValues: (array) => fill(array, [0, 10, 255]) })).toBe(
    `000aff${'00'.repeat(29)}`,
  );
});

describe('the known tables', () => {
  const oak: SavedTable = {
    ...newSavedTable('oak', freshKey(crypto)),
    seat: 2,
    muted: [1],
    contributions: { 0: 'ab' },
    commitments: { 0: 'cd' },
    parts: { 1: { 0: { value: 'ef' }, 2: { value: '01', closing: '23', isOpen: true } } },
  };

  test('are kept', () => {
    const localStore = localStoreWith();
    saveTables(localStore, [oak, newSavedTable('elm', freshKey(crypto))]);
    expect(loadTables(localStore)[0]).toEqual(oak);
    expect(loadTables(localStore)).toHaveLength(2);
  });

  test('of long ago make room', () => {
    const localStore = localStoreWith();
    const many = Array.from({ length: 90 }, (_, i) => newSavedTable(`t${i}`, freshKey(crypto)));
    saveTables(localStore, many);
    expect(loadTables(localStore).map(({ table }) => table)).toEqual(
      many.slice(0, 40).map(({ table }) => table),
    );
  });

  test.each([null, 'rubbish', [{ table: 'oak' }], [{ table: 'oak', key: 'short' }], [7, null]])(
    'are none where %j was kept',
    (kept) => {
      expect(loadTables(localStoreWith('quando-tables', kept))).toEqual([]);
    },
  );

  test('lose only what makes no sense', () => {
    const kept = [
      {
        ...oak,
        seat: 17,
        isFollowed: 1,
        muted: [1, 'x', -1],
        contributions: { a: 'b', 1: 2 },
        commitments: 'cd',
        parts: {
          1: 'x',
          2: { x: { value: 'ab' }, 0: { value: 1 }, 1: { value: 'ab', closing: 4, isOpen: 'yes' } },
        },
        isFresh: 'yes',
      },
    ];
    expect(loadTables(localStoreWith('quando-tables', kept))).toEqual([
      {
        ...oak,
        seat: 'none',
        muted: [1],
        contributions: {},
        commitments: {},
        parts: { 1: {}, 2: { 1: { value: 'ab' } } },
        isFresh: false,
      },
    ]);
  });
});

describe('a profile', () => {
  test('is kept', () => {
    const localStore = localStoreWith();
    saveProfile(localStore, { name: 'Ana', avatar: 'cloud', defaultSeed: 7 });
    expect(loadProfile(localStore, () => 0.5)).toEqual({ name: 'Ana', avatar: 'cloud', defaultSeed: 7 });
  });

  test('of the first release is still read', () => {
    const kept = { name: 'Ana', avatar: 'cloud', lot: 7 };
    const profile = loadProfile(localStoreWith('quando-me', kept), () => 0.5);
    expect(profile).toEqual({ name: 'Ana', avatar: 'cloud', defaultSeed: 7 });
  });

  test('of somebody who has said nothing is what its seed says, drawn once', () => {
    const localStore = localStoreWith();
    expect(loadProfile(localStore, () => 0.25)).toEqual({ name: '', avatar: 'any', defaultSeed: 250 });
    expect(loadProfile(localStore, () => 0.75)).toMatchObject({ defaultSeed: 250 });
  });

  test.each([{ name: 5, avatar: 'ufo', lot: -1 }, { lot: 1.5 }, null, 'rubbish'])(
    'that makes no sense as %j begins anew',
    (kept) => {
      const profile = loadProfile(localStoreWith('quando-me', kept), () => 0.999);
      expect(profile).toEqual({ name: '', avatar: 'any', defaultSeed: 999 });
    },
  );
});

test('the last terms are kept, and terms that make no sense are those of a first table', () => {
  const localStore = localStoreWith();
  const terms = { players: 2, target: 40, tempo: 'daily', isOpen: false } as const;
  saveTerms(localStore, terms);
  expect(lastTerms(localStore)).toEqual(terms);
  expect(lastTerms(localStoreWith('quando-terms', { players: 9 }))).toEqual(lastTerms(localStoreWith()));
});
