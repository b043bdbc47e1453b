import type { CardNumber, Seat } from '@quando/rules';
import {
  isRefused,
  roundOf,
  withCard,
  withFigure,
  withInputMode,
  withKnock,
  withoutLast,
  withZeros,
  type DraftHand,
  type DraftRefusal,
  type InputMode,
  type RoundDraft,
} from './round-draft.ts';
import type { Round } from './round.ts';

type RoundFormOptions = {
  readonly mode: InputMode;
  readonly onchange?: (draft: RoundDraft) => void;
};

/** A form for entering a round, seat by seat. */
export class RoundForm {
  draft: RoundDraft;
  seat: Seat = $state(0);
  mode: InputMode;
  /** Why the last input was refused. */
  refusal: DraftRefusal | 'none' = $state.raw('none');
  readonly #onchange: (draft: RoundDraft) => void;

  constructor(draft: RoundDraft, { mode, onchange = () => {} }: RoundFormOptions) {
    this.draft = $state.raw(draft);
    this.mode = $state(mode);
    this.#onchange = onchange;
    this.goTo(Math.max(0, draft.hands.indexOf('missing')));
  }

  get hand(): DraftHand {
    return this.draft.hands[this.seat]!;
  }

  /** The next seat whose hand is missing; `finish` if there is none. */
  get next(): Seat | 'finish' {
    const { hands } = this.draft;
    const order = [...hands.keys()].map((step) => (this.seat + 1 + step) % hands.length);
    return order.find((seat) => hands[seat] === 'missing' && seat !== this.seat) ?? 'finish';
  }

  /** Goes to a seat, in the input mode in which its hand was entered. */
  goTo(seat: Seat): void {
    this.seat = seat;
    this.refusal = 'none';
    if (this.hand !== 'missing') this.mode = typeof this.hand === 'number' ? 'sum' : 'cards';
  }

  setMode(mode: InputMode): void {
    this.mode = mode;
    this.#apply(withInputMode(this.draft, this.seat, mode));
  }

  /** Adds a card to the hand, or a digit to its sum. */
  press(number: CardNumber): void {
    const add = this.mode === 'cards' ? withCard : withFigure;
    this.#apply(add(this.draft, this.seat, number));
  }

  erase(): void {
    this.#apply(withoutLast(this.draft, this.seat));
  }

  clear(): void {
    while (this.hand !== 'missing') this.erase();
  }

  knock(): void {
    this.#apply(withKnock(this.draft, this.seat));
  }

  zeros(): void {
    this.#apply(withZeros(this.draft, this.seat));
  }

  /** The complete round; undefined if it is refused, after going to the seat that the refusal is about. */
  finish(): Round | undefined {
    const round = roundOf(this.draft);
    if (!isRefused(round)) return round;
    if ('seat' in round) this.goTo(round.seat);
    this.refusal = round;
    return undefined;
  }

  #apply(changed: RoundDraft | DraftRefusal): void {
    if (isRefused(changed)) {
      this.refusal = changed;
      return;
    }
    this.refusal = 'none';
    this.draft = changed;
    this.#onchange(changed);
  }
}
