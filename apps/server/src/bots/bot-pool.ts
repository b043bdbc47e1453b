import { BOTS, needsThread } from '@quando/bots';
import type { Action, GameRecord, Seat } from '@quando/rules';
import { BOT_LIMIT, type BotTurn } from '@quando/table';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What a thread does: it decides for a bot, or plays a round in which the Master has every seat. */
export type BotTask =
  | { readonly turn: BotTurn; readonly milliseconds: number }
  | { readonly dealer: Seat; readonly deck: readonly number[]; readonly players: number };

export type BotAnswer = { readonly action: Action } | { readonly record: GameRecord };

/** A round before anybody has decided. */
export type ParDeal = { readonly dealer: Seat; readonly deck: ArrayLike<number>; readonly players: number };

type Waiting = {
  readonly task: BotTask | { readonly turn: BotTurn };
  readonly resolve: (answer: BotAnswer) => void;
  readonly reject: (why: Error) => void;
};

/** One core is left for the server itself. */
const MOST_THREADS: number = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Decides for bots: the Master runs in threads, so that it does not block the server. */
export class BotPool {
  readonly #idle: Worker[] = [];
  readonly #busy: Map<Worker, Waiting> = new Map();
  readonly #queue: Waiting[] = [];

  async think(turn: BotTurn): Promise<Action> {
    const { level, habit, view, seed } = turn;
    if (!needsThread(level)) return BOTS[level](view, { seed, habit });
    const answer = await this.#ask({ turn });
    if (!('action' in answer)) throw new Error('a thread did not decide');
    return answer.action;
  }

  /** The round that the Master plays on every seat. */
  async masterRound({ dealer, deck, players }: ParDeal): Promise<GameRecord> {
    const answer = await this.#ask({ dealer, deck: Array.from(deck), players });
    if (!('record' in answer)) throw new Error('a thread did not play');
    return answer.record;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((thread) => thread.terminate()));
  }

  #ask(task: Waiting['task']): Promise<BotAnswer> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ task, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    const thread = this.#queue.length > 0 ? this.#freeThread() : undefined;
    if (!thread) return;
    const waiting = this.#queue.shift()!;
    this.#busy.set(thread, waiting);
    const task: BotTask =
      'turn' in waiting.task ? { ...waiting.task, milliseconds: this.#limit() } : waiting.task;
    thread.postMessage(task, []);
  }

  /** The more turns are waiting, the less time each gets. */
  #limit(): number {
    return BOT_LIMIT / (1 + this.#queue.length / MOST_THREADS);
  }

  #freeThread(): Worker | undefined {
    return this.#idle.pop() ?? (this.#busy.size < MOST_THREADS ? this.#startThread() : undefined);
  }

  #startThread(): Worker {
    const thread = new Worker(new URL('bot-thread.ts', import.meta.url));
    thread.unref();
    thread.on('message', (answer: BotAnswer) => {
      this.#release(thread)?.resolve(answer);
      this.#idle.push(thread);
      this.#next();
    });
    thread.on('error', (error) => {
      this.#release(thread)?.reject(error);
      this.#next();
    });
    return thread;
  }

  #release(thread: Worker): Waiting | undefined {
    const waiting = this.#busy.get(thread);
    this.#busy.delete(thread);
    return waiting;
  }
}
