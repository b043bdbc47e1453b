import type { ReplayAnswer, ReplayQuestion } from './replay-message.ts';

type Kind = ReplayQuestion['type'];
type AnswerTo<Type extends Kind> = Extract<
  ReplayAnswer,
  { type: Type extends 'read' ? 'games' : Type } | { type: 'refused' }
>;

type ReplayWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

const UNREADABLE = { type: 'refused', refusal: { code: 'unreadable' } } as const;

/** Asks the worker that reads records: a record contains what was hidden, and the page never sees it. */
export class ReplayClient {
  readonly #worker: ReplayWorker;
  readonly #waiting: Map<number, (answer: ReplayAnswer) => void> = new Map();
  #asked = 0;
  #hasFailed = false;

  constructor(worker: ReplayWorker = startReplayWorker()) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: ReplayAnswer }>) => {
      this.#waiting.get(data.id)?.(data.answer);
      this.#waiting.delete(data.id);
    });
    worker.addEventListener('error', () => this.#fail());
  }

  ask<Question extends ReplayQuestion>(question: Question): Promise<AnswerTo<Question['type']>>;
  ask(question: ReplayQuestion): Promise<ReplayAnswer> {
    if (this.#hasFailed) return Promise.resolve(UNREADABLE);
    this.#asked += 1;
    const id = this.#asked;
    this.#worker.postMessage({ id, question }, []);
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  close(): void {
    this.#worker.terminate();
  }

  #fail(): void {
    this.#hasFailed = true;
    for (const resolve of this.#waiting.values()) resolve(UNREADABLE);
    this.#waiting.clear();
  }
}

const startReplayWorker = (): Worker =>
  new Worker(new URL('../offline/replay/replay-worker.ts', import.meta.url), { type: 'module' });
