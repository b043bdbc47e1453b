import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../e2e/server-process.ts';
import { attack } from '../fuzz/attack.ts';

test('thousands of bad messages and requests do no harm', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quando-fuzz-'));
  const server = await startServer({ DATA_DIR: folder });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { address } = server;
  const result = await attack({ address, messages: 4000, requests: 500, seed: 'short' });
  expect(result).toMatchObject({ strange: [], isGameRight: true });
  expect(await server.stop()).toBe(0);
}, 300_000);
