import type {
  CoachAnswers,
  CoachKind,
  CoachQuestion,
  CoachReply,
  CoachSubjects,
} from '../offline/coach/coach-message.ts';

/** The part of a worker that a client needs. */
export type CoachWorker = Pick<Worker, 'addEventListener' | 'terminate'> & {
  postMessage<Kind extends CoachKind>(message: CoachQuestion<Kind>, transfer: Transferable[]): void;
};

/** The page's side of the coach, which runs in a worker so that it never blocks a frame. */
export class CoachClient {
  readonly #worker: CoachWorker;
  readonly #waiting: Map<number, (answer: never) => void> = new Map();
  #asked = 0;

  /** `onFailure` is called if the worker fails and nothing will be answered. */
  constructor(worker: CoachWorker, onFailure: () => void) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<CoachReply<never>>) => this.#hear(data));
    worker.addEventListener('error', onFailure);
  }

  ask<Kind extends CoachKind>(kind: Kind, subject: CoachSubjects[Kind]): Promise<CoachAnswers[Kind]> {
    const id = (this.#asked += 1);
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      // A page's views may be proxies, which cannot be sent to a worker.
      const question: CoachQuestion<Kind> = { id, kind, subject: structuredClone(subject) };
      this.#worker.postMessage(question, []);
    });
  }

  close(): void {
    this.#worker.terminate();
  }

  /** Only who asked knows what kind of answer it is. */
  #hear({ id, answer }: CoachReply<never>): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }
}

export const startCoach = (onFailure: () => void): CoachClient =>
  new CoachClient(
    new Worker(new URL('../offline/coach/coach-worker.ts', import.meta.url), { type: 'module' }),
    onFailure,
  );
