import { fraction, seededRandom, type Action, type Random, type View } from '@quando/rules';
import type { Bot } from '../bot.ts';
import { featuresOf } from '../net/features.ts';
import { FEATURES } from '../net/layout.ts';
import { netActions } from '../net/net-action.ts';
import { smallNet } from '../net/small-net.ts';
import { hasReachedTurnLimit } from '../turn-limit.ts';
import { isBlunder } from './absurdity.ts';
import type { Play } from './dial.ts';
import { leaningOf, type Habit } from './habit.ts';
import { nearWorthOf } from './near-sight.ts';
import { rememberedView } from './remembered-view.ts';
import { sureWin } from './sure-win.ts';

/** An action as a person judges it, in points below the best one. */
type Option = { readonly action: Action; readonly worth: number };

const net = smallNet();
const features = new Float32Array(FEATURES);

/**
 * Plays like a person: forgets, looks ahead only so far, and misjudges what an action is worth, by a bounded number of points
 * and differently with every seed. It never makes an absurd move, and rarely overlooks a sure win.
 */
export const personOf =
  (play: Play): Bot =>
  (view, { seed, habit = 'none' }) => {
    if (hasReachedTurnLimit(view)) return { type: 'knock' };
    const random = seededRandom(seed);
    const win = sureWin(view);
    if (win && fraction(random) >= play.blindness) return win;
    const known = rememberedView(view, habit === 'counter' ? Infinity : play.memory);
    return chosen(optionsOf(known, play, habit).filter(isSensibleIn(view)), play.lapse, random);
  };

/** A lapse never leads to an absurd action, even if the sides that show its absurdity were forgotten. */
const isSensibleIn =
  (view: View) =>
  ({ action }: Option, _: number, options: readonly Option[]): boolean =>
    options.length === 1 || !isBlunder(view, action);

function optionsOf(view: View, { foresight }: Play, habit: Habit | 'none'): Option[] {
  const far = farWorths(view);
  const near = relative(far.map(({ action }) => nearWorthOf(view, action)));
  return far.map(({ action, worth }, i) => ({
    action,
    worth:
      foresight * worth +
      (1 - foresight) * near[i]! +
      (habit === 'none' ? 0 : leaningOf(habit, view, action)),
  }));
}

/** The points below the Master's likely choice; an action that seems better only counts as equal. */
function farWorths(view: View): Option[] {
  featuresOf(view, features);
  net.run(features);
  const legal = [...netActions(view).entries()].flatMap(([i, action]) => (action ? [{ i, action }] : []));
  const favourite = legal.reduce((a, b) => (net.logits[b.i]! > net.logits[a.i]! ? b : a)).i;
  return legal.map(({ i, action }) => ({
    action,
    worth: i === favourite ? 0 : Math.min(-MARGIN, net.points[i]! - net.points[favourite]!),
  }));
}

/** The Master's likely choice is ahead of all others by at least this. */
const MARGIN = 0.05;

function relative(worths: readonly number[]): number[] {
  const best = Math.max(...worths);
  return worths.map((worth) => worth - best);
}

/** The best action after adding to each up to `lapse` points, mostly few of them. */
function chosen(options: readonly Option[], lapse: number, random: Random): Action {
  const felt = options.map(({ action, worth }) => ({
    action,
    worth: worth + lapse * fraction(random) * fraction(random),
  }));
  return felt.reduce((best, option) => (option.worth > best.worth ? option : best)).action;
}
