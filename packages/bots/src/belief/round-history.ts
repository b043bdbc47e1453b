import { CARD_COUNT, type Action } from '@quando/rules';
import { advance, checkDeck, deal, Draft, moveOf, viewOf, type Deck } from '@quando/rules/authority';
import { CardPaths } from './card-paths.ts';
import type { Likelihood } from './likelihood.ts';
import { decisionsIn, type Decision, type SeenRound } from './seen-round.ts';

/** The log-likelihood of what a world does not allow: another kind of decision, or one after the round's end. */
const IMPOSSIBLE = -100;

/** Replays a round in worlds to compute how likely the others' decisions were in each of them. */
export class RoundHistory {
  readonly players: number;
  readonly #viewer: number;
  readonly #decisions: readonly Decision[];
  readonly #paths: CardPaths;
  readonly #likelihood: Likelihood;
  /** The game before the deal. */
  readonly #start: Draft;
  readonly #dealer: number;
  readonly #draft: Draft;
  readonly #deck: Uint8Array = new Uint8Array(CARD_COUNT);

  constructor(round: SeenRound, likelihood: Likelihood) {
    const { dealt } = round;
    this.players = dealt.players;
    this.#viewer = Number(dealt.viewer);
    this.#decisions = decisionsIn(round);
    this.#paths = new CardPaths(round);
    this.#likelihood = likelihood;
    this.#start = new Draft(dealt.players, dealt.target);
    this.#start.restore({ ...dealt, round: dealt.round - 1 });
    this.#dealer = dealt.dealer;
    this.#draft = new Draft(dealt.players, dealt.target);
  }

  /** By seat: the logarithm of the likelihood of its decisions if the cards, by place, were these; the viewer's is 0. */
  logLikelihoods(cards: Uint8Array): Float64Array {
    const draft = this.#dealt(cards);
    const logs = new Float64Array(this.players);
    for (const { seat, action } of this.#decisions) {
      if (draft.isRoundOver) return logs.fill(IMPOSSIBLE);
      if (seat !== this.#viewer) logs[seat]! += this.#logLikelihood(draft, seat, action);
      advance(draft, moveOf(draft, seat, action));
    }
    return draft.isRoundOver ? logs.fill(IMPOSSIBLE) : logs;
  }

  #logLikelihood(draft: Draft, seat: number, action: Action): number {
    return isExpected(draft, action) ? Math.log(this.#likelihood(viewOf(draft, seat), action)) : IMPOSSIBLE;
  }

  #dealt(cards: Uint8Array): Draft {
    this.#paths.deckInto(cards, this.#deck);
    const draft = this.#draft.copyFrom(this.#start);
    deal(draft, checked(this.#deck), this.#dealer);
    return draft;
  }
}

/** Whether the seat may do this in the world; that it has the cards it played is certain. */
function isExpected(draft: Draft, action: Action): boolean {
  return draft.awaitsTurn || (action.type === 'flip') === draft.awaitsFlip;
}

function checked(cards: Uint8Array): Deck {
  const deck = checkDeck([...cards]);
  if ('code' in deck) throw new Error(`a world is no deck: ${deck.code}`);
  return deck;
}
