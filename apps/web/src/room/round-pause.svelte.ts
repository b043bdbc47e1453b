import type { Clock, TableStatus } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { ScoredRound } from '../game/scored-round.ts';
import { RING_TIME, revealTime } from './reveal-time.ts';

/** How long each further phone waits for the one before it, in milliseconds. */
export const NEXT_PHONE = 3_000;

export type RoundPauseOptions = {
  readonly clock: Clock;
  /** Deals the next round. */
  readonly deal: () => void;
};

/**
 * The time between two rounds on a phone beside a big screen: it shows nothing before the screen has turned all hands,
 * then deals after a while, unless somebody holds it.
 */
export class RoundPause {
  /** Whether the big screen still turns the hands. */
  isCovered = $state(false);
  /** Whether somebody wants to look longer. */
  isHeld = $state(false);
  readonly #options: RoundPauseOptions;
  #callOff: () => void = () => {};

  constructor(options: RoundPauseOptions) {
    this.#options = options;
  }

  /** A round has been scored; `place` is this phone's place among those that may deal, or -1. */
  begin(round: ScoredRound, place: number): void {
    this.end();
    const { clock, deal } = this.#options;
    this.isCovered = true;
    this.#callOff = clock.after(revealTime(round), () => {
      this.isCovered = false;
      if (this.isHeld || round.isLast || place < 0) return;
      this.#callOff = clock.after(RING_TIME + place * NEXT_PHONE, deal);
    });
  }

  hold(): void {
    this.isHeld = true;
    if (!this.isCovered) this.#callOff();
  }

  /** The next round has begun, or nobody looks any more. */
  end(): void {
    this.#callOff();
    this.isCovered = false;
    this.isHeld = false;
  }
}

/** The seats whose phones deal, one after another: the host's first, then everybody's who is there. */
export function dealersIn({ seats, host }: TableStatus): Seat[] {
  const present = [...seats.keys()].filter((seat) => {
    const place = seats[seat]!;
    return place.kind === 'taken' && place.sitter.kind === 'person' && place.isHere && !place.isAway;
  });
  return present.toSorted((a, b) => Number(b === host) - Number(a === host) || a - b);
}
