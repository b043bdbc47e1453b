import {
  Judge,
  likelihoodBy,
  masterOf,
  readCritic,
  readGameChances,
  readNet,
  smallNet,
  startKernel,
  type Kernel,
  type Net,
  type ReviewTools,
} from '@quando/bots';
import { LUCK_FILES, NET_FILES } from './net-files.ts';

/** The net of the Master, in a kernel of its own. */
export const loadedNet = (): Net => usable(readNet(NET_FILES.weights, newKernel()));

/** What judges luck, in a kernel of its own. */
export const loadedJudge = (): Judge =>
  new Judge(usable(readCritic(LUCK_FILES.critic, newKernel())), usable(readGameChances(LUCK_FILES.chances)));

/** What a review needs, each net in a kernel of its own. */
export const reviewTools = (): ReviewTools => ({
  master: masterOf(loadedNet()),
  likelihood: likelihoodBy(smallNet(newKernel())),
  judge: loadedJudge(),
});

/** A kernel for one net. */
export function newKernel(): Kernel {
  const started = startKernel(NET_FILES.kernel, globalThis);
  if (!started) throw new Error('this platform has no vector instructions');
  return started;
}

function usable<Read>(read: Read | string): Read {
  if (typeof read === 'string') throw new Error(`the weights cannot be used: ${read}`);
  return read;
}
