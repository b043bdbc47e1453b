import { parentPort, workerData } from 'node:worker_threads';
import { attack, type AttackOptions } from './attack.ts';

/** The thread of the attackers, whose work must not delay the clients whose latency is measured. */
const options: AttackOptions = workerData;
parentPort!.postMessage(await attack(options), []);
