import type { Action, View } from '@quando/rules';
import { featuresOf } from './features.ts';
import { FEATURES } from './layout.ts';
import { netActions } from './net-action.ts';
import type { Net } from './net.ts';

/** Something that the asked seat may do, and how much the net is for it: each point makes it e times as likely. */
export type Choice = { readonly action: Action; readonly logit: number };

/** What a net thinks of a decision: all that can be done, the best first, and the reward that it expects. */
export type Opinion = { readonly choices: readonly Choice[]; readonly value: number };

/** Asks a net about what the viewer, who is asked, has seen. */
export class Judge {
  readonly #net: Net;
  readonly #features: Float32Array = new Float32Array(FEATURES);

  constructor(net: Net) {
    this.#net = net;
  }

  opinionOn(view: View): Opinion {
    featuresOf(view, this.#features);
    const value = this.#net.run(this.#features);
    const choices: Choice[] = [];
    for (const [i, action] of netActions(view).entries()) {
      if (action) choices.push({ action, logit: this.#net.logits[i]! });
    }
    return { choices: choices.toSorted((a, b) => b.logit - a.logit), value };
  }
}
