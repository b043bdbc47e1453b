import { MemoryStorage } from '@quando/table';
import { expect, test, vi } from 'vitest';
import { deviceGame } from './device-game.ts';
import { documentedPaths, type PathStep } from './documented-path.ts';
import type { TracedGame } from './traced-game.ts';
import { serverGame } from './server-game.ts';

// A function can be followed only if its module is mocked before anybody imports it.
vi.mock('../../../../packages/rules/src/apply.ts', { spy: true });
vi.mock('../../../../packages/table/src/game-decision.ts', { spy: true });
vi.mock('../../../../packages/table/src/update.ts', { spy: true });
vi.mock('../../src/game/game-state.ts', { spy: true });

const { onDevice, online } = documentedPaths();

/** Node has no IndexedDB: here a device keeps its games in memory. */
const STAND_INS = new Map<string, unknown>([['IdbStorage', MemoryStorage]]);

/** A spy on the function or method that a step names. */
async function spyOn({ file, name }: PathStep): Promise<{ readonly name: string; firstCall(): number }> {
  const [owner = '', method] = name.split('.');
  const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ file);
  const found = STAND_INS.get(owner) ?? module[owner];
  if (typeof found !== 'function') throw new Error(`${file} exports no ${owner}`);
  const spy = method === undefined ? found : vi.spyOn(found.prototype, method);
  if (!vi.isMockFunction(spy)) throw new Error(`mock ${file} to follow ${name}`);
  spy.mockClear();
  return { name, firstCall: () => spy.mock.invocationCallOrder[0] ?? Infinity };
}

/** The steps of a path in the order in which a tap reaches them; those that it does not reach are missing. */
async function reached(path: readonly PathStep[], game: TracedGame): Promise<readonly string[]> {
  const spies = await Promise.all(path.map(spyOn));
  await game.tap();
  return spies
    .filter((spy) => spy.firstCall() < Infinity)
    .toSorted((a, b) => a.firstCall() - b.firstCall())
    .map(({ name }) => name);
}

test('the architecture describes a path', () => {
  expect(onDevice.length).toBeGreaterThan(10);
});

test('a move on a device takes the path that the architecture describes', async () => {
  expect(await reached(onDevice, await deviceGame())).toEqual(onDevice.map(({ name }) => name));
});

test('a move online takes the path that the architecture describes', async () => {
  expect(await reached(online, await serverGame())).toEqual(online.map(({ name }) => name));
});
