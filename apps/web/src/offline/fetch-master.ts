import { countingOf, masterOf, readNet, startKernel } from '@quando/bots';
import kernelAddress from '@quando/bots/kernel/net-kernel.wasm?url';
import weightsAddress from '@quando/bots/weights/master.qnet?url';
import { KeptFiles } from './kept-files.ts';
import type { FetchMaster } from './master-source.ts';

/** The kernel of all nets, and the weights of the master's. */
export const masterFiles: KeptFiles = new KeptFiles('quando-master', [kernelAddress, weightsAddress]);

/** Downloads the master bot from the server once; from then on it is stored on this device. */
export const fetchMaster: FetchMaster = async () => {
  try {
    const [kernel, weights] = await masterFiles.read();
    const net = readNet(weights!, startKernel(kernel!, globalThis));
    if (typeof net !== 'string') return countingOf(masterOf(net));
    await masterFiles.forget();
    return undefined;
  } catch {
    return undefined;
  }
};
