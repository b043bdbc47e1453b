import { below, type GameRecord, type Random, type RoundRecord } from '@quando/rules';
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
import type { Policy } from '@quando/bots';

export type Simulation = {
  readonly players: number;
  readonly target: number;
  readonly policy: Policy;
  readonly random: Random;
};

/** Plays a whole game with the same policy at every seat; the first dealer is chosen at random (rules 3). */
export function simulateGame({ players, target, policy, random }: Simulation): GameRecord {
  const draft = new Draft(players, target);
  const rounds: RoundRecord[] = [];
  const firstDealer = below(random, players);
  while (draft.phase !== 'over') {
    rounds.push(simulateRound(draft, (firstDealer + rounds.length) % players, policy, random));
  }
  return gameRecordOf(draft, rounds);
}

function simulateRound(draft: Draft, dealer: number, policy: Policy, random: Random): RoundRecord {
  const deck = shuffledDeck(random);
  const actions: string[] = [];
  const move = new Move();
  deal(draft, deck, dealer);
  for (let asked = draft.asked; asked !== 'nobody'; asked = draft.asked) {
    policy(draft, random, move);
    actions.push(formatMove(asked, move));
    advance(draft, move);
  }
  return roundRecordOf(draft, deck, actions);
}
