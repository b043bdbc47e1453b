import type {
  GameReview,
  ReviewAnswer,
  ToldDecision,
  ReviewQuestion,
  ReviewRefusal,
} from '../offline/review/review-message.ts';

type ReviewWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** A review that a worker is making: what is known so far, and what became of it. */
export class RunningReview {
  /** How many decisions there are; 0 until it has begun. */
  total = $state(0);
  decisions: readonly ToldDecision[] = $state.raw([]);
  /** Why there will be no review. */
  failure: ReviewRefusal | undefined = $state();
  readonly #worker: ReviewWorker;
  readonly #ondone: (review: GameReview) => void;

  constructor(
    question: ReviewQuestion,
    ondone: (review: GameReview) => void,
    worker: ReviewWorker = startReviewWorker(),
  ) {
    this.#worker = worker;
    this.#ondone = ondone;
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewAnswer>) => this.#hear(data));
    worker.addEventListener('error', () => this.#end('failed'));
    worker.postMessage(question, []);
  }

  /** Ends it for good. */
  stop(): void {
    this.#worker.terminate();
  }

  #hear(answer: ReviewAnswer): void {
    switch (answer.type) {
      case 'begun':
        this.total = answer.decisions;
        break;
      case 'reviewed':
        this.decisions = [...this.decisions, answer.decision];
        break;
      case 'refused':
        this.#end(answer.why);
        break;
      case 'done':
        this.stop();
        this.#ondone(answer.review);
    }
  }

  #end(failure: ReviewRefusal): void {
    this.stop();
    this.failure = failure;
  }
}

const startReviewWorker = (): Worker =>
  new Worker(new URL('../offline/review/review-worker.ts', import.meta.url), { type: 'module' });
