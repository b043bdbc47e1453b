/**
 * Sends malformed, oversized, replayed and forged input to a server: `node tools/fuzz/main.ts [COUNT]` (default:
 * 100,000), a tenth of it over HTTP. Prints the findings and the memory in use before and after; exit code 1 if
 * anything is wrong.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idleMemory, IDLE_MEMORY_SETTINGS } from '../e2e/idle-memory.ts';
import { startServer } from '../e2e/server-process.ts';
import { attack } from './attack.ts';

/** The allowed growth of an idle server's memory: compiled code, for instance, grows with use. */
const LEEWAY = 1.25;

const count = Number(process.argv[2] ?? 100_000);
const seed = String(Date.now());
const folder = mkdtempSync(join(tmpdir(), 'quando-fuzz-'));
const server = await startServer({ DATA_DIR: folder, ...IDLE_MEMORY_SETTINGS });
const options = { address: server.address };
await attack({ ...options, messages: count / 10, requests: count / 100, seed: `${seed} first` });
const before = await idleMemory(server);
const result = await attack({ ...options, messages: count * 0.9, requests: count / 10, seed });
const after = await idleMemory(server);
const code = await server.stop();
rmSync(folder, { recursive: true });
const { strange, ...counts } = result;
for (const text of strange.slice(0, 20)) console.log(text);
const isRight = strange.length === 0 && result.isGameRight && code === 0 && after < before * LEEWAY;
console.log(JSON.stringify({ fuzz: true, seed, ...counts, strange: strange.length, before, after, code }));
process.exitCode = isRight ? 0 : 1;
