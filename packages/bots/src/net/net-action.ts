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

const NONE: readonly (Action | undefined)[] = Array.from({ length: ACTIONS }, () => undefined);

export function netActions(view: View): NetActions {
  const actions = NONE.slice();
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
  const slots = slotsByNumber(hand);
  for (let number = 0; number < NUMBERS; number += 1) {
    const own = slots[number]!;
    for (let cards = 1; cards <= Math.min(4, own.length); cards += 1) {
      actions[number * 4 + cards - 1] = { type: 'play', slots: cards === 4 ? own : own.slice(0, cards) };
    }
    const a = own[0];
    const b = slots[number + 1]?.[0];
    const c = slots[number + 2]?.[0];
    if (a === undefined || b === undefined || c === undefined) continue;
    actions[STRAIGHT_FROM + number] = { type: 'play', slots: [a, b, c].toSorted((x, y) => x - y) };
  }
}

const NUMBERS = 11;

/** By number: the slots of the cards that show it, in hand order. */
function slotsByNumber(hand: readonly HeldCard[]): number[][] {
  const slots: number[][] = Array.from({ length: NUMBERS }, () => []);
  for (const { front, slot } of hand) if (front !== 'hidden') slots[front]!.push(slot);
  return slots;
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
