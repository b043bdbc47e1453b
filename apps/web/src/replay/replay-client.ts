import type { ReplayAnswer, ReplayQuestion } from './replay-message.ts';

type Kind = ReplayQuestion['type'];
type AnswerTo<Type extends Kind> = Extract<
  ReplayAnswer,
  { type: Type extends 'read' ? 'games' : Type } | { type: 'refused' }
>;

/** Asks the worker that reads records: a record contains what was hidden, and the page never sees it. */
export class ReplayClient {
  readonly #worker: Worker;
  readonly #waiting: Map<number, (answer: ReplayAnswer) => void> = new Map();
  #asked = 0;

  constructor() {
    this.#worker = new Worker(new URL('../offline/replay/replay-worker.ts', import.meta.url), {
      type: 'module',
    });
    this.#worker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ id: number; answer: ReplayAnswer }>) => {
        this.#waiting.get(data.id)?.(data.answer);
        this.#waiting.delete(data.id);
      },
    );
    this.#worker.addEventListener('error', () => this.#fail());
  }

  ask<Question extends ReplayQuestion>(question: Question): Promise<AnswerTo<Question['type']>>;
  ask(question: ReplayQuestion): Promise<ReplayAnswer> {
    this.#asked += 1;
    const id = this.#asked;
    this.#worker.postMessage({ id, question }, []);
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  close(): void {
    this.#worker.terminate();
  }

  #fail(): void {
    for (const resolve of this.#waiting.values())
      resolve({ type: 'refused', refusal: { code: 'no-such-game' } });
    this.#waiting.clear();
  }
}
