import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { loadAppWords } from '@quando/text';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from './quando-test.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const MAIN = join(ROOT, 'apps/server/src/main.ts');

/** Each keeps its tables in a folder of its own. */
const environment = (settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  DATA_DIR: test.info().outputPath('data'),
  ...settings,
});

const start = (settings: Readonly<Record<string, string>>): ChildProcess =>
  spawn('node', [MAIN], { env: environment(settings), stdio: ['ignore', 'pipe', 'pipe'] });

async function complaintOf(server: ChildProcess): Promise<string> {
  const [words] = await once(server.stderr!, 'data');
  return String(words);
}

/** Where a server says it is, whatever npm says before. */
async function addressFrom(server: ChildProcess): Promise<string> {
  for await (const line of createInterface(server.stdout!)) {
    const [, address] = /Quando is at (\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('the server never said where it is');
}

test('the server says where it is, and stops when it is told to', async ({ request }) => {
  const server = start({ PORT: '0' });
  const address = await addressFrom(server);
  expect((await request.get(address)).headers()['content-security-policy']).toContain("script-src 'self'");
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('ending npm start ends the server', async ({ request }) => {
  const npm = spawn('npm', ['start'], { cwd: ROOT, env: environment({ PORT: '0' }) });
  const address = await addressFrom(npm);
  expect((await request.get(address)).status()).toBe(200);
  npm.kill('SIGTERM');
  const answers = (): Promise<boolean> => request.get(address).then(Boolean, () => false);
  await expect.poll(answers).toBe(false);
});

test('the words of the first page come with it, in the language of its reader', async ({ request }) => {
  const page = await request.get('/', { headers: { 'accept-language': 'fr-CH, de;q=0.5' } });
  const links = (await page.text()).matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)">/g);
  const files = Array.from(links, ([, file]) => file!);
  const scripts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
  const french = await loadAppWords('fr');
  expect(scripts.some((script) => script.includes(french.start.motto))).toBe(true);
});

test('a port that is taken or none at all is told in words', async ({ baseURL }) => {
  const taken = start({ PORT: new URL(baseURL!).port });
  expect(await complaintOf(taken)).toContain('is taken');
  expect(await once(taken, 'exit')).toEqual([2, null]);
  const wrong = start({ PORT: 'eighty' });
  expect(await complaintOf(wrong)).toContain('"eighty"');
  expect(await once(wrong, 'exit')).toEqual([2, null]);
});
