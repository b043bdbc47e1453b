import type { Action, View } from '@quando/rules';
import { ownHand } from '../own-hand.ts';

/**
 * A way to play that others can notice: `knocker` knocks early, `waiter` late; `hoarder` keeps equal numbers together
 * for a triplet; `sweeper` plays many cards at once; `gambler` likes sides that nobody has seen; `counter` remembers
 * everything.
 */
export const HABITS = ['knocker', 'waiter', 'hoarder', 'sweeper', 'gambler', 'counter'] as const;

export type Habit = (typeof HABITS)[number];

/** By how many points a habit makes an action seem better (or, below 0, worse) than it is. */
export function leaningOf(habit: Habit, view: View, action: Action): number {
  switch (habit) {
    case 'knocker':
      return action.type === 'knock' ? 2 : 0;
    case 'waiter':
      return action.type === 'knock' ? -2 : 0;
    case 'hoarder':
      return action.type === 'play' && breaksPair(view, action.slots) ? -1.5 : 0;
    case 'sweeper':
      return action.type === 'play' ? 0.5 * (action.slots.length - 1) : 0;
    case 'gambler':
      return action.type === 'draw' && view.pile[0]![action.side] === 'hidden' ? 1 : 0;
    case 'counter':
      return 0;
  }
}

/** Whether a play leaves less than three of a number of which the hand had two or more. */
function breaksPair(view: View, slots: readonly number[]): boolean {
  const hand = ownHand(view);
  const played = hand.filter(({ slot }) => slots.includes(slot));
  const held = (number: unknown): number => hand.filter(({ front }) => front === number).length;
  const isTriplet = played.length === 3 && played.every(({ front }) => front === played[0]!.front);
  return !isTriplet && played.some(({ front }) => front !== 0 && held(front) === 2);
}
