/**
 * Says malformed, oversized, replayed and forged things to a server: `node tools/fuzz/main.ts [COUNT]`, 100,000 if
 * nothing is said, a tenth of them over HTTP. Prints what was found and the memory before and after; exit code 1 if
 * anything is wrong.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../e2e/server-process.ts';
import { attack } from './attack.ts';
import { residentBytes } from '../e2e/resident-bytes.ts';

const count = Number(process.argv[2] ?? 100_000);
const seed = String(Date.now());
const folder = mkdtempSync(join(tmpdir(), 'quando-fuzz-'));
const server = await startServer({ DATA_DIR: folder });
const options = { address: server.address };
await attack({ ...options, messages: count / 10, requests: count / 100, seed: `${seed} first` });
const before = residentBytes(server.pid);
const result = await attack({ ...options, messages: count * 0.9, requests: count / 10, seed });
const after = residentBytes(server.pid);
const code = await server.stop();
rmSync(folder, { recursive: true });
const { strange, ...counts } = result;
for (const text of strange.slice(0, 20)) console.log(text);
const isRight = strange.length === 0 && result.isGameRight && code === 0;
console.log(JSON.stringify({ fuzz: true, seed, ...counts, strange: strange.length, before, after, code }));
process.exitCode = isRight ? 0 : 1;
