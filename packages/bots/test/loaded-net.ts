import { readFileSync } from 'node:fs';
import { readNet, startKernel, type Net } from '@quando/bots';

/** The net with the shipped weights, in the kernel. */
export function loadedNet(): Net {
  const kernel = startKernel(read('../kernel/net-kernel.wasm'), globalThis);
  const net = readNet(read('../weights/master.qnet'), kernel);
  if (typeof net === 'string') throw new Error(`the net cannot be used: ${net}`);
  return net;
}

const read = (path: string): Uint8Array => readFileSync(new URL(path, import.meta.url));
