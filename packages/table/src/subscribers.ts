/** The subscribers of a table. */
export class Subscribers<News> {
  readonly #tell: Set<(news: News) => void> = new Set();

  get size(): number {
    return this.#tell.size;
  }

  /** Calls back with all news from now on; returns a function that unsubscribes. */
  add(tell: (news: News) => void): () => void {
    this.#tell.add(tell);
    return () => this.#tell.delete(tell);
  }

  tell(news: News): void {
    for (const tell of this.#tell) tell(news);
  }
}
