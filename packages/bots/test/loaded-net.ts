import { readFileSync } from 'node:fs';
import {
  Judge,
  readCritic,
  readGameChances,
  readNet,
  smallNet,
  startKernel,
  type Net,
  type SmallNet,
} from '@quando/bots';

/** The net with the shipped weights, in the kernel. */
export function loadedNet(): Net {
  const kernel = startKernel(read('../kernel/net-kernel.wasm'), globalThis);
  const net = readNet(read('../weights/master.qnet'), kernel);
  if (typeof net === 'string') throw new Error(`the net cannot be used: ${net}`);
  return net;
}

/** The small net, in a kernel of its own. */
export const fastSmallNet = (): SmallNet =>
  smallNet(startKernel(read('../kernel/net-kernel.wasm'), globalThis));

/** The judge of luck with the shipped weights, in a kernel of its own. */
export function loadedJudge(): Judge {
  const kernel = startKernel(read('../kernel/net-kernel.wasm'), globalThis);
  const critic = readCritic(read('../weights/critic.qnet'), kernel);
  const between = readGameChances(read('../weights/chances.qnet'));
  if (typeof critic === 'string' || typeof between === 'string') throw new Error('the critic cannot be used');
  return new Judge(critic, between);
}

const read = (path: string): Uint8Array => readFileSync(new URL(path, import.meta.url));
