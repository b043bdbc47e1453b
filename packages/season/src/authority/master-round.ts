import type { Bot } from '@quando/bots';
import type { Action, GameRecord, View } from '@quando/rules';
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
export function masterRound(deal: EightDeal, players: number, master: Bot): GameRecord {
  const round = decisionsIn(deal, players);
  let step = round.next();
  while (!step.done) step = round.next(master(step.value, { seed: 0 }));
  return step.value;
}

/** The same round where the Master decides elsewhere, one decision after the other. */
export async function masterRoundBy(
  deal: EightDeal,
  players: number,
  decide: (view: View) => Promise<Action>,
): Promise<GameRecord> {
  const round = decisionsIn(deal, players);
  let step = round.next();
  while (!step.done) step = round.next(await decide(step.value));
  return step.value;
}

/** Yields the view of each decision and takes the action. */
function* decisionsIn({ dealer, deck }: EightDeal, players: number): Generator<View, GameRecord, Action> {
  let { state } = startGame({ players, target: EIGHT_TARGET, dealer }, deck);
  const actions: string[] = [];
  while (!isScored(state)) {
    const seat = state.asked;
    if (seat === 'nobody') throw new Error('a round that is not scored asks nobody');
    const action = yield viewOf(state, seat);
    actions.push(formatAction(state, seat, action));
    const step = apply(state, seat, action);
    if ('refusal' in step) throw new Error(`the master was refused: ${step.refusal.code}`);
    ({ state } = step);
  }
  return gameRecordOf(state, [roundRecordOf(state, deck, actions)]);
}
