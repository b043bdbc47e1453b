import type { Action, View } from '@quando/rules';
import type { Bot } from '../bot.ts';
import { PATIENCE } from '../patience.ts';
import { featuresOf } from '../net/features.ts';
import { FEATURES, KNOCK } from '../net/layout.ts';
import { netActions } from '../net/net-action.ts';
import type { Net } from '../net/net.ts';

/** Plays the best move of a net that was trained by self-play. */
export function masterOf(net: Net): Bot {
  const features = new Float32Array(FEATURES);
  return (view) => bestOf(net, features, view);
}

function bestOf(net: Net, features: Float32Array, view: View): Action {
  const actions = netActions(view);
  const knock = actions[KNOCK];
  if (knock && view.plays[view.viewer as number]! >= PATIENCE) return knock;
  featuresOf(view, features);
  net.run(features);
  let best: Action | undefined;
  let bestLogit = -Infinity;
  for (const [i, action] of actions.entries()) {
    if (!action || net.logits[i]! <= bestLogit) continue;
    best = action;
    bestLogit = net.logits[i]!;
  }
  return best!;
}
