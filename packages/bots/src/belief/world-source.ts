import { fraction, type Random, type View } from '@quando/rules';
import { Draft, turnedOver, type State } from '@quando/rules/authority';
import { placesOf, type Places } from './places.ts';
import { chainOver, type WorldChain } from './world-chain.ts';

/** A likely world is chosen from this many worlds. */
const CHOICE = 6;

/** Greater than the sum of the fronts of all cards. */
const MOST_POINTS = 550;

/** By how often the holder has played in the round: the factor that one more point in a hand has on its likelihood. */
export const LOWNESS: readonly number[] = [0.9802, 0.9231, 0.8353, 0.8025];

/**
 * The weight of each possible sum of a hand, by repeated multiplication: browsers differ in the last digit of a power.
 */
const WEIGHTS: readonly Float64Array[] = LOWNESS.map((factor) => {
  const weights = new Float64Array(MOST_POINTS + 1).fill(1);
  for (let sum = 1; sum <= MOST_POINTS; sum += 1) weights[sum] = weights[sum - 1]! * factor;
  return weights;
});

/** Samples worlds that agree with the view of a seat. */
export class WorldSource {
  readonly #places: Places;
  readonly #chain: WorldChain;
  /** Everything in the view except the cards. */
  readonly #frame: Draft;
  readonly #view: View;
  readonly #random: Random;

  constructor(view: View, random: Random) {
    this.#view = view;
    this.#random = random;
    this.#places = placesOf(view);
    this.#chain = chainOver(this.#places, random);
    this.#frame = frameOf(view);
  }

  /** Some world, not a random one: for callers that read only what the viewer has seen. */
  any(): Draft {
    this.#chain.layAny();
    return this.#layInto(new Draft(this.#view.players, this.#view.target));
  }

  /** How many cards differ between the worlds that agree with the view; 0 if there is only one. */
  get unknown(): number {
    return this.#chain.unknown;
  }

  /** The world with these cards, by place. */
  worldOf(cards: Uint8Array): Draft {
    return this.#layInto(new Draft(this.#view.players, this.#view.target), cards);
  }

  /** A new world, in a new draft. */
  next(): Draft {
    return this.nextInto(new Draft(this.#view.players, this.#view.target));
  }

  /** A new world, in place of what the draft held. */
  nextInto(draft: Draft): Draft {
    this.#chain.next();
    return this.#layInto(draft);
  }

  /**
   * A world in which the others hold low numbers more often than by chance, as they do after a few plays: one of
   * several worlds, chosen by weights that were fitted to real games.
   */
  nextLikelyInto(draft: Draft): Draft {
    const chosen = new Uint8Array(this.#chain.cards.length);
    let sum = 0;
    for (let i = 0; i < CHOICE; i += 1) {
      this.#chain.next();
      const weight = this.#weightOf(this.#chain.cards);
      sum += weight;
      if (fraction(this.#random) * sum < weight) chosen.set(this.#chain.cards);
    }
    return this.#layInto(draft, chosen);
  }

  #weightOf(cards: Uint8Array): number {
    let weight = 1;
    let place = 0;
    for (const [seat, size] of this.#places.handSizes.entries()) {
      let sum = 0;
      for (const last = place + size; place < last; place += 1) sum += cards[place]! >> 4;
      const plays = Math.min(this.#view.plays[seat]!, WEIGHTS.length - 1);
      if (seat !== this.#view.viewer) weight *= WEIGHTS[plays]![sum]!;
    }
    return weight;
  }

  #layInto(draft: Draft, cards: Uint8Array = this.#chain.cards): Draft {
    draft.copyFrom(this.#frame);
    const { firstSeenBy, secondSeenBy, handSizes, slots } = this.#places;
    let place = 0;
    for (let seat = 0; seat < handSizes.length; seat += 1) {
      for (let position = 0; position < handSizes[seat]!; position += 1, place += 1) {
        draft.put(seat, position, cards[place]!, slots[place]!);
      }
    }
    for (let i = 0; place + i < cards.length; i += 1) draft.setQueued(i, cards[place + i]!);
    for (let i = 0; i < cards.length; i += 1) {
      draft.addSeen(cards[i]!, firstSeenBy[i]!);
      draft.addSeen(turnedOver(cards[i]!), secondSeenBy[i]!);
    }
    return draft;
  }
}

/** Complete states that agree with every side this seat has seen in an unfinished round, uniformly distributed. */
export function sampleWorlds(view: View, count: number, random: Random): State[] {
  const source = new WorldSource(view, random);
  return Array.from({ length: count }, () => source.next());
}

function frameOf(view: View): Draft {
  const draft = new Draft(view.players, view.target);
  draft.restore(view);
  for (const [seat, hand] of view.hands.entries()) {
    draft.setHandSize(seat, hand.length);
    // The next slot: how many cards were played in between is unknown, but only the order matters.
    draft.setTaken(seat, (hand.at(-1)?.slot ?? -1) + 1);
  }
  return draft;
}
