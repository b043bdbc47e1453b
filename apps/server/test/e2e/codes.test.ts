import { codeText, parseCodeOfTable, type TableCode, type Terms } from '@quando/protocol';
import { expect, test } from 'vitest';
import { makeTable } from '../../../../tools/e2e/test-game.ts';
import { fastClock } from '../../../../tools/e2e/fast-clock.ts';
import type { Limits } from '../../src/limits/limits.ts';
import { LIMITS } from '../../src/limits/limits.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { NO_LIMITS, runningServer } from './running-server.ts';

const TERMS: Terms = { players: 2, target: 20, tempo: 'relaxed', isOpen: true };

const serverIn = (folder: string, limits: Partial<Limits> = {}) =>
  runningServer({ folder }, { limits: { ...NO_LIMITS, ...limits } });

async function codeOf(address: string, table: string): Promise<TableCode> {
  const answer = await fetch(`${address}/api/tables/${table}/code`, { method: 'POST' });
  return parseCodeOfTable(await answer.json())!.code;
}

async function lookUp(address: string, code: string): Promise<readonly [number, unknown]> {
  const answer = await fetch(`${address}/api/codes/${code}`);
  return [answer.status, await answer.json()];
}

test('a code leads to its table, also after a restart', async () => {
  const folder = temporaryFolder();
  const first = await serverIn(folder);
  const table = await makeTable(() => first.address, TERMS);
  const code = await codeOf(first.address, table);
  expect(await lookUp(first.address, codeText(code))).toEqual([200, { table }]);
  await first.stop();
  const second = await serverIn(folder);
  expect(await lookUp(second.address, codeText(code))).toEqual([200, { table }]);
  expect(await codeOf(second.address, table)).toEqual(code);
});

test('an expired code leads nowhere, and the table gets another one', async () => {
  const store = { folder: temporaryFolder() };
  const { address } = await runningServer(store, { clock: fastClock(20_000) });
  const table = await makeTable(() => address, TERMS);
  const code = await codeOf(address, table);
  await expect
    .poll(async () => (await lookUp(address, codeText(code)))[0], { timeout: 5000, interval: 20 })
    .toBe(404);
  expect(await codeOf(address, table)).not.toEqual(code);
});

test.each(['1-2', '1-2-3-4', '1-2-160', '01-2-3', '1-2-x', '-1-2-3', '1-1-1-1-1-1-1-1-1-1-1'])(
  'what is no code is not understood: %s',
  async (text) => {
    const { address } = await serverIn(temporaryFolder());
    expect(await lookUp(address, text)).toEqual([400, { code: 'not-understood' }]);
  },
);

test('a table that does not exist has no code', async () => {
  const { address } = await serverIn(temporaryFolder());
  const answer = await fetch(`${address}/api/tables/AAAAAAAAAAAAAAAA/code`, { method: 'POST' });
  expect([answer.status, await answer.json()]).toEqual([404, { code: 'no-such-table' }]);
});

test('an address that tries many wrong codes has to wait, also with many at once', async () => {
  const { address } = await serverIn(temporaryFolder(), { wrongCodes: LIMITS.wrongCodes });
  const code = await codeOf(address, await makeTable(() => address, TERMS));
  const wrong = codeText(code.map((place) => (place + 1) % 160));
  for (let i = 0; i < 30; i += 1) expect((await lookUp(address, codeText(code)))[0]).toBe(200);
  const answers = await Promise.all(Array.from({ length: 30 }, () => lookUp(address, wrong)));
  const statuses = answers.map(([status]) => status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(await lookUp(address, codeText(code))).toEqual([429, { code: 'too-many' }]);
});
