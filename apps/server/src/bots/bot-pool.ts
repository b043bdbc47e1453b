import { BOTS, needsThread } from '@quando/bots';
import type { Action, View } from '@quando/rules';
import { BOT_LIMIT, type BotTurn } from '@quando/table';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What a bot decides by. */
type Decision = Pick<BotTurn, 'level' | 'habit' | 'view' | 'seed'>;

/** What a thread is asked for. */
export type BotTask = Decision & { readonly milliseconds: number };

type Waiting = {
  readonly decision: Decision;
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

  async think({ level, habit, view, seed }: Decision): Promise<Action> {
    if (!needsThread(level)) return BOTS[level](view, { seed, habit });
    return this.#ask({ level, habit, view, seed });
  }

  /** What the Master does, which does not depend on chance. */
  master(view: View): Promise<Action> {
    return this.think({ level: 'master', habit: 'none', view, seed: '' });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((thread) => thread.terminate()));
  }

  #ask(decision: Decision): Promise<Action> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ decision, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    const thread = this.#queue.length > 0 ? this.#freeThread() : undefined;
    if (!thread) return;
    const waiting = this.#queue.shift()!;
    this.#busy.set(thread, waiting);
    const task: BotTask = { ...waiting.decision, milliseconds: this.#limit() };
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
    thread.on('message', (action: Action) => {
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
