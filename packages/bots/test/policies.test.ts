import { describe, expect, it } from 'vitest';
import { canonical, wild, type Policy } from '@quando/bots';
import { below, legalActions, seededRandom, type Random } from '@quando/rules';
import {
  advance,
  deal,
  Draft,
  formatAction,
  formatMove,
  Move,
  shuffledDeck,
  viewOf,
} from '@quando/rules/authority';
import { RARE_CASES, rareCasesIn, type RareCase } from './rare-case.ts';

describe.each<[string, Policy]>([
  ['canonical', canonical],
  ['wild', wild],
])('%s', (_, policy) => {
  it.each([2, 3, 4, 5, 6])('makes only legal decisions, for %i players', (players) => {
    const random = seededRandom(`legal ${players}`);
    for (let game = 0; game < 10; game += 1) expect(illegalMovesIn(policy, players, random)).toEqual([]);
  });
});

describe('wild', () => {
  it('reaches every rare case within 300 games', () => {
    const games = gamesPerCase(wild);
    expect(Object.fromEntries(RARE_CASES.map((rare) => [rare, (games.get(rare) ?? 0) > 0]))).toEqual(
      Object.fromEntries(RARE_CASES.map((rare) => [rare, true])),
    );
  });

  it('is needed for that: the benchmark policy misses some', () => {
    const games = gamesPerCase(canonical);
    expect(RARE_CASES.filter((rare) => !games.has(rare))).toEqual(
      expect.arrayContaining(['[R3] a skipped draw', 'a hand of 20 cards', 'a hand of more than 32 cards']),
    );
  });
});

/** In how many of 300 games, 60 per number of players, a case occurs. */
function gamesPerCase(policy: Policy): Map<RareCase, number> {
  const games = new Map<RareCase, number>();
  for (let game = 0; game < 300; game += 1) {
    const met = rareCasesIn(policy, 2 + (game % 5), seededRandom(`rare ${game}`));
    for (const rare of met) games.set(rare, (games.get(rare) ?? 0) + 1);
  }
  return games;
}

/** Plays a game and returns the actions that were not legal. */
function illegalMovesIn(policy: Policy, players: number, random: Random): string[] {
  const illegal: string[] = [];
  const draft = new Draft(players, 50);
  const move = new Move();
  let dealer = below(random, players);
  while (draft.phase !== 'over') {
    deal(draft, shuffledDeck(random), dealer);
    dealer = (dealer + 1) % players;
    for (let seat = draft.asked; seat !== 'nobody'; seat = draft.asked) {
      policy(draft, random, move);
      const asked = seat;
      const legal = legalActions(viewOf(draft, asked)).map((action) => formatAction(draft, asked, action));
      const made = formatMove(asked, move);
      if (!legal.includes(made)) illegal.push(made);
      advance(draft, move);
    }
  }
  return illegal;
}
