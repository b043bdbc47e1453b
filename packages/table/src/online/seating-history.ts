import { isScored } from '@quando/rules/authority';
import type { PastStatus } from '@quando/protocol';
import { isGameOver } from './game-end.ts';
import type { OnlineChange } from './online-log.ts';
import type { Seating } from './seating.ts';

/** Who sat where after an entry. */
export type SeatingMoment = Pick<PastStatus, 'seq' | 'stage' | 'waiting' | 'deal'> & {
  readonly seating: Seating;
};

/** Older moments are dropped. */
const MOST_KEPT = 24;

/**
 * Who sat where in the round that is played, and since the one before it was scored, for whoever opens the page in the
 * middle of it. The first moment is how it was before anything changed.
 */
export class SeatingHistory {
  #moments: readonly SeatingMoment[] = [];

  get moments(): readonly SeatingMoment[] {
    return this.#moments;
  }

  note(change: OnlineChange): void {
    const { entry } = change;
    // Their name is not kept here either.
    if (entry.type === 'erased') this.#moments = [];
    const moment = momentAfter(change);
    if (!moment) return;
    if (this.#moments.at(-1)?.seating !== moment.seating) {
      // Which devices show a seat's cards is no news.
      const before = entry.type === 'joined' ? this.#moments.slice(0, -1) : this.#moments;
      this.#moments = [...before, moment].slice(-MOST_KEPT);
    }
    if (entry.type === 'dealt') this.#forgetBefore(moment);
  }

  #forgetBefore(dealt: SeatingMoment): void {
    const first = this.#moments.findIndex((moment) => roundIn(moment) === roundIn(dealt));
    this.#moments = this.#moments.slice(first < 0 ? -1 : Math.max(0, first - 1));
  }
}

/** Before the first deal everybody sees who sits down. */
function momentAfter({ entry, after }: OnlineChange): SeatingMoment | undefined {
  const { state, seating, deal } = after;
  if (!state) return undefined;
  const isOver = isGameOver(after);
  const isBetween = isScored(state) && !isOver;
  return {
    seq: entry.seq,
    stage: isOver ? 'over' : 'playing',
    ...(isBetween && { waiting: { seat: 'next-deal' } }),
    deal: { number: deal.number },
    seating,
  };
}

/** Between two rounds it is the next one. */
const roundIn = ({ waiting, deal }: SeatingMoment): number => (waiting ? deal.number : deal.number - 1);
