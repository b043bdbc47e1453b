import { groupOf, type Action, type CardNumber, type View } from '@quando/rules';
import { featuresOf } from '../net/features.ts';
import { DOWN, FEATURES, FLIP_FROM, KNOCK, PASS, STRAIGHT_FROM, UP } from '../net/layout.ts';
import { netActions } from '../net/net-action.ts';
import type { SmallNet } from '../net/small-net.ts';
import { ownHand, seenSide } from '../own-hand.ts';

/** How likely a player with this view chooses this action: a number above 0, at most 1. */
export type Likelihood = (view: View, action: Action) => number;

/** The share of a player's decisions that their policy does not explain, spread over all legal actions. */
const SLIP = 0.03;

/** The likelihood by the policy of a net: of the Master's, or of the small one that was distilled from it. */
export function likelihoodBy(net: Pick<SmallNet, 'run' | 'logits'>, slip: number = SLIP): Likelihood {
  const features = new Float32Array(FEATURES);
  return (view, action) => {
    const legal = netActions(view);
    featuresOf(view, features);
    net.run(features);
    const chosen = net.logits[netIndexOf(view, action)]!;
    let [sum, count] = [0, 0];
    for (let i = 0; i < legal.length; i += 1) {
      if (!legal[i]) continue;
      sum += Math.exp(net.logits[i]! - chosen);
      count += 1;
    }
    return (1 - slip) / sum + slip / count;
  };
}

/** The index of a net's output for an action; it does not matter which of several equal cards are played. */
function netIndexOf(view: View, action: Action): number {
  switch (action.type) {
    case 'play':
      return playIndexOf(frontsAt(view, action.slots));
    case 'draw':
      return action.side === 'up' ? UP : DOWN;
    case 'flip': {
      const back = ownHand(view).find(({ slot }) => slot === action.slot)!.back;
      return FLIP_FROM + (back === 'hidden' ? 0 : back);
    }
    case 'knock':
      return KNOCK;
    case 'pass':
      return PASS;
  }
}

const frontsAt = (view: View, slots: readonly number[]): CardNumber[] =>
  ownHand(view)
    .filter(({ slot }) => slots.includes(slot))
    .map(({ front }) => seenSide(front));

function playIndexOf(fronts: readonly CardNumber[]): number {
  if (groupOf(fronts) === 'straight') return STRAIGHT_FROM + Math.min(...fronts);
  return fronts[0]! * 4 + Math.min(4, fronts.length) - 1;
}
