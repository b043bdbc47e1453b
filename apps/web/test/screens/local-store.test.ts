import type { Setup } from '@quando/protocol';
import { describe, expect, it } from 'vitest';
import { openLocalStore, readJson, type LocalStore } from '../../src/local-store.ts';
import { saveSetup, lastSetup } from '../../src/last-setup.ts';

function storage(): LocalStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const localStore = (): LocalStore => {
  const shared = storage();
  return openLocalStore(() => shared);
};

const barred = (): LocalStore => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const full = (): LocalStore => ({
  getItem: () => 'older',
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
});

describe('the local store of a device', () => {
  it('keeps from visit to visit', () => {
    const shared = storage();
    openLocalStore(() => shared).setItem('a', '1');
    expect(openLocalStore(() => shared).getItem('a')).toBe('1');
  });

  it.each([
    ['barred', barred],
    ['full', full],
  ])('keeps for this visit where storage is %s', (_, open) => {
    const kept = openLocalStore(open);
    kept.setItem('a', '1');
    expect(kept.getItem('a')).toBe('1');
  });

  it('ignores a value that is not JSON', () => {
    const kept = localStore();
    expect(readJson(kept, 'a')).toBeUndefined();
    kept.setItem('a', '{"half":');
    expect(readJson(kept, 'a')).toBeUndefined();
  });
});

describe('the table that was set up last', () => {
  const setup: Setup = {
    sitters: [
      { kind: 'person', name: 'Anna', avatar: 'tall' },
      { kind: 'bot', level: 'sharp', name: 'Ruth', avatar: 'round' },
    ],
    target: 40,
  };
  it('is kept for each way to play', () => {
    const kept = localStore();
    saveSetup(kept, 'pass', setup);
    expect(lastSetup(kept, 'pass')).toEqual(setup);
    expect(lastSetup(kept, 'bots')).toBeUndefined();
  });

  it('is nothing if what was kept is no table', () => {
    const kept = localStore();
    kept.setItem('quando-setup-bots', JSON.stringify({ ...setup, sitters: setup.sitters.slice(1) }));
    expect(lastSetup(kept, 'bots')).toBeUndefined();
  });
});
