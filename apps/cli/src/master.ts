import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  countingOf,
  masterOf,
  readNet,
  startKernel,
  type Bot,
  type Counting,
  type Kernel,
  type Net,
} from '@quando/bots';

let plainMaster: Bot | undefined;
let master: Bot | undefined;
let patient: Bot | undefined;

/** Far more counting than the Master's, as much as has been tried. */
const PATIENTS: Counting = {
  mostUnknown: { 2: 30, 3: 25, 4: 20, 5: 10, 6: 0 },
  worlds: 16,
  siftedAfter: 6,
  mostDecisions: Infinity,
};

/** The master without counting; its weights are loaded on first use. */
export const loadPlainMaster = (): Bot => (plainMaster ??= masterOf(loadNet()));

/** The master. */
export const loadMaster = (): Bot => (master ??= countingOf(loadPlainMaster()));

/** The master with more time than anybody would wait for (decision 33). */
export const loadPatient = (): Bot => (patient ??= countingOf(loadPlainMaster(), PATIENTS));

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
