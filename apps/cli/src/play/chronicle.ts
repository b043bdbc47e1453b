import type { Told } from '../screen/telling.ts';

/** What a game has told: in the round, and what of it the player has not read yet. */
export class Chronicle {
  #round: Told[] = [];
  #news: Told[] = [];

  add(told: Told): void {
    this.#round.push(told);
    this.#news.push(told);
  }

  startRound(): void {
    this.#round = [];
  }

  get round(): readonly Told[] {
    return this.#round;
  }

  /** What is new since the last time. */
  takeNews(): Told[] {
    const news = this.#news;
    this.#news = [];
    return news;
  }
}
