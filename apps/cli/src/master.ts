import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { masterOf, readNet, startKernel, type Bot } from '@quando/bots';

let master: Bot | undefined;

/** The master; its weights are loaded on first use. */
export const loadMaster = (): Bot => (master ??= readMaster());

function readMaster(): Bot {
  const kernel = startKernel(bytesOf('@quando/bots/kernel/net-kernel.wasm'), globalThis);
  const net = readNet(bytesOf('@quando/bots/weights/master.qnet'), kernel);
  if (typeof net === 'string') throw new Error(`the weights of the net cannot be used: ${net}`);
  return masterOf(net);
}

const bytesOf = (module: string): Uint8Array => readFileSync(fileURLToPath(import.meta.resolve(module)));
