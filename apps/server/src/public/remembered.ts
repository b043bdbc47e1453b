/** The answer to a question that many ask: it is found out once, and told for some milliseconds. */
export class Remembered<Value> {
  readonly #ask: () => Promise<Value>;
  readonly #milliseconds: number;
  #answer: Promise<Value> | undefined;
  #until = 0;

  constructor(ask: () => Promise<Value>, milliseconds: number) {
    this.#ask = ask;
    this.#milliseconds = milliseconds;
  }

  get(): Promise<Value> {
    if (this.#answer && performance.now() < this.#until) return this.#answer;
    const answer = this.#ask();
    this.#answer = answer;
    this.#until = performance.now() + this.#milliseconds;
    // A failure is nobody else's.
    answer.catch(() => (this.#until = 0));
    return answer;
  }
}
