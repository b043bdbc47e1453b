import type { Trouble } from '@quando/protocol';
import { expect, test } from 'vitest';
import { Troubles, type TroubleSource } from '../../src/troubles.svelte.ts';
import { Observed } from '../fixtures/observed.svelte.ts';

/** Something that goes wrong when a test says so. */
class Mischief implements TroubleSource {
  readonly #troubled: ((trouble: Trouble) => void)[] = [];
  readonly #failed: (() => void)[] = [];

  onTrouble(handler: (trouble: Trouble) => void): void {
    this.#troubled.push(handler);
  }

  onFailure(handler: () => void): void {
    this.#failed.push(handler);
  }

  trouble(code: Trouble['code']): void {
    for (const tell of this.#troubled) tell({ type: 'trouble', code });
  }

  fail(): void {
    for (const tell of this.#failed) tell();
  }
}

test('each trouble is told once until it has been read', () => {
  const mischief = new Mischief();
  const troubles = new Troubles(mischief);
  for (const code of ['not-stored', 'not-stored', 'store-damaged'] as const) mischief.trouble(code);
  expect(troubles.unread).toEqual(['not-stored', 'store-damaged']);
  troubles.dismiss('not-stored');
  expect(troubles.unread).toEqual(['store-damaged']);
});

test('what only loading again can help is told as that', async () => {
  const mischief = new Mischief();
  const troubles = new Troubles(mischief);
  const told = new Observed(() => troubles.needsReload);
  await told.seen();
  mischief.fail();
  expect(await told.seen()).toEqual([false, true]);
});
