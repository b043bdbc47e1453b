import type { Policy } from '@quando/bots';
import { seededRandom, type Action, type Seat } from '@quando/rules';
import {
  actionOf,
  advance,
  deal,
  Draft,
  draftOf,
  formatMove,
  Move,
  parseEntry,
  shuffledDeck,
  type Deck,
  type State,
} from '@quando/rules/authority';

/** A played game, with the state before every decision. */
export type PlayedGame = { readonly players: number; readonly rounds: readonly PlayedRound[] };

export type PlayedRound = { readonly deck: Deck; readonly decisions: readonly Decision[] };

export type Decision = { readonly before: State; readonly seat: Seat; readonly action: Action };

/** Plays a game to 50 with the same policy at every seat; seat 0 deals first. */
export function playGame(players: number, policy: Policy, seed: string): PlayedGame {
  const random = seededRandom(seed);
  const draft = new Draft(players, 50);
  const rounds: PlayedRound[] = [];
  while (draft.phase !== 'over') {
    const deck = shuffledDeck(random);
    const decisions: Decision[] = [];
    const move = new Move();
    deal(draft, deck, rounds.length % players);
    for (let seat = draft.asked; seat !== 'nobody'; seat = draft.asked) {
      const before = draftOf(draft);
      policy(draft, random, move);
      decisions.push({ before, seat, action: actionOf(draft, parseEntry(formatMove(seat, move))!)! });
      advance(draft, move);
    }
    rounds.push({ deck, decisions });
  }
  return { players, rounds };
}

/** All decisions of some games. */
export function decisionsOf(players: number, policy: Policy, games: number): Decision[] {
  return Array.from({ length: games }, (_, game) => playGame(players, policy, `bench ${game}`)).flatMap(
    ({ rounds }) => rounds.flatMap(({ decisions }) => decisions),
  );
}
