import { seededRandom, type Action } from '@quando/rules';
import type { Bot } from '../bot.ts';
import { Judge, type Opinion } from '../net/judge.ts';
import type { Net } from '../net/net.ts';
import { hasLostPatience } from '../patience.ts';
import { NetRace } from '../search/net-race.ts';

/** Worlds that a decision is tried in. */
const WORLDS = 32;
/** How many actions are worth a thought at most, and how far their logits may lie behind the best. */
const MOST_ACTIONS = 6;
const FARTHEST = 6.2;

/** The net with thought: tries what it may do in sampled worlds, and looks at how it stands on its next turn. */
export function thoughtfulOf(net: Net): Bot {
  const judge = new Judge(net);
  return (view, { seed, limit }) => {
    if (hasLostPatience(view)) return { type: 'knock' };
    const actions = worthAThought(judge.opinionOn(view));
    if (actions.length === 1) return actions[0]!;
    const race = new NetRace(view, actions, judge, seededRandom(seed));
    const begin = limit?.now() ?? 0;
    const isInTime = (): boolean => !limit || limit.now() - begin < limit.milliseconds;
    for (let world = 0; world < WORLDS && race.isOpen && isInTime(); world += 1) race.playWorld();
    return race.winner;
  };
}

const worthAThought = ({ choices }: Opinion): Action[] =>
  choices
    .filter(({ logit }) => logit >= choices[0]!.logit - FARTHEST)
    .slice(0, MOST_ACTIONS)
    .map(({ action }) => action);
