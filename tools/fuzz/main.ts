/**
 * Sends malformed, oversized, replayed and forged input to a server, in messages, in frames below the level of messages
 * and over HTTP: `npm run fuzz -- [--messages 100000]`. Meanwhile honest clients play. Then one client sends pings for 30
 * seconds and reads nothing. Prints the findings, the latency of the honest clients, and the memory before, during and
 * after; exit code 1 if anything is wrong. Memory in use is what the V8 heap and its buffers hold after a garbage
 * collection, when all tables are closed; resident memory is what the system counts: at first, at most and at last during the
 * attack, and when the server has rested after everything.
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

/** The allowed growth of an idle server's memory: compiled code, for instance, grows with use. */
const LEEWAY = 1.1;

/** The allowed latency of honest commands on a quiet machine, in milliseconds. */
const LONGEST = 250;

const FLOOD = 30_000;

/** How long an idle server has to give memory back to the system, in milliseconds. */
const REST = 15_000;

const { values } = parseArgs({ options: { messages: { type: 'string', default: '100000' } } });
const messages = Number(values.messages);
const seed = String(Date.now());
const folder = mkdtempSync(join(tmpdir(), 'quando-fuzz-'));
const server = await startServer({ DATA_DIR: folder, ...STARTED_MEMORY_SETTINGS });
const { address } = server;
await fuzz({ address, messages: messages / 10, requests: messages / 100, seed: `${seed} first` });
const before = await idleMemory(server);
const resident = new ResidentMemory(server.pid);
const { strange, latencies, ...games } = await fuzz({ address, messages, requests: messages / 10, seed });
const attacked = resident.report();
const sent = await floodWithPings(address, await makeTable(() => address, TERMS), FLOOD);
const pings = { sent, resident: resident.report() };
const after = await idleMemory(server);
await wait(REST);
const { last: rested } = resident.report();
resident.stop();
const code = await server.stop();
rmSync(folder, { recursive: true });
for (const text of strange.slice(0, 20)) console.log(text);
const latency = { commands: latencies.length, p50: ms(0.5), p99: ms(0.99), longest: ms(1) };
const isRight =
  strange.length === 0 &&
  games.wrongGames === 0 &&
  code === 0 &&
  after < before * LEEWAY &&
  latency.p99 <= LONGEST;
const growth = Number((after / before - 1).toFixed(3));
const memory = { before, after, growth, resident: { ...attacked, rested } };
console.log(
  JSON.stringify({
    fuzz: true,
    seed,
    messages,
    ...games,
    strange: strange.length,
    latency,
    memory,
    pings,
    code,
  }),
);
process.exitCode = isRight ? 0 : 1;

function ms(share: number): number {
  return Math.round(quantile(latencies, share) * 10) / 10;
}
