import {
  Judge,
  likelihoodBy,
  masterOf,
  readCritic,
  readGameChances,
  readNet,
  smallNet,
  startKernel,
  type ReviewTools,
} from '@quando/bots';
import chancesAddress from '@quando/bots/weights/chances.qnet?url';
import criticAddress from '@quando/bots/weights/critic.qnet?url';
import { masterFiles } from '../fetch-master.ts';
import { KeptFiles } from '../kept-files.ts';

const criticFiles = new KeptFiles('quando-critic', [criticAddress, chancesAddress]);

/** Downloads what a review needs from the server once; from then on it is stored on this device. */
export async function fetchReviewTools(): Promise<ReviewTools | undefined> {
  try {
    const [[kernel, weights], [critic, chances]] = await Promise.all([
      masterFiles.read(),
      criticFiles.read(),
    ]);
    const tools = toolsFrom({ kernel: kernel!, weights: weights!, critic: critic!, chances: chances! });
    if (!tools) await Promise.all([masterFiles.forget(), criticFiles.forget()]);
    return tools;
  } catch {
    return undefined;
  }
}

type Contents = Readonly<Record<'kernel' | 'weights' | 'critic' | 'chances', Uint8Array>>;

/** Undefined if a file cannot be read. */
function toolsFrom(files: Contents): ReviewTools | undefined {
  const kernel = (): ReturnType<typeof startKernel> => startKernel(files.kernel, globalThis);
  const net = readNet(files.weights, kernel());
  const critic = readCritic(files.critic, kernel());
  const between = readGameChances(files.chances);
  if (typeof net === 'string' || typeof critic === 'string' || typeof between === 'string') return undefined;
  return {
    master: masterOf(net),
    likelihood: likelihoodBy(smallNet(kernel())),
    judge: new Judge(critic, between),
  };
}
