import { BOTS, needsNet, type Bot } from '@quando/bots';
import { parentPort } from 'node:worker_threads';
import type { BotTask } from './bot-pool.ts';
import { readMaster } from './read-master.ts';

/** A thread that decides for bots, one decision at a time. */
let loaded: Bot | undefined;

const master = (): Bot => (loaded ??= readMaster());

parentPort!.on('message', ({ level, habit, view, seed, milliseconds }: BotTask) => {
  const bot = needsNet(level) ? master() : BOTS[level];
  const limit = { milliseconds, now: () => performance.now() };
  parentPort!.postMessage(bot(view, { seed, habit, limit }), []);
});
