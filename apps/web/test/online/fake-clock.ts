import type { Clock } from '@quando/protocol';

type Alarm = { readonly at: number; readonly run: () => void };

/** Time that passes only when it is told to. */
export class FakeClock implements Clock {
  #now = 1_000;
  #alarms: Alarm[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    const alarm = { at: this.#now + milliseconds, run };
    this.#alarms.push(alarm);
    return () => (this.#alarms = this.#alarms.filter((other) => other !== alarm));
  }

  /** Lets time pass; alarms ring in their order. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#nextUntil(end); next; next = this.#nextUntil(end)) {
      const due = next;
      this.#alarms = this.#alarms.filter((other) => other !== due);
      this.#now = due.at;
      due.run();
    }
    this.#now = end;
  }

  #nextUntil(end: number): Alarm | undefined {
    return this.#alarms.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}
