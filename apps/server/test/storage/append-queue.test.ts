import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppendQueue } from '../../src/storage/append-queue.ts';
import { appendOf } from './append-of.ts';

type Commit = {
  readonly resolve: (stored: ReadonlySet<string>) => void;
  readonly reject: (why: Error) => void;
};

/** A queue whose commits are noted and end when the test says so. */
function heldQueue() {
  const batches: string[][] = [];
  const commits: Commit[] = [];
  const queue = new AppendQueue((batch) => {
    batches.push(batch.map(({ id, seq }) => `${id} ${seq}`));
    return new Promise((resolve, reject) => commits.push({ resolve, reject }));
  });
  return { queue, batches, commits };
}

test('appends during a commit share the next one, one per table', async () => {
  const { queue, batches, commits } = heldQueue();
  const first = queue.append(appendOf('a'));
  await expect.poll(() => batches).toEqual([['a 1']]);
  const rest = [appendOf('b'), appendOf('c'), appendOf('b', { seq: 2 })].map((next) => queue.append(next));
  commits[0]!.resolve(new Set(['a']));
  expect(await first).toBe('stored');
  await expect.poll(() => batches.slice(1)).toEqual([['b 1', 'c 1']]);
  commits[1]!.resolve(new Set(['b']));
  await expect.poll(() => batches.slice(2)).toEqual([['b 2']]);
  commits[2]!.resolve(new Set());
  expect(await Promise.all(rest)).toEqual(['stored', 'conflict', 'conflict']);
});

test('a failed commit fails its own appends only', async () => {
  const { queue, batches, commits } = heldQueue();
  const failed = queue.append(appendOf('a'));
  await expect.poll(() => batches.length).toBe(1);
  commits[0]!.reject(new Error('disk full'));
  await expect(failed).rejects.toThrow('disk full');
  const later = queue.append(appendOf('a'));
  await expect.poll(() => batches.length).toBe(2);
  commits[1]!.resolve(new Set(['a']));
  expect(await later).toBe('stored');
});

/** Sets the queue's clock. */
const itIs = (now: number): void => void vi.spyOn(performance, 'now').mockReturnValue(now);

describe('commits are some milliseconds apart', () => {
  afterEach(() => vi.restoreAllMocks());

  test('so that appends soon after a commit share the next one', async () => {
    const { queue, batches, commits } = heldQueue();
    itIs(1000);
    void queue.append(appendOf('a'));
    await turn();
    expect(batches).toEqual([['a 1']]);
    commits[0]!.resolve(new Set(['a']));
    await turn();
    void queue.append(appendOf('b'));
    await turn();
    void queue.append(appendOf('c'));
    expect(batches).toHaveLength(1);
    await expect.poll(() => batches.slice(1)).toEqual([['b 1', 'c 1']]);
  });

  test('but an idle queue and a full batch wait for nothing', async () => {
    const { queue, batches, commits } = heldQueue();
    itIs(1000);
    void queue.append(appendOf('a'));
    await turn();
    commits[0]!.resolve(new Set(['a']));
    await turn();
    for (let table = 0; table < 70; table += 1) void queue.append(appendOf(`table ${table}`));
    await turn();
    expect(batches.map((batch) => batch.length)).toEqual([1, 64]);
    commits[1]!.resolve(new Set());
    itIs(1004);
    await turn();
    expect(batches.map((batch) => batch.length)).toEqual([1, 64, 6]);
  });
});
