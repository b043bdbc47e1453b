import type { Clock } from '@quando/protocol';
import type { SeatNews } from './seat-news.ts';

/** A piece of news, numbered in the order of arrival. */
export type NewsItem = { readonly id: number; readonly news: SeatNews };

/** How long each piece of news stays on screen before the next one, in milliseconds. */
export const NEWS_TIME = 3_000;

/** How much longer it stays if there is no next one. */
export const LAST_NEWS_TIME = 4_000;

/** Older news is dropped. */
const MOST_KEPT = 30;

/** The changes of seats, shown one after the other. */
export class SeatNewsFeed {
  /** The latest first. */
  #all: readonly NewsItem[] = $state.raw([]);
  #shown: NewsItem | undefined = $state.raw();
  #waiting: readonly NewsItem[] = [];
  readonly #clock: Clock;
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get all(): readonly NewsItem[] {
    return this.#all;
  }

  /** What everybody should read now. */
  get shown(): NewsItem | undefined {
    return this.#shown;
  }

  /** Begins with what happened before the page was opened, which nobody has to read now. */
  restore(news: readonly SeatNews[]): void {
    if (this.#all.length === 0) this.#keep(news);
  }

  /** What waits to be shown already is not shown twice. */
  add(news: readonly SeatNews[]): void {
    const known = new Set([this.#shown, ...this.#waiting].map((item) => item?.news));
    const items = this.#keep(news.filter((item) => !known.has(item)));
    this.#waiting = [...this.#waiting, ...items];
    if (!this.#shown) this.#showNext();
  }

  #keep(news: readonly SeatNews[]): readonly NewsItem[] {
    const items = news.map((item): NewsItem => ({ id: (this.#count += 1), news: item }));
    this.#all = [...items.toReversed(), ...this.#all].slice(0, MOST_KEPT);
    return items;
  }

  #showNext(): void {
    const [next, ...others] = this.#waiting;
    this.#shown = next;
    this.#waiting = others;
    if (next) this.#clock.after(NEWS_TIME, () => this.#goOn());
  }

  #goOn(): void {
    if (this.#waiting.length > 0) this.#showNext();
    else this.#clock.after(LAST_NEWS_TIME, () => this.#showNext());
  }
}
