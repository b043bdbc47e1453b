import { expect, it } from 'vitest';
import { keepStorage } from '../../src/keep-storage.ts';

/** The storage of a browser that counts how often it was asked. */
function storageThat(isKept: boolean) {
  const storage = {
    asked: 0,
    persisted: () => Promise.resolve(isKept),
    persist: () => Promise.resolve((storage.asked += 1) > 0),
    estimate: () => Promise.resolve({}),
    getDirectory: () => Promise.reject(new Error('not here')),
  };
  return storage;
}

it('asks a browser once to keep what is stored', async () => {
  const [fresh, kept] = [storageThat(false), storageThat(true)];
  await keepStorage({ storage: fresh });
  await keepStorage({ storage: kept });
  expect([fresh.asked, kept.asked]).toEqual([1, 0]);
});

it('accepts a browser that cannot be asked, or refuses', async () => {
  await expect(keepStorage({})).resolves.toBeUndefined();
  const storage = { ...storageThat(false), persisted: () => Promise.reject(new Error('forbidden')) };
  await expect(keepStorage({ storage })).resolves.toBeUndefined();
});
