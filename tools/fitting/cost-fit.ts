import { canonical, type Policy } from '@quando/bots';
import { below, type Random } from '@quando/rules';
import { advance, deal, Draft, Move, shuffledDeck } from '@quando/rules/authority';
import { DANGERS, type Weights } from '../../packages/bots/src/evaluation/cost-model.ts';
import {
  EXTRA_FEATURE,
  FEATURES,
  STRAIGHTS_FROM,
  TRIPLET_FEATURE,
} from '../../packages/bots/src/evaluation/hand-cost.ts';
import { dangerOf, meanSizeOfOthers } from '../../packages/bots/src/evaluation/other-hands.ts';
import { LeastSquares, type Features } from './least-squares.ts';

/** The percentage of decisions that explore, by a random play or by a knock with a plausible sum. */
const CURIOSITY = 6;
const CURIOUS_KNOCK = 18;

/** An observation of a seat, which becomes a sample when the round is scored. */
type Sample = {
  readonly kind: 'hand' | 'knock' | 'zeros';
  readonly seat: number;
  readonly danger: number;
  readonly features: Features;
};

/** Plays rounds with one policy at every seat, and collects the final cost of its hands, knocks and zeros. */
export class CostFit {
  readonly #fits = {
    hand: Array.from({ length: DANGERS }, () => new LeastSquares(FEATURES, 30)),
    knock: Array.from({ length: DANGERS }, () => new LeastSquares(5, 1)),
    zeros: Array.from({ length: DANGERS }, () => new LeastSquares(1, 1)),
  };
  readonly #policy: Policy;
  readonly #random: Random;
  readonly #draft: Draft;
  readonly #move: Move = new Move();

  constructor(players: number, policy: Policy, random: Random) {
    this.#policy = policy;
    this.#random = random;
    this.#draft = new Draft(players, Number.MAX_SAFE_INTEGER);
  }

  get weights(): Weights {
    return {
      hand: this.#fits.hand.map((fit) => fit.solve()),
      knock: this.#fits.knock.map((fit) => fit.solve()),
      zeros: this.#fits.zeros.map((fit) => fit.solve()[0]!),
    };
  }

  playRound(dealer: number): void {
    const draft = this.#draft;
    const samples: Sample[] = [];
    deal(draft, shuffledDeck(this.#random), dealer);
    while (!draft.isRoundOver) this.#step(samples);
    for (const { kind, seat, danger, features } of samples) {
      this.#fits[kind][danger]!.add(features, costOf(draft, seat));
    }
  }

  #step(samples: Sample[]): void {
    const draft = this.#draft;
    const seat = draft.askedCode;
    const { phase, isTriplet, isLastRound } = draft;
    this.#choose(seat);
    if (this.#move.isKnock) samples.push(knockSample(draft, seat));
    advance(draft, this.#move);
    if (phase === 'draw' && !isLastRound) samples.push(handSample(draft, seat, isTriplet));
  }

  #choose(seat: number): void {
    const draft = this.#draft;
    const isCurious = draft.awaitsTurn && below(this.#random, 100) < CURIOSITY;
    (isCurious ? canonical : this.#policy)(draft, this.#random, this.#move);
    const mayKnock = draft.awaitsTurn && !draft.isLastRound && draft.readySeats === draft.players;
    if (mayKnock && draft.sum(seat) <= CURIOUS_KNOCK && below(this.#random, 100) < CURIOSITY)
      this.#move.knock();
  }
}

/** The seat's points minus the others' mean. */
function costOf(draft: Draft, seat: number): number {
  let all = 0;
  for (let other = 0; other < draft.players; other += 1) all += draft.points(other);
  return draft.points(seat) - (all - draft.points(seat)) / (draft.players - 1);
}

function knockSample(draft: Draft, seat: number): Sample {
  const sum = draft.sum(seat);
  const size = meanSizeOfOthers(draft, seat);
  const features: Features = [1, sum, sum * sum, size, sum * size].map((value, place) => [place, value]);
  return { kind: 'knock', seat, danger: dangerOf(draft, seat), features };
}

function handSample(draft: Draft, seat: number, isTriplet: boolean): Sample {
  const danger = dangerOf(draft, seat);
  if (draft.held(seat) === 1) return { kind: 'zeros', seat, danger, features: [[0, 1]] };
  return { kind: 'hand', seat, danger, features: handFeatures(draft, seat, isTriplet) };
}

function handFeatures(draft: Draft, seat: number, isTriplet: boolean): Features {
  const features: [number, number][] = [[0, 1]];
  for (let number = 0; number < 11; number += 1) {
    const count = draft.count(seat, number);
    for (let i = 0; i < Math.min(3, count); i += 1) features.push([1 + number * 3 + i, 1]);
    if (count > 3) features.push([EXTRA_FEATURE, count - 3]);
    if (((draft.held(seat) >> number) & 7) === 7) features.push([STRAIGHTS_FROM + number, 1]);
  }
  if (isTriplet) features.push([TRIPLET_FEATURE, 1]);
  return features;
}
