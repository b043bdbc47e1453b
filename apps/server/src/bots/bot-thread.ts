import { BOTS, needsNet, type Bot } from '@quando/bots';
import { checkDeck } from '@quando/rules/authority';
import { masterRound } from '@quando/season/authority';
import { parentPort } from 'node:worker_threads';
import type { BotAnswer, BotTask } from './bot-pool.ts';
import { readMaster } from './read-master.ts';

/** A thread that decides for bots, one decision at a time. */
let loaded: Bot | undefined;

const master = (): Bot => (loaded ??= readMaster());

parentPort!.on('message', (task: BotTask) => parentPort!.postMessage(answerTo(task), []));

function answerTo(task: BotTask): BotAnswer {
  if ('turn' in task) {
    const { level, habit, view, seed } = task.turn;
    const limit = { milliseconds: task.milliseconds, now: () => performance.now() };
    const bot = needsNet(level) ? master() : BOTS[level];
    return { action: bot(view, { seed, habit, limit }) };
  }
  const { dealer, deck, players } = task;
  const checked = checkDeck(deck);
  if ('code' in checked) throw new Error(`a round cannot be played: ${checked.code}`);
  return { record: masterRound({ dealer, deck: checked }, players, master()) };
}
