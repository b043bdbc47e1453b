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

/** The record of a game between so many Masters. */
export const masterGame = (master: Bot, players: number, seed: string): GameRecord =>
  botGame(
    Array.from({ length: players }, () => master),
    seed,
  );

/** The record of a game between bots, one for each seat, to 50, or to 40 with two; seat 0 deals first. */
export function botGame(bots: readonly Bot[], seed: string): GameRecord {
  const random = seededRandom(seed);
  const seeds = seededRandom(`${seed} bots`);
  const draft = new Draft(bots.length, bots.length === 2 ? 40 : 50);
  const rounds = [];
  while (draft.phase !== 'over') {
    const deck = shuffledDeck(random);
    const actions: string[] = [];
    deal(draft, deck, rounds.length % bots.length);
    for (let seat = draft.asked; seat !== 'nobody'; seat = draft.asked) {
      const action = bots[seat]!(viewOf(draft, seat), { seed: seeds.next() >>> 0 });
      const move = moveOf(draft, seat, action);
      actions.push(formatMove(seat, move));
      advance(draft, move);
    }
    rounds.push(roundRecordOf(draft, deck, actions));
  }
  return gameRecordOf(draft, rounds);
}
