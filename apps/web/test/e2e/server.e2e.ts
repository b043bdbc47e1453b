import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from './quando-test.ts';

const MAIN = join(import.meta.dirname, '../../../server/src/main.ts');

const start = (env: Readonly<Record<string, string>>): ChildProcess =>
  spawn('node', [MAIN], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });

async function firstWords(server: ChildProcess, from: 'stdout' | 'stderr'): Promise<string> {
  const [words] = (await once(server[from]!, 'data')) as [Buffer];
  return words.toString();
}

test('the server says where it is, and stops when it is told to', async ({ request }) => {
  const server = start({ PORT: '0' });
  const address = /Quando is at (\S+)/.exec(await firstWords(server, 'stdout'))![1]!;
  expect((await request.get(address)).headers()['content-security-policy']).toContain("script-src 'self'");
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('a port that is taken or none at all is told in words', async ({ baseURL }) => {
  const taken = start({ PORT: new URL(baseURL!).port });
  expect(await firstWords(taken, 'stderr')).toContain('is taken');
  expect(await once(taken, 'exit')).toEqual([2, null]);
  const wrong = start({ PORT: 'eighty' });
  expect(await firstWords(wrong, 'stderr')).toContain('"eighty"');
  expect(await once(wrong, 'exit')).toEqual([2, null]);
});
