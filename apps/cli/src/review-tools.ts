import { Judge, likelihoodBy, masterOf, readCritic, readGameChances, type ReviewTools } from '@quando/bots';
import { bytesOf, loadNet, newKernel } from './master.ts';

/** What a review needs; its weights are read here. */
export function loadReviewTools(): ReviewTools {
  const net = loadNet();
  const critic = usable(readCritic(bytesOf('@quando/bots/weights/critic.qnet'), newKernel()));
  const between = usable(readGameChances(bytesOf('@quando/bots/weights/chances.qnet')));
  return { master: masterOf(net), likelihood: likelihoodBy(net), judge: new Judge(critic, between) };
}

function usable<Read>(read: Read | string): Read {
  if (typeof read === 'string') throw new Error(`the weights cannot be used: ${read}`);
  return read;
}
