/** The sentences of a game: those of the round, and those that the player has not read yet. */
export class Chronicle {
  #round: string[] = [];
  #news: string[] = [];

  add(sentence: string): void {
    this.#round.push(sentence);
    this.#news.push(sentence);
  }

  startRound(): void {
    this.#round = [];
  }

  get round(): readonly string[] {
    return this.#round;
  }

  /** What is new since the last time. */
  takeNews(): string[] {
    const news = this.#news;
    this.#news = [];
    return news;
  }
}
