import type { Policy } from '@quando/bots';
import { seatsOf, seededRandom, winnersOf, type CardNumber } from '@quando/rules';
import { advance, deal, Draft, Move, outcomeOf, shuffledDeck, totalsOf } from '@quando/rules/authority';
import type { RoundOutcome } from '@quando/rules/authority';
import type { Round } from '../../src/sheet/round.ts';

/** A game that the engine has played, as its people could have written it down, and what the engine made of it. */
export type EngineGame = {
  readonly rounds: readonly Round[];
  readonly dealers: readonly number[];
  readonly starters: readonly number[];
  readonly outcomes: readonly RoundOutcome[];
  readonly winners: readonly number[] | undefined;
};

export type EngineOptions = {
  readonly players: number;
  readonly target: number;
  readonly firstDealer: number;
  readonly policy: Policy;
  readonly seed: number;
};

export function playedByEngine({ players, target, firstDealer, policy, seed }: EngineOptions): EngineGame {
  const random = seededRandom(seed);
  const draft = new Draft(players, target);
  const game = {
    rounds: [] as Round[],
    dealers: [] as number[],
    starters: [] as number[],
    outcomes: [] as RoundOutcome[],
  };
  const move = new Move();
  while (draft.phase !== 'over') {
    deal(draft, shuffledDeck(random), (firstDealer + game.rounds.length) % players);
    game.dealers.push(draft.dealer);
    game.starters.push(draft.turn);
    while (draft.asked !== 'nobody') {
      policy(draft, random, move);
      advance(draft, move);
    }
    game.rounds.push(writtenDown(draft));
    game.outcomes.push(outcomeOf(draft));
  }
  return { ...game, winners: winnersOf(totalsOf(draft), target) };
}

/** Every other hand is told by its numbers. */
export const writtenDown = (draft: Draft): Round => ({
  hands: seatsOf(draft.players).map((seat) => (seat % 2 === 0 ? frontsOf(draft, seat) : draft.sum(seat))),
  knocker: draft.knocker,
  zeros: draft.end === 'zeros' ? draft.turn : 'nobody',
});

const frontsOf = (draft: Draft, seat: number): CardNumber[] =>
  Array.from({ length: draft.handSize(seat) }, (_, position) => draft.front(seat, position));
