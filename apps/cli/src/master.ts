import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { masterOf, readNet, startKernel, type Bot, type Kernel, type Net } from '@quando/bots';

let master: Bot | undefined;

/** The master; its weights are loaded on first use. */
export const loadMaster = (): Bot => (master ??= masterOf(loadNet()));

/** The net of the master. */
function loadNet(): Net {
  const net = readNet(bytesOf('@quando/bots/weights/master.qnet'), newKernel());
  if (typeof net === 'string') throw new Error(`the weights of the net cannot be used: ${net}`);
  return net;
}

/** A kernel for one net; undefined where the platform has no vector instructions. */
export const newKernel = (): Kernel | undefined =>
  startKernel(bytesOf('@quando/bots/kernel/net-kernel.wasm'), globalThis);

export const bytesOf = (module: string): Uint8Array =>
  readFileSync(fileURLToPath(import.meta.resolve(module)));
