import type { Clock } from '@quando/protocol';
import type { SeatNews } from './seat-news.ts';

/** A piece of news, numbered in the order of arrival. */
export type NewsItem = { readonly id: number; readonly news: SeatNews };

/** How long news stays on screen, in milliseconds. */
export const NEWS_TIME = 7_000;

/** Older news is dropped. */
const MOST_KEPT = 30;

/** The changes of seats since the page was opened. */
export class SeatNewsFeed {
  /** The latest first. */
  #all: readonly NewsItem[] = $state.raw([]);
  #shown: readonly NewsItem[] = $state.raw([]);
  readonly #clock: Clock;
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get all(): readonly NewsItem[] {
    return this.#all;
  }

  /** What has just happened. */
  get shown(): readonly NewsItem[] {
    return this.#shown;
  }

  add(news: readonly SeatNews[]): void {
    if (news.length === 0) return;
    const items = news.map((item): NewsItem => ({ id: (this.#count += 1), news: item }));
    this.#all = [...items.toReversed(), ...this.#all].slice(0, MOST_KEPT);
    this.#shown = [...this.#shown, ...items];
    this.#clock.after(NEWS_TIME, () => {
      this.#shown = this.#shown.filter((item) => !items.includes(item));
    });
  }
}
