import type { TableStatus } from '@quando/protocol';
import type { SeatNews } from './seat-news.ts';

/** A change of seats during a game. */
export type HistoryNote = {
  readonly news: SeatNews;
  /** The seq of the table's last entry then. */
  readonly seq: number;
  /** The round in which it happened or before which it did, counted from 0. */
  readonly round: number;
};

/** Older notes are dropped. */
const MOST_KEPT = 60;

/** Who left, who came back and for whom bots play, since the page was opened. */
export class TableHistory {
  #notes: readonly HistoryNote[] = $state.raw([]);

  /** What happened in a round, in its order. */
  in(round: number): readonly HistoryNote[] {
    return this.#notes.filter((note) => note.round === round);
  }

  /** Adds what led to a status. */
  add(status: TableStatus, news: readonly SeatNews[]): void {
    if (news.length === 0 || status.stage === 'gathering') return;
    const { seq } = status;
    const notes = news.map((item): HistoryNote => ({ news: item, seq, round: roundIn(status) }));
    this.#notes = [...this.#notes, ...notes].slice(-MOST_KEPT);
  }
}

/** Between two rounds it is the next one. */
const roundIn = ({ deal, waiting }: TableStatus): number =>
  waiting?.seat === 'next-deal' ? deal.number : deal.number - 1;
