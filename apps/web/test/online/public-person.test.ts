import { expect, test } from 'vitest';
import type { LocalStore } from '../../src/local-store.ts';
import { avoidPerson, loadPerson, meetAgain } from '../../src/online/public-person.ts';

function emptyStore(): LocalStore {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

const TROLL = 'a'.repeat(16);
const OTHER = 'b'.repeat(16);

test('a block can be taken back, and the others stay', () => {
  const store = emptyStore();
  const { person } = loadPerson(store, crypto);
  for (const tag of [TROLL, OTHER, TROLL]) avoidPerson(store, crypto, tag);
  expect(loadPerson(store, crypto)).toEqual({ person, avoid: [TROLL, OTHER] });
  meetAgain(store, crypto, TROLL);
  expect(loadPerson(store, crypto)).toEqual({ person, avoid: [OTHER] });
});
