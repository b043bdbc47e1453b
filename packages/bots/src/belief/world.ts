import type { Random, View } from '@quando/rules';
import { Draft, turnedOver, type State } from '@quando/rules/authority';
import { placesOf, type Places } from './places.ts';
import { WorldChain } from './world-chain.ts';

/** Makes worlds that agree with one view; each call of `next` gives one, in a draft that the caller owns. */
export class WorldSource {
  readonly #places: Places;
  readonly #chain: WorldChain;
  /** All that the view tells beside the cards. */
  readonly #frame: Draft;
  readonly #view: View;

  constructor(view: View, random: Random) {
    this.#view = view;
    this.#places = placesOf(view);
    this.#chain = new WorldChain(this.#places, random);
    this.#frame = frameOf(view);
  }

  /** Some world, always the same: for those who look only at what the viewer has seen. */
  any(): Draft {
    this.#chain.layAny();
    return this.#layInto(new Draft(this.#view.players, this.#view.target));
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

  #layInto(draft: Draft): Draft {
    draft.copyFrom(this.#frame);
    const { firstSeenBy, secondSeenBy, handSizes } = this.#places;
    const cards = this.#chain.cards;
    let place = 0;
    for (let seat = 0; seat < handSizes.length; seat += 1) {
      for (let position = 0; position < handSizes[seat]!; position += 1, place += 1) {
        const card = cards[place]!;
        draft.setHeldCard(seat, position, draft.heldCard(seat, position) | card);
        draft.addToCount(seat, card >> 4, 1);
        draft.setHeld(seat, draft.held(seat) | (1 << (card >> 4)));
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

/** Complete states that agree with every side this viewer has seen, uniformly among all that do. */
export function sampleWorlds(view: View, count: number, random: Random): State[] {
  const source = new WorldSource(view, random);
  return Array.from({ length: count }, () => source.next());
}

function frameOf(view: View): Draft {
  const draft = new Draft(view.players, view.target);
  draft.restore(view);
  for (const [seat, hand] of view.hands.entries()) {
    draft.setHandSize(seat, hand.length);
    for (const [position, card] of hand.entries()) draft.setHeldCard(seat, position, card.slot << 8);
    // The next slot: nothing tells how many cards were played in between, but only its order matters.
    draft.setTaken(seat, (hand.at(-1)?.slot ?? -1) + 1);
  }
  return draft;
}
