import type { PastStatus } from '@quando/protocol';
import { absencesIn, companyNews, type OwnSeats, type SeatNews } from './seat-news.ts';

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

/** Who left, who came back and for whom bots play: what the table tells of this round, and everything since. */
export class TableHistory {
  #notes: readonly HistoryNote[] = $state.raw([]);

  /** Everything, in its order. */
  get all(): readonly HistoryNote[] {
    return this.#notes;
  }

  /** What happened in a round, in its order. */
  in(round: number): readonly HistoryNote[] {
    return this.#notes.filter((note) => note.round === round);
  }

  /** Begins again with the statuses of this round, of which the first is how it was before. */
  restore(statuses: readonly PastStatus[], own: OwnSeats): void {
    const [first, ...later] = statuses;
    const last = later.at(-1);
    if (!first || !last) return;
    const absences = absencesIn(first, own.seat);
    this.#notes = absences.map((news) => ({ news, seq: first.seq, round: roundIn(last) }));
    later.forEach((status, i) => this.add(status, companyNews(statuses[i]!, status, own)));
  }

  /** Adds what led to a status. */
  add(status: PastStatus, news: readonly SeatNews[]): void {
    if (news.length === 0 || status.stage === 'gathering') return;
    const { seq } = status;
    const notes = news.map((item): HistoryNote => ({ news: item, seq, round: roundIn(status) }));
    this.#notes = [...this.#notes, ...notes].slice(-MOST_KEPT);
  }
}

/** Between two rounds it is the next one. */
const roundIn = ({ deal, waiting }: PastStatus): number =>
  waiting?.seat === 'next-deal' ? deal.number : deal.number - 1;
