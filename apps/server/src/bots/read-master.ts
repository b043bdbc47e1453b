import { countingOf, masterOf, readNet, startKernel, type Bot } from '@quando/bots';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The master, loaded from the files in the bots package. */
export function readMaster(): Bot {
  const kernel = startKernel(bytesOf('@quando/bots/kernel/net-kernel.wasm'), globalThis);
  const net = readNet(bytesOf('@quando/bots/weights/master.qnet'), kernel);
  if (typeof net === 'string') throw new Error(`the weights of the net cannot be used: ${net}`);
  return countingOf(masterOf(net));
}

const bytesOf = (module: string): Uint8Array => readFileSync(fileURLToPath(import.meta.resolve(module)));
