import { parentPort, workerData } from 'node:worker_threads';
import type { PlayedSequence, Task } from './worker-pool.ts';
import { playSequence } from './match.ts';

const { match, sequences, begun }: Task = workerData;
const port = parentPort!;
const now = (): number => performance.now();

for (let sequence = Atomics.add(begun, 0, 1); sequence < sequences; sequence = Atomics.add(begun, 0, 1)) {
  port.postMessage({ sequence, tallies: playSequence(match, sequence, { now }) } satisfies PlayedSequence);
}
