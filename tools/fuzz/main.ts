/**
 * Sends malformed, oversized, replayed and forged input to a server, in messages, in frames below the level of messages
 * and over HTTP: `npm run fuzz -- [--messages 100000]`. Meanwhile honest clients play. Then one client sends pings and reads
 * nothing, and the server rests. All of this happens twice, with half of the messages each time. Prints the findings, the
 * latency of the honest clients, and the memory; exit code 1 if anything is wrong. Memory in use is what the V8 heap and its
 * buffers hold after a garbage collection, when all tables are closed, before and after everything; resident memory is what
 * the system counts, at most and at rest. The first half takes the memory that any such load takes; the second must leave no
 * more.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { idleMemory, STARTED_MEMORY_SETTINGS } from '../e2e/idle-memory.ts';
import { startServer } from '../e2e/server-process.ts';
import { makeTable } from '../e2e/test-game.ts';
import { floodWithPings } from './frame-attack.ts';
import { fuzz } from './fuzz-run.ts';
import { quantile, TERMS } from './honest-games.ts';
import { ResidentMemory } from './resident-memory.ts';

/** The share by which an idle server's memory may grow: compiled code, for instance, grows with use. */
const LEEWAY = 0.1;

/** The allowed latency of honest commands on a quiet machine, in milliseconds. */
const LONGEST = 250;

/** How long pings are sent in each half, in milliseconds. */
const FLOOD = 15_000;

/** How long an idle server has to give memory back to the system, in milliseconds. */
const REST = 15_000;

const { values } = parseArgs({ options: { messages: { type: 'string', default: '100000' } } });
const messages = Number(values.messages);
const seed = String(Date.now());
const folder = mkdtempSync(join(tmpdir(), 'quando-fuzz-'));
const server = await startServer({ DATA_DIR: folder, ...STARTED_MEMORY_SETTINGS });
const { address } = server;
const resident = new ResidentMemory(server.pid);
await fuzz({ address, messages: messages / 10, requests: messages / 100, seed: `${seed} warm-up` });
const before = await idleMemory(server);
const halves = [await attack('first'), await attack('second')] as const;
const after = await idleMemory(server);
resident.stop();
const code = await server.stop();
rmSync(folder, { recursive: true });
const strange = halves.flatMap((half) => half.strange);
for (const text of strange.slice(0, 20)) console.log(text);
const latencies = halves.flatMap((half) => half.latencies);
const games = sumOf(halves.map((half) => half.games));
const wrongGames = sumOf(halves.map((half) => half.wrongGames));
const pings = sumOf(halves.map((half) => half.pings));
const latency = { commands: latencies.length, p50: ms(0.5), p99: ms(0.99), longest: ms(1) };
const growth = growthOf(before, after);
const residentGrowth = growthOf(halves[0].resident.atRest, halves[1].resident.atRest);
const [first, second] = halves.map((half) => half.resident);
const memory = { before, after, growth, resident: { first, second, growth: residentGrowth } };
const isRight =
  strange.length === 0 &&
  wrongGames === 0 &&
  code === 0 &&
  growth <= LEEWAY &&
  residentGrowth <= LEEWAY &&
  latency.p99 <= LONGEST;
const findings = { games, wrongGames, strange: strange.length };
console.log(JSON.stringify({ fuzz: true, seed, messages, ...findings, latency, memory, pings, code }));
process.exitCode = isRight ? 0 : 1;

/** Makes half of everything happen and lets the server rest; says how much memory it had at most, and has then. */
async function attack(half: string) {
  const result = await fuzz({
    address,
    messages: messages / 2,
    requests: messages / 20,
    seed: `${seed} ${half}`,
  });
  const sent = await floodWithPings(address, await makeTable(() => address, TERMS), FLOOD);
  await idleMemory(server);
  await wait(REST);
  const { most, last } = resident.report();
  return { ...result, pings: sent, resident: { most, atRest: last } };
}

function growthOf(earlier: number, later: number): number {
  return Number((later / earlier - 1).toFixed(3));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function ms(share: number): number {
  return Math.round(quantile(latencies, share) * 10) / 10;
}
