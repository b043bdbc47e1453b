import { Judge, likelihoodBy, readCritic, readGameChances, smallNet, type ReviewTools } from '@quando/bots';
import { bytesOf, loadPlainMaster, newKernel } from './master.ts';

/** What a review needs; its weights are read here. */
export function loadReviewTools(): ReviewTools {
  const critic = usable(readCritic(bytesOf('@quando/bots/weights/critic.qnet'), newKernel()));
  const between = usable(readGameChances(bytesOf('@quando/bots/weights/chances.qnet')));
  return {
    master: loadPlainMaster(),
    likelihood: likelihoodBy(smallNet(newKernel())),
    judge: new Judge(critic, between),
  };
}

function usable<Read>(read: Read | string): Read {
  if (typeof read === 'string') throw new Error(`the weights cannot be used: ${read}`);
  return read;
}
