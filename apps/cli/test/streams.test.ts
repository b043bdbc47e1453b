import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeOf, MAIN, quando } from './quando.ts';

const ENDLESS = ['simulate', '--games', '1000000000', '--seed', 'endless'];

const start = (args: readonly string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [MAIN, ...args]);

describe('a reader that closes early', () => {
  it.each(['simulate', 'verify'])('ends %s quietly', async (command) => {
    const child = start(command === 'simulate' ? ENDLESS : ['verify']);
    let errors = '';
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
    child.stdin.on('error', () => {
      // The command has ended.
    });
    if (command === 'verify') child.stdin.write('rubbish\n'.repeat(100_000).concat('['.repeat(1e6), '\n'));
    child.stdin.end();
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect({ code: await codeOf(child), errors }).toEqual({ code: 0, errors: '' });
  });
});

describe('a reader that waits', () => {
  it('makes simulate wait', async ({ skip }) => {
    skip(!existsSync('/proc/self/stat'), 'there is no /proc to read its CPU time from');
    const child = start(ENDLESS);
    await once(child.stdout, 'readable');
    const before = cpuTicksOf(child.pid!);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const spent = cpuTicksOf(child.pid!) - before;
    child.stdout.destroy();
    await codeOf(child);
    // A second is 100 ticks; a process that simulated on would have spent nearly all of them.
    expect(spent).toBeLessThan(40);
  });
});

it('an endless line is not buffered', async ({ skip }) => {
  skip(!existsSync('/proc/self/status'), 'there is no /proc to read its memory from');
  const child = start(['verify']);
  const megabyte = Buffer.alloc(1e6, 'x');
  for (let i = 0; i < 400; i += 1) if (!child.stdin.write(megabyte)) await once(child.stdin, 'drain');
  const most = Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]);
  child.stdin.end('\n');
  const [output] = await once(child.stdout, 'data');
  expect(String(output)).toContain('-: line 0: line-too-long: ');
  expect(await codeOf(child)).toBe(1);
  expect(most).toBeLessThan(300_000);
});

it('an interrupt ends quietly with 130', async () => {
  const child = start(ENDLESS);
  child.stdout.resume();
  await once(child.stdout, 'data');
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  child.kill('SIGINT');
  expect({ code: await codeOf(child), errors }).toEqual({ code: 130, errors: '' });
});

it('reports an output that cannot be written, with exit code 2', async ({ skip }) => {
  skip(!existsSync('/dev/full'), 'there is no /dev/full to write to');
  const child = spawn(process.execPath, [MAIN, 'simulate', '--seed', '1'], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  });
  let errors = '';
  child.stderr!.on('data', (data: Buffer) => (errors += data.toString()));
  const [code] = await once(child, 'close');
  expect(code).toBe(2);
  expect(errors).toMatch(/^quando: cannot write the output \(.*\)\n$/);
});

it('reports an input that is a directory, with exit code 2', async ({ skip }) => {
  skip(process.platform === 'win32', 'Windows opens no directory');
  const child = spawn(process.execPath, [MAIN, 'verify'], {
    stdio: [openSync('.', 'r'), 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr!.on('data', (data: Buffer) => (errors += data.toString()));
  const [code] = await once(child, 'close');
  expect({ code, errors }).toEqual({ code: 2, errors: 'quando verify: -: is a directory\n' });
});

it('commands work together in a pipe', async () => {
  const { stdout } = await quando(['simulate', '--games', '50', '--seed', 'pipe', '--policy', 'wild']);
  expect(await quando(['verify'], stdout)).toEqual({ code: 0, stdout: '50 records ok, 0 bad\n', stderr: '' });
});

/** The CPU time of a process so far, in hundredths of a second. */
function cpuTicksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
