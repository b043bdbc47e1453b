import { LogExists } from './log-exists.ts';

/** A process writes its sign of life every two seconds; without one for this long, in milliseconds, writes hang. */
const SILENCE = 10_000;

/** How long a failed append counts, in milliseconds: a server that gets no requests would never see one succeed. */
const MEMORY = 20_000;

/** Whether the database takes writes, judged by those that the server makes anyway, so that asking costs nothing. */
export class WriteHealth {
  readonly #elapsed: () => number;
  #beatAt = -Infinity;
  #appendFailedAt = -Infinity;

  /** `elapsed` is a monotonic clock. */
  constructor(elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
  }

  get isWritable(): boolean {
    const now = this.#elapsed();
    return now - this.#beatAt < SILENCE && now - this.#appendFailedAt >= MEMORY;
  }

  /** Watches a sign of life: a write that always happens, but changes so little that it may fit on a full disk. */
  beat<Value>(write: Promise<Value>): Promise<Value> {
    return watched(write, (isDone) => (this.#beatAt = isDone ? this.#elapsed() : -Infinity));
  }

  /** Watches an append, which makes the database larger. */
  append<Value>(write: Promise<Value>): Promise<Value> {
    return watched(write, (isDone) => (this.#appendFailedAt = isDone ? -Infinity : this.#elapsed()));
  }
}

function watched<Value>(write: Promise<Value>, note: (isDone: boolean) => void): Promise<Value> {
  write.then(
    () => note(true),
    (error: unknown) => {
      // Anybody can ask for the same log twice, which says nothing of the database.
      if (!(error instanceof LogExists)) note(false);
    },
  );
  return write;
}
