import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { medianOf } from './cpu-time.ts';

const MAIN = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url));
const CPU_REPORT = new URL('cpu-report.ts', import.meta.url).href;
const GAMES = 8000;
const RUNS = 5;

/** Games per second of CPU time of the `quando` processes themselves: 4 players, including start-up and exit. */
export async function simulateAndVerify(): Promise<{
  readonly simulated: number;
  readonly verified: number;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'quando-bench-'));
  const file = join(folder, 'games.jsonl');
  const [simulating, verifying]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    simulating.push(await cpuSecondsOf(['simulate', '--games', String(GAMES), '--seed', String(run)], file));
    verifying.push(await cpuSecondsOf(['verify', file], join(folder, 'answer.txt')));
  }
  rmSync(folder, { recursive: true });
  return { simulated: GAMES / medianOf(simulating), verified: GAMES / medianOf(verifying) };
}

/** The CPU time of a `quando` command whose output goes to a file. */
async function cpuSecondsOf(args: readonly string[], outputFile: string): Promise<number> {
  const output = openSync(outputFile, 'w');
  const child = spawn(process.execPath, ['--import', CPU_REPORT, MAIN, ...args], {
    stdio: ['ignore', output, 'inherit', 'pipe'],
  });
  const [, , , pipe] = child.stdio;
  if (!(pipe instanceof Readable)) throw new Error('the process has no pipe for its report');
  const report = text(pipe);
  await ended(child, args);
  closeSync(output);
  return Number(await report);
}

/** The output of a `quando` command. */
export async function outputOf(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const output = text(child.stdout);
  await ended(child, args);
  return output;
}

async function ended(child: ReturnType<typeof spawn>, args: readonly string[]): Promise<void> {
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`quando ${args.join(' ')} ended with ${String(code)}`);
}
