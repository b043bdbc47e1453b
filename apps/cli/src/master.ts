import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countingOf, masterOf, readNet, startKernel, type Bot, type Kernel, type Net } from '@quando/bots';

let plainMaster: Bot | undefined;
let master: Bot | undefined;

/** The master without counting; its weights are loaded on first use. */
export const loadPlainMaster = (): Bot => (plainMaster ??= masterOf(loadNet()));

/** The master. */
export const loadMaster = (): Bot => (master ??= countingOf(loadPlainMaster()));

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
