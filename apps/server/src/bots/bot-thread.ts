import { BOTS, needsNet, type Bot } from '@quando/bots';
import { parentPort } from 'node:worker_threads';
import { readMaster } from './read-master.ts';
import type { BotTask, BotDecision } from './bot-pool.ts';

/** A thread that decides for bots, one decision at a time. */
let master: Bot | undefined;

parentPort!.on('message', ({ turn, milliseconds }: BotTask) => {
  const { level, habit, view, seed } = turn;
  const bot = needsNet(level) ? (master ??= readMaster()) : BOTS[level];
  const limit = { milliseconds, now: () => performance.now() };
  const thought: BotDecision = { action: bot(view, { seed, habit, limit }) };
  parentPort!.postMessage(thought, []);
});
