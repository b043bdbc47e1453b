import type { Action } from '@quando/rules';
import type { Bot } from '../bot.ts';
import { featuresOf } from '../net/features.ts';
import { FEATURES } from '../net/layout.ts';
import { netActions, type NetActions } from '../net/net-action.ts';
import type { Net } from '../net/net.ts';
import { hasReachedTurnLimit } from '../turn-limit.ts';

/** Plays the best move of a net trained by self-play, without search (decision 13); the level Master also counts. */
export function masterOf(net: Net): Bot {
  const features = new Float32Array(FEATURES);
  return (view) => {
    if (hasReachedTurnLimit(view)) return { type: 'knock' };
    featuresOf(view, features);
    net.run(features);
    return bestOf(netActions(view), net.logits);
  };
}

/** The legal action with the highest logit; the first of equals. */
function bestOf(actions: NetActions, logits: Float32Array): Action {
  const legal = [...actions.entries()].flatMap(([i, action]) =>
    action ? [{ action, logit: logits[i]! }] : [],
  );
  return legal.reduce((best, choice) => (choice.logit > best.logit ? choice : best)).action;
}
