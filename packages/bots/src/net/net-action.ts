import {
  turnContextOfView,
  verbsOf,
  type Action,
  type CardNumber,
  type HeldCard,
  type View,
} from '@quando/rules';
import { ACTIONS, DOWN, FLIP_FROM, KNOCK, PASS, STRAIGHT_FROM, UP } from './layout.ts';
import { ownHand } from '../own-hand.ts';

/** The viewer's action for each output of the net; undefined if it is illegal. */
export type NetActions = readonly (Action | undefined)[];

export function netActions(view: View): NetActions {
  const actions: (Action | undefined)[] = Array.from({ length: ACTIONS }, () => undefined);
  const hand = ownHand(view);
  for (const verb of verbsOf(turnContextOfView(view)!)) {
    if (verb === 'play') addPlays(hand, actions);
    else if (verb === 'flip') addFlips(hand, actions);
    else if (verb === 'draw') addDraws(actions);
    else actions[verb === 'knock' ? KNOCK : PASS] = { type: verb };
  }
  return actions;
}

/** The first cards in hand order; a count of four means all cards of the number. */
function addPlays(hand: readonly HeldCard[], actions: (Action | undefined)[]): void {
  const slotsOf = (number: number): number[] =>
    hand.filter(({ front }) => front === number).map(({ slot }) => slot);
  for (let number = 0; number < 11; number += 1) {
    const slots = slotsOf(number);
    for (let cards = 1; cards <= Math.min(4, slots.length); cards += 1) {
      actions[number * 4 + cards - 1] = { type: 'play', slots: cards === 4 ? slots : slots.slice(0, cards) };
    }
    const [a] = slots;
    const [b] = slotsOf(number + 1);
    const [c] = slotsOf(number + 2);
    if (a === undefined || b === undefined || c === undefined) continue;
    actions[STRAIGHT_FROM + number] = { type: 'play', slots: [a, b, c].toSorted((x, y) => x - y) };
  }
}

/** A zero is identified by its back if the holder has seen it; the first of several equal ones represents them all. */
function addFlips(hand: readonly HeldCard[], actions: (Action | undefined)[]): void {
  for (const { front, back, slot } of hand) {
    const name: CardNumber = back === 'hidden' ? 0 : back;
    if (front === 0) actions[FLIP_FROM + name] ??= { type: 'flip', slot };
  }
}

function addDraws(actions: (Action | undefined)[]): void {
  actions[UP] = { type: 'draw', side: 'up' };
  actions[DOWN] = { type: 'draw', side: 'down' };
}
