import { canonical, fittedPolicy, wild, type Policy } from '@quando/bots';
import { below, seededRandom, type Seat } from '@quando/rules';
import { advance, deal, Draft, Move, shuffledDeck } from '@quando/rules/authority';

/** A draft before a decision, or scored, and the asked seat. It is modified as the game goes on. */
export type Moment = { readonly draft: Draft; readonly asked: Seat | 'nobody' };

/** Plays a whole game with a policy at each seat, and yields before every decision and after every round. */
export function* momentsOf(
  policies: readonly Policy[],
  seed: string,
  target = 50,
): Generator<Moment, void, undefined> {
  const random = seededRandom(seed);
  const players = policies.length;
  const draft = new Draft(players, target);
  const move = new Move();
  const firstDealer = below(random, players);
  for (let round = 0; draft.phase !== 'over'; round += 1) {
    deal(draft, shuffledDeck(random), (firstDealer + round) % players);
    for (let asked = draft.asked; asked !== 'nobody'; asked = draft.asked) {
      yield { draft, asked };
      policies[asked]!(draft, random, move);
      advance(draft, move);
    }
    yield { draft, asked: 'nobody' };
  }
}

/** Kinds of games that lead to different positions: wild ones to large hands and empty piles. */
export const PLAYS: readonly { readonly name: string; readonly policy: Policy }[] = [
  { name: 'canonical', policy: canonical },
  { name: 'wild', policy: wild },
  { name: 'fitted', policy: fittedPolicy },
];

export const PLAYER_COUNTS: readonly number[] = [2, 3, 4, 5, 6];

/** As many seats as there are players, all with one policy. */
export const everySeat = (policy: Policy, players: number): Policy[] =>
  Array.from({ length: players }, () => policy);
