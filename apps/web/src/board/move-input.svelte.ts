import {
  refusalOf,
  type Action,
  type CardNumber,
  type HeldCard,
  type Refusal,
  type View,
} from '@quando/rules';
import { sectionOfRefusal } from '../rules-section.ts';
import type { CardState } from '../ui/card/card-state.ts';
import { firstAction, offerOf, type Offer } from './bar/offer.ts';
import { inOrder, type HandOrder } from './hand/hand-order.ts';
import { kept, ownHand, statesOf, tapped, turnableOf, type Selection } from './hand/selection.ts';
import { isIrreversible } from './irreversible.ts';
import type { Notice } from './rule-link.ts';

export type MoveInputNeeds = {
  readonly view: () => View;
  readonly order: () => HandOrder;
  /** Whether to confirm actions that cannot be undone. */
  readonly confirms: () => boolean;
  readonly isPending: () => boolean;
  /** A refusal in the viewer's language. */
  readonly say: (refusal: Refusal) => string;
  readonly onAct: (action: Action) => void;
  readonly onTap: (number: CardNumber) => void;
};

/** The viewer's input: the chosen cards, an open confirmation, and the message about it. */
export class MoveInput {
  /** The action that waits for confirmation. */
  asking: Action | undefined = $state.raw();
  notice: Notice | undefined = $state.raw();
  #chosen: Selection = $state.raw([]);
  readonly #needs: MoveInputNeeds;
  readonly selected: Selection = $derived.by(() => kept(this.#view, this.#chosen));
  readonly states: ReadonlyMap<number, CardState> = $derived.by(() => statesOf(this.#view, this.selected));
  readonly offer: Offer = $derived.by(() => offerOf(this.#view, this.selected));
  /** The viewer's hand in display order. */
  readonly cards: readonly HeldCard[] = $derived.by(() => inOrder(ownHand(this.#view), this.#needs.order()));

  constructor(needs: MoveInputNeeds) {
    this.#needs = needs;
  }

  get #view(): View {
    return this.#needs.view();
  }

  tap(slot: number): void {
    const next = tapped(this.#view, this.selected, slot);
    this.clear();
    this.#chosen = next;
    if (turnableOf(this.#view).length > 0) this.#refuse({ type: 'flip', slot });
    const front = this.cards.find((card) => card.slot === slot)?.front;
    if (front !== undefined && front !== 'hidden') this.#needs.onTap(front);
  }

  /** Chooses these cards and no others. */
  choose(slots: Selection): void {
    this.clear();
    this.#chosen = slots;
  }

  /** Taps the card at a place of the hand, counted from 0; returns whether there is one. */
  tapAt(index: number): boolean {
    const card = this.cards[index];
    if (card) this.tap(card.slot);
    return card !== undefined;
  }

  /** Says why nothing can be drawn yet, if the viewer is asked for something else. */
  reachForPile(): void {
    const { kind } = this.offer;
    if (kind === 'turn' || kind === 'flip') this.#refuse({ type: 'draw', side: 'up' });
  }

  act(action: Action): void {
    this.notice = undefined;
    if (this.#refuse(action) || this.#needs.isPending()) return;
    if (this.#needs.confirms() && isIrreversible(action)) this.asking = action;
    else this.#do(action);
  }

  /** Runs the action of Enter. */
  actFirst(): boolean {
    if (this.asking) this.answer(true);
    else if (firstAction(this.offer)) this.act(firstAction(this.offer)!);
    else return false;
    return true;
  }

  answer(isSure: boolean): void {
    const action = this.asking;
    this.asking = undefined;
    if (isSure && action) this.#do(action);
  }

  /** Clears the selection. */
  clear(): void {
    this.#chosen = [];
    this.settle();
  }

  /** Closes the message and the confirmation; the chosen cards stay. */
  settle(): void {
    this.asking = undefined;
    this.notice = undefined;
  }

  /** A zero that is turned over stays in the hand, but must not stay chosen for the next turn. */
  #do(action: Action): void {
    if (action.type === 'flip') this.#chosen = [];
    this.#needs.onAct(action);
  }

  #refuse(action: Action): boolean {
    const refusal = refusalOf(this.#view, action);
    if (refusal) this.notice = { sentence: this.#needs.say(refusal), section: sectionOfRefusal(refusal) };
    return refusal !== undefined;
  }
}
