import { Judge } from '../net/judge.ts';
import type { Net } from '../net/net.ts';
import type { Bot } from '../bot.ts';
import { hasLostPatience } from '../patience.ts';

/** Plays the best move of a net that was trained by self-play. */
export function masterOf(net: Net): Bot {
  const judge = new Judge(net);
  return (view) => (hasLostPatience(view) ? { type: 'knock' } : judge.opinionOn(view).choices[0]!.action);
}
