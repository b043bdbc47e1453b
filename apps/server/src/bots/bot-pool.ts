import { BOTS, needsThread } from '@quando/bots';
import type { Action } from '@quando/rules';
import { BOT_LIMIT, type BotTurn } from '@quando/table';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export type BotTask = { readonly turn: BotTurn; readonly milliseconds: number };
export type BotDecision = { readonly action: Action };

type Waiting = {
  readonly turn: BotTurn;
  readonly resolve: (action: Action) => void;
  readonly reject: (why: Error) => void;
};

/** One core is left for the server itself. */
const MOST_THREADS: number = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Decides for bots: the Master runs in threads, so that it does not block the server. */
export class BotPool {
  readonly #idle: Worker[] = [];
  readonly #busy: Map<Worker, Waiting> = new Map();
  readonly #queue: Waiting[] = [];

  think(turn: BotTurn): Promise<Action> {
    const { level, habit, view, seed } = turn;
    if (!needsThread(level)) return Promise.resolve(BOTS[level](view, { seed, habit }));
    return new Promise((resolve, reject) => {
      this.#queue.push({ turn, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((thread) => thread.terminate()));
  }

  #next(): void {
    const thread = this.#queue.length > 0 ? this.#freeThread() : undefined;
    if (!thread) return;
    const waiting = this.#queue.shift()!;
    this.#busy.set(thread, waiting);
    const thinking: BotTask = { turn: waiting.turn, milliseconds: this.#limit() };
    thread.postMessage(thinking, []);
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
    thread.on('message', ({ action }: BotDecision) => {
      this.#release(thread)?.resolve(action);
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
