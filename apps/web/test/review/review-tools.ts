import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  Judge,
  likelihoodBy,
  masterOf,
  readCritic,
  readGameChances,
  readNet,
  smallNet,
  startKernel,
  type Kernel,
  type ReviewTools,
} from '@quando/bots';

const bytesOf = (module: string): Uint8Array => readFileSync(fileURLToPath(import.meta.resolve(module)));

const kernel = (): Kernel | undefined =>
  startKernel(bytesOf('@quando/bots/kernel/net-kernel.wasm'), globalThis);

/** What the worker downloads, from the files themselves. */
export function reviewTools(): ReviewTools {
  const net = readNet(bytesOf('@quando/bots/weights/master.qnet'), kernel());
  const critic = readCritic(bytesOf('@quando/bots/weights/critic.qnet'), kernel());
  const between = readGameChances(bytesOf('@quando/bots/weights/chances.qnet'));
  if (typeof net === 'string' || typeof critic === 'string' || typeof between === 'string')
    throw new Error('the weights cannot be read');
  return {
    master: masterOf(net),
    likelihood: likelihoodBy(smallNet(kernel())),
    judge: new Judge(critic, between),
  };
}
