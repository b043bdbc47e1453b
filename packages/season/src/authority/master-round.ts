import type { Bot } from '@quando/bots';
import type { GameRecord } from '@quando/rules';
import {
  apply,
  formatAction,
  gameRecordOf,
  isScored,
  roundRecordOf,
  startGame,
  viewOf,
} from '@quando/rules/authority';
import { EIGHT_TARGET } from '../daily/eight.ts';
import type { EightDeal } from './eight-deals.ts';

/** A round in which the Master has every seat: the points of the person's seat are par. */
export function masterRound({ dealer, deck }: EightDeal, players: number, master: Bot): GameRecord {
  let { state } = startGame({ players, target: EIGHT_TARGET, dealer }, deck);
  const actions: string[] = [];
  while (!isScored(state)) {
    const seat = state.asked;
    if (seat === 'nobody') throw new Error('a round that is not scored asks nobody');
    const action = master(viewOf(state, seat), { seed: 0 });
    actions.push(formatAction(state, seat, action));
    const step = apply(state, seat, action);
    if ('refusal' in step) throw new Error(`the master was refused: ${step.refusal.code}`);
    ({ state } = step);
  }
  return gameRecordOf(state, [roundRecordOf(state, deck, actions)]);
}
