import type { Bot } from '@quando/bots';
import { seededRandom, type GameRecord } from '@quando/rules';
import {
  advance,
  deal,
  Draft,
  formatMove,
  gameRecordOf,
  moveOf,
  roundRecordOf,
  shuffledDeck,
  viewOf,
} from '@quando/rules/authority';

/** How many play. */
export const MASTERS = 4;

/** The record of a game between Masters. */
export function masterGame(master: Bot, seed: string): GameRecord {
  const random = seededRandom(seed);
  const draft = new Draft(MASTERS, 50);
  const rounds = [];
  while (draft.phase !== 'over') {
    const deck = shuffledDeck(random);
    const actions: string[] = [];
    deal(draft, deck, rounds.length % MASTERS);
    for (let seat = draft.asked; seat !== 'nobody'; seat = draft.asked) {
      const move = moveOf(draft, seat, master(viewOf(draft, seat), { seed: 0 }));
      actions.push(formatMove(seat, move));
      advance(draft, move);
    }
    rounds.push(roundRecordOf(draft, deck, actions));
  }
  return gameRecordOf(draft, rounds);
}
