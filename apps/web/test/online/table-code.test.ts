import type { CodeOfTable } from '@quando/protocol';
import { expect, test } from 'vitest';
import type { ApiResult } from '../../src/online/table-api.ts';
import { LiveTableCode } from '../../src/online/table-code.svelte.ts';
import { FakeClock } from './fake-clock.ts';

const MINUTE = 60_000;

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function liveCode(answers: readonly ApiResult<CodeOfTable>[]) {
  const clock = new FakeClock();
  const asked: number[] = [];
  const api = {
    code: () => {
      asked.push(clock.now());
      return Promise.resolve(answers[Math.min(asked.length, answers.length) - 1]!);
    },
  };
  const pass = (milliseconds: number): Promise<void> => {
    clock.pass(milliseconds);
    return settled();
  };
  return { live: new LiveTableCode(api, 'table', clock), pass, asked };
}

const answer = (code: readonly number[]): CodeOfTable => ({ code: [...code], now: 0, until: 30 * MINUTE });

test('a code is kept alive, and replaced by the next one if it has expired', async () => {
  const { live, pass, asked } = liveCode([answer([1, 2, 3]), answer([1, 2, 3]), answer([4, 5, 6])]);
  expect(live.code).toBe(undefined);
  await settled();
  expect(live.code).toEqual([1, 2, 3]);
  await pass(15 * MINUTE);
  expect(live.code).toEqual([1, 2, 3]);
  await pass(15 * MINUTE);
  expect(live.code).toEqual([4, 5, 6]);
  expect(asked.map((at) => at - asked[0]!)).toEqual([0, 15 * MINUTE, 30 * MINUTE]);
});

test('the words stay while the server does not answer, and go with the table', async () => {
  const { live, pass } = liveCode([
    answer([1, 2, 3]),
    { refused: 'unreachable' },
    { refused: 'gone' },
    { refused: 'unreachable' },
  ]);
  await settled();
  await pass(15 * MINUTE);
  expect(live.code).toEqual([1, 2, 3]);
  await pass(15 * MINUTE);
  expect(live.code).toBe(undefined);
});

test('nothing is asked for after the end', async () => {
  const { live, pass, asked } = liveCode([answer([1, 2, 3])]);
  await settled();
  live.close();
  await pass(60 * MINUTE);
  expect(asked).toHaveLength(1);
});
