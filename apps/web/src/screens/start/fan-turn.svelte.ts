import type { CardNumber } from '@quando/rules';
import type { LocalStore } from '../../local-store.ts';

/** The cards of the fan; every pair is a card of the game. */
export const FAN: readonly { readonly front: CardNumber; readonly back: CardNumber }[] = [
  { front: 10, back: 3 },
  { front: 4, back: 7 },
  { front: 8, back: 2 },
  { front: 0, back: 6 },
  { front: 5, back: 9 },
  { front: 6, back: 1 },
  { front: 1, back: 7 },
];

/** In milliseconds: half a turn of a card, the delay from card to card, and how long the backs stay. */
const HALF = 210;
const STAGGER = 45;
const STAY = 2000;
/** When the fan of a first visit turns by itself. */
const INTRODUCTION = 1600;

const KEY = 'quando-fan';

type Motion = 'full' | 'reduced';

/** Turns the cards of the fan over as a wave, and back again. */
export class FanTurn {
  /** By card: whether its back shows. */
  turned: readonly boolean[] = $state.raw(FAN.map(() => false));
  isTurned: boolean = $state(false);
  readonly #elementOf: (card: number) => HTMLElement | undefined;
  readonly #timers: Set<number> = new Set();

  constructor(elementOf: (card: number) => HTMLElement | undefined) {
    this.#elementOf = elementOf;
  }

  /** Shows the backs, starting at a card, and the fronts again a little later. */
  show(card: number, motion: Motion): void {
    this.stop();
    this.#wave(Math.max(card, 0), true, motion);
    this.#later(STAY + HALF * 2, () => this.#wave(Math.max(card, 0), false, motion));
  }

  /** On the first visit the fan turns by itself, once. */
  introduce(localStore: LocalStore, motion: Motion): void {
    if (motion === 'reduced' || localStore.getItem(KEY) !== null) return;
    this.#later(INTRODUCTION, () => {
      localStore.setItem(KEY, 'turned');
      this.show(0, motion);
    });
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #wave(origin: number, isTurned: boolean, motion: Motion): void {
    this.isTurned = isTurned;
    for (const card of FAN.keys()) {
      const delay = motion === 'full' ? Math.abs(card - origin) * STAGGER : 0;
      this.#later(delay, () => this.#turn(card, isTurned, motion));
    }
  }

  /** The number changes while the card stands on edge. */
  #turn(card: number, isTurned: boolean, motion: Motion): void {
    if (this.turned[card] === isTurned) return;
    const face = this.#elementOf(card)?.firstElementChild;
    if (motion === 'reduced') {
      this.turned = this.turned.with(card, isTurned);
      face?.animate([{ opacity: 0 }, { opacity: 1 }], HALF);
      return;
    }
    face?.animate([{ transform: 'none' }, { transform: 'rotateY(90deg)' }], {
      duration: HALF,
      easing: 'ease-in',
    });
    this.#later(HALF, () => {
      this.turned = this.turned.with(card, isTurned);
      face?.animate([{ transform: 'rotateY(-90deg)' }, { transform: 'none' }], {
        duration: HALF,
        easing: 'ease-out',
      });
    });
  }

  #later(delay: number, run: () => void): void {
    const timer = window.setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, delay);
    this.#timers.add(timer);
  }
}
