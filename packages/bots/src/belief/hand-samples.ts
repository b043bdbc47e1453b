import { CARD_COUNT, fraction, seatsOf, type Random, type Seat, type View } from '@quando/rules';
import { CARD_INDEX } from './card-index.ts';
import { placesOf, UNSEEN, type Places } from './places.ts';
import type { RoundHistory } from './round-history.ts';
import { chainOver, WorldChain } from './world-chain.ts';
import { sumOf } from '../sum.ts';

/** How often hands are chosen again because two of them share a card, before a whole sample is taken instead. */
const MOST_TRIES = 30;

/** At least one in this many hands of a seat must count. */
const SHARE = 8;

type LaidWorld = { readonly cards: Uint8Array; readonly hands: readonly number[] };

/** Hands of the others from uniform worlds, weighted seat by seat. */
export class HandSamples {
  /** By seat and sample; if samples count as a whole, every seat but the viewer has a single hand. */
  readonly weights: readonly (readonly number[])[];
  /** The effective number of hands by their likelihoods alone, for the seat with the fewest. */
  readonly effective: number;
  /** Whether enough whole samples carry weight. */
  readonly #isWhole: boolean;
  readonly #others: readonly Seat[];
  readonly #places: Places;
  /** By seat: its first place. */
  readonly #begins: readonly number[];
  readonly #samples: readonly Uint8Array[];
  readonly #random: Random;

  constructor(view: View, history: RoundHistory, random: Random, count: number) {
    this.#random = random;
    this.#places = placesOf(view);
    this.#others = seatsOf(view.players).filter((seat) => seat !== view.viewer);
    const sizes = this.#places.handSizes;
    this.#begins = sizes.map((_, seat) => sumOf(sizes.slice(0, seat)));
    const chain = chainOver(this.#places, random);
    this.#samples = Array.from({ length: count }, () => {
      chain.next();
      return chain.cards.slice();
    });
    const logs = this.#samples.map((cards) => history.logLikelihoods(cards));
    const logsOf = (seat: Seat): number[] => logs.map((bySeat) => bySeat[seat]!);
    const joint = shares(
      logs.map((bySeat) => bySeat.reduce((a, b) => a + b, 0)),
      1,
    );
    this.#isWhole = effectiveSize(joint) >= count / SHARE;
    this.weights = this.#isWhole
      ? seatsOf(view.players).map((seat) => (seat === view.viewer ? joint : [1]))
      : seatsOf(view.players).map((seat) => weightsOf(logsOf(seat)));
    this.effective = Math.min(...this.#others.map((seat) => effectiveSize(shares(logsOf(seat), 1))));
  }

  /** A world, drawn by the weights: a whole sample if enough of them count, otherwise one with hands of several samples. */
  nextWorld(): LaidWorld {
    for (let i = 0; i < MOST_TRIES; i += 1) {
      const hands = this.weights.map((weights) => this.#choose(weights));
      const cards = this.#isWhole ? this.#samples[Math.max(...hands)] : this.#laid(hands);
      if (cards) return { cards, hands };
    }
    return this.#anySample();
  }

  /** The cards of a world with these hands; undefined if there is none. */
  #laid(hands: readonly number[]): Uint8Array | undefined {
    const places = {
      ...this.#places,
      first: this.#places.first.slice(),
      second: this.#places.second.slice(),
    };
    for (const seat of this.#others) this.#fill(places, seat, this.#samples[hands[seat]!]!);
    if (hasTwins(places)) return undefined;
    const chain = WorldChain.over(places, this.#random);
    chain?.next();
    return chain?.cards;
  }

  #fill({ first, second }: Places, seat: Seat, cards: Uint8Array): void {
    const begin = this.#begins[seat]!;
    for (let place = begin; place < begin + this.#places.handSizes[seat]!; place += 1) {
      first[place] = cards[place]! >> 4;
      second[place] = cards[place]! & 15;
    }
  }

  /** A whole sample, drawn by the weights of one seat, if no hands fit together. */
  #anySample(): LaidWorld {
    const chosen = this.#choose(this.weights[this.#others[0]!]!);
    return { cards: this.#samples[chosen]!, hands: this.weights.map(() => chosen) };
  }

  /** An index, drawn by the weights. */
  #choose(weights: readonly number[]): number {
    let left = fraction(this.#random);
    return Math.max(
      0,
      weights.findIndex((weight) => (left -= weight) < 0),
    );
  }
}

/** Whether a card is at two places. */
function hasTwins({ first, second }: Places): boolean {
  const isLaid = new Uint8Array(CARD_COUNT);
  for (let place = 0; place < CARD_COUNT; place += 1) {
    if (first[place] === UNSEEN || second[place] === UNSEEN) continue;
    const card = CARD_INDEX[first[place]! * 11 + second[place]!]!;
    if (isLaid[card] === 1) return true;
    isLaid[card] = 1;
  }
  return false;
}

/**
 * Weights in proportion to the likelihoods, or to a power of them for which enough hands count: a few hands would give
 * false certainty.
 */
function weightsOf(logs: readonly number[]): number[] {
  const enough = logs.length / SHARE;
  const isEnough = (power: number): boolean => effectiveSize(shares(logs, power)) >= enough;
  if (isEnough(1)) return shares(logs, 1);
  let [low, high] = [0, 1];
  for (let i = 0; i < 12; i += 1) {
    const middle = (low + high) / 2;
    if (isEnough(middle)) low = middle;
    else high = middle;
  }
  return shares(logs, low);
}

/** Shares in proportion to a power of the exponentials of these logarithms. */
function shares(logs: readonly number[], power: number): number[] {
  const greatest = Math.max(...logs);
  const powers = logs.map((log) => Math.exp(power * (log - greatest)));
  const sum = sumOf(powers);
  return powers.map((share) => share / sum);
}

/** How many equally heavy hands these weights are worth. */
export const effectiveSize = (weights: readonly number[]): number =>
  1 / weights.reduce((sum, weight) => sum + weight * weight, 0);
