import type { CardNumber, Seat } from '@quando/rules';
import {
  isRefused,
  roundOf,
  withInputMode,
  withCard,
  withFigure,
  withKnock,
  withoutLast,
  withZeros,
  type DraftRefusal,
  type RoundDraft,
} from './round-draft.ts';
import type { Round } from './round.ts';

/** How a hand is told: number by number, or by its sum. */
export type InputMode = 'cards' | 'sum';

/** A round that somebody is writing down, one seat after the other. */
export class RoundForm {
  draft: RoundDraft = $state.raw(undefined as never);
  seat: Seat = $state(0);
  mode: InputMode = $state('cards');
  /** Why the last thing could not be done. */
  refusal: DraftRefusal | 'none' = $state.raw('none');

  constructor(draft: RoundDraft, mode: InputMode) {
    this.draft = draft;
    this.mode = mode;
    const missing = draft.hands.indexOf('missing');
    this.goTo(Math.max(0, missing));
  }

  get hand(): RoundDraft['hands'][number] {
    return this.draft.hands[this.seat]!;
  }

  /** Where to go on: the next seat that is still missing, or nowhere. */
  get next(): Seat | 'finish' {
    const { hands } = this.draft;
    const order = [...hands.keys()].map((step) => (this.seat + 1 + step) % hands.length);
    return order.find((seat) => hands[seat] === 'missing' && seat !== this.seat) ?? 'finish';
  }

  /** A hand is shown as it was told. */
  goTo(seat: Seat): void {
    this.seat = seat;
    this.refusal = 'none';
    if (this.hand !== 'missing') this.mode = typeof this.hand === 'number' ? 'sum' : 'cards';
  }

  setMode(mode: InputMode): void {
    this.mode = mode;
    this.#note(withInputMode(this.draft, this.seat, mode));
  }

  /** A number of a hand, or a figure of its sum. */
  press(number: CardNumber): void {
    const add = this.mode === 'cards' ? withCard : withFigure;
    this.#note(add(this.draft, this.seat, number));
  }

  erase(): void {
    this.#note(withoutLast(this.draft, this.seat));
  }

  clear(): void {
    while (this.hand !== 'missing') this.erase();
  }

  knock(): void {
    this.#note(withKnock(this.draft, this.seat));
  }

  zeros(): void {
    this.#note(withZeros(this.draft, this.seat));
  }

  /** The whole round; undefined if it was refused, with the seat that it is about. */
  finish(): Round | undefined {
    const round = roundOf(this.draft);
    if (!isRefused(round)) return round;
    if ('seat' in round) this.goTo(round.seat);
    this.refusal = round;
    return undefined;
  }

  #note(noted: RoundDraft | DraftRefusal): void {
    const isNo = isRefused(noted);
    this.refusal = isNo ? noted : 'none';
    if (!isNo) this.draft = noted;
  }
}
