import type { Action, View } from '@quando/rules';
import type { Bot } from '../bot.ts';
import { ownSeat } from '../own-hand.ts';
import { rememberedView } from '../person/remembered-view.ts';
import { botOf } from '../policy-bot.ts';
import { greedy } from './greedy.ts';

/** How many sides the child remembers. */
const MEMORY = 2;

/**
 * A yardstick: a simulated eight-year-old who knows the rules. Plays the group with the greatest sum, knocks at 5 or
 * less, draws an up side of 4 or less, and remembers two sides: where one is the down side, draws the lower.
 */
export const child: Bot = (view, options) => rememberedDraw(view) ?? botOf(greedy)(view, options);

function rememberedDraw(view: View): Action | undefined {
  const isDraw = view.phase === 'draw' || view.hands[ownSeat(view)]!.every(({ front }) => front !== 0);
  const [top] = rememberedView(view, MEMORY).pile;
  if (view.phase === 'turn' || !isDraw || !top || top.down === 'hidden') return undefined;
  return { type: 'draw', side: top.down < Number(top.up) ? 'down' : 'up' };
}
