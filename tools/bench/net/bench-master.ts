import { countingOf, masterOf, readNet, startKernel, type Bot } from '@quando/bots';
import { NET_FILES } from './net-files.ts';

/** The Master, in the kernel. */
export function benchMaster(): Bot {
  const net = readNet(NET_FILES.weights, startKernel(NET_FILES.kernel, globalThis));
  if (typeof net === 'string') throw new Error(`the weights of the net cannot be used: ${net}`);
  return countingOf(masterOf(net));
}
