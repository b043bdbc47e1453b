import {
  groupOf,
  isCardNumber,
  isGroup,
  legalActions,
  NUMBERS,
  type Action,
  type CardNumber,
  type HeldCard,
  type View,
} from '@quando/rules';
import type { CardState } from '../../ui/card/card-state.ts';

/** The chosen cards of the viewer's hand, as slots in the order of choosing. */
export type Selection = readonly number[];

type Play = Extract<Action, { readonly type: 'play' }>;

/** The viewer's own cards; none for a watcher. */
export const ownHand = (view: View): readonly HeldCard[] =>
  view.viewer === 'watcher' ? [] : view.hands[view.viewer]!;

/** The plays that would be legal if it were the viewer's turn: cards can be chosen in advance. */
function playsOf(view: View): Play[] {
  if (view.viewer === 'watcher') return [];
  const onTurn: View = { ...view, phase: 'turn', asked: view.viewer, turn: view.viewer };
  return legalActions(onTurn).filter((action) => action.type === 'play');
}

/** The zeros that a triplet lets the viewer turn over. */
export const turnableOf = (view: View): number[] =>
  legalActions(view).flatMap((action) => (action.type === 'flip' ? [action.slot] : []));

/** Whether cards of the hand can be chosen for a play. */
const mayPlan = (view: View): boolean =>
  view.viewer !== 'watcher' &&
  view.result === 'none' &&
  !(view.phase === 'draw' && view.asked === view.viewer);

/** The state of each card of the hand, given the chosen ones. */
export function statesOf(view: View, selected: Selection): ReadonlyMap<number, CardState> {
  const turnable = turnableOf(view);
  const goes = turnable.length > 0 ? turnable : companionsOf(view, selected);
  const offered: CardState = turnable.length > 0 ? 'turnable' : 'goes';
  const isQuiet = turnable.length === 0 && selected.length === 0;
  return new Map(
    ownHand(view).map(({ slot }): [number, CardState] => {
      if (selected.includes(slot)) return [slot, 'selected'];
      if (isQuiet) return [slot, 'plain'];
      return [slot, goes.includes(slot) ? offered : 'dimmed'];
    }),
  );
}

/** The cards that can be part of a play together with the chosen ones. */
function companionsOf(view: View, selected: Selection): number[] {
  const plays = playsOf(view).filter(({ slots }) => selected.every((slot) => slots.includes(slot)));
  return [...new Set(plays.flatMap(({ slots }) => slots))];
}

/** The selection after a tap on a card: without it, with it, or a new one that starts with it. */
export function tapped(view: View, selected: Selection, slot: number): Selection {
  const turnable = turnableOf(view);
  if (turnable.length > 0) return turnable.includes(slot) ? [slot] : selected;
  if (!mayPlan(view)) return [];
  if (selected.includes(slot)) return selected.filter((other) => other !== slot);
  return companionsOf(view, selected).includes(slot) ? [...selected, slot] : [slot];
}

/**
 * The part of a selection that is still valid after the view has changed; a triplet's only zero is chosen
 * automatically.
 */
export function kept(view: View, selected: Selection): Selection {
  const turnable = turnableOf(view);
  if (turnable.length > 0) {
    const zeros = selected.filter((slot) => turnable.includes(slot));
    return zeros.length === 1 ? zeros : turnable.slice(0, turnable.length === 1 ? 1 : 0);
  }
  if (!mayPlan(view)) return [];
  const held = new Set(ownHand(view).map(({ slot }) => slot));
  return selected.every((slot) => held.has(slot)) ? selected : [];
}

/** The fronts of the chosen cards, lowest first. */
export const chosenNumbers = (view: View, selected: Selection): CardNumber[] =>
  ownHand(view)
    .filter(({ slot }) => selected.includes(slot))
    .map(({ front }) => front)
    .filter(isCardNumber)
    .toSorted((a, b) => a - b);

/** The numbers in the hand that would each complete the chosen cards to a legal play. */
export function missingNumbers(view: View, selected: Selection): CardNumber[] {
  const chosen = chosenNumbers(view, selected);
  const slots = companionsOf(view, selected).filter((slot) => !selected.includes(slot));
  const offered = chosenNumbers(view, slots);
  return NUMBERS.filter((number) => offered.includes(number) && isGroup(groupOf([...chosen, number])));
}
