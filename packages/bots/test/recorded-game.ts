import type { Policy } from '@quando/bots';
import { below, type GameRecord, type Random } from '@quando/rules';
import {
  advance,
  deal,
  Draft,
  formatMove,
  gameRecordOf,
  Move,
  roundRecordOf,
  shuffledDeck,
} from '@quando/rules/authority';

/** The record of a whole game in which every seat follows a policy. */
export function recordedGame(policy: Policy, players: number, target: number, random: Random): GameRecord {
  const draft = new Draft(players, target);
  const move = new Move();
  const firstDealer = below(random, players);
  const rounds = [];
  while (draft.phase !== 'over') {
    const deck = shuffledDeck(random);
    const actions: string[] = [];
    deal(draft, deck, (firstDealer + rounds.length) % players);
    while (!draft.isRoundOver) {
      policy(draft, random, move);
      actions.push(formatMove(draft.askedCode, move));
      advance(draft, move);
    }
    rounds.push(roundRecordOf(draft, deck, actions));
  }
  return gameRecordOf(draft, rounds);
}
