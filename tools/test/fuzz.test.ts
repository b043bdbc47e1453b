import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../e2e/server-process.ts';
import { fuzz } from '../fuzz/fuzz-run.ts';

test('thousands of bad messages, frames and requests do no harm', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quando-fuzz-'));
  const server = await startServer({ DATA_DIR: folder });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { address } = server;
  const result = await fuzz({ address, messages: 8000, requests: 500, seed: 'short' });
  expect(result).toMatchObject({ strange: [], wrongGames: 0 });
  expect(result.games).toBeGreaterThan(0);
  expect(await server.stop()).toBe(0);
}, 300_000);
