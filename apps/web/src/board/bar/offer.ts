import {
  groupOf,
  isGroup,
  refusalOf,
  type Action,
  type CardNumber,
  type GroupKind,
  type Refusal,
  type Side,
  type View,
} from '@quando/rules';
import { chosenNumbers, missingNumbers, type Selection } from '../hand/selection.ts';

/** What the action bar offers to the viewer. */
export type Offer =
  | { readonly kind: 'wait' }
  | { readonly kind: 'over' }
  | { readonly kind: 'draw'; readonly up: Side }
  | { readonly kind: 'flip'; readonly slot: number | 'none' }
  | { readonly kind: 'turn'; readonly play: PlayOffer; readonly second: SecondOffer };

export type PlayOffer =
  | { readonly kind: 'none' }
  | { readonly kind: 'missing'; readonly numbers: readonly CardNumber[] }
  | {
      readonly kind: 'ready';
      readonly group: GroupKind;
      readonly numbers: readonly CardNumber[];
      readonly action: Action;
    };

/** Knock, or pass in the last round; a refusal says why knocking is not allowed yet. */
export type SecondOffer = {
  readonly action: Action & { readonly type: 'knock' | 'pass' };
  readonly refusal: Refusal | undefined;
};

export function offerOf(view: View, selected: Selection): Offer {
  if (view.result !== 'none') return { kind: 'over' };
  if (view.viewer === 'watcher' || view.asked !== view.viewer) return { kind: 'wait' };
  if (view.phase === 'turn')
    return { kind: 'turn', play: playOffer(view, selected), second: secondOffer(view) };
  const mayDraw = !refusalOf(view, { type: 'draw', side: 'up' });
  if (mayDraw) return { kind: 'draw', up: view.pile[0]?.up ?? 'hidden' };
  return { kind: 'flip', slot: selected[0] ?? 'none' };
}

function playOffer(view: View, selected: Selection): PlayOffer {
  if (selected.length === 0) return { kind: 'none' };
  const numbers = chosenNumbers(view, selected);
  const action: Action = { type: 'play', slots: selected.toSorted((a, b) => a - b) };
  const group = groupOf(numbers);
  if (isGroup(group) && !refusalOf(view, action)) return { kind: 'ready', group, numbers, action };
  return { kind: 'missing', numbers: missingNumbers(view, selected) };
}

function secondOffer(view: View): SecondOffer {
  const action = { type: view.knocker === 'nobody' ? 'knock' : 'pass' } as const;
  return { action, refusal: refusalOf(view, action) };
}

/** What Enter does: the main action of the bar, if there is one. */
export function firstAction(offer: Offer): Action | undefined {
  if (offer.kind === 'turn' && offer.play.kind === 'ready') return offer.play.action;
  if (offer.kind === 'flip' && offer.slot !== 'none') return { type: 'flip', slot: offer.slot };
  return undefined;
}
