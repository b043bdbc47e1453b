import { readFileSync } from 'node:fs';
import { masterOf, readNet, startKernel, type Bot } from '@quando/bots';

/** The master with the weights that are shipped, by the kernel. */
export function loadedMaster(): Bot {
  const kernel = startKernel(read('../kernel/net-kernel.wasm'), globalThis);
  const net = readNet(read('../weights/master.qnet'), kernel);
  if (typeof net === 'string') throw new Error(`the net cannot be used: ${net}`);
  return masterOf(net);
}

const read = (path: string): Uint8Array => readFileSync(new URL(path, import.meta.url));
