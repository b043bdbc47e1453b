import { canonical } from '@quando/bots';
import { seededRandom, type Random } from '@quando/rules';
import { advance, deal, Draft, Move, shuffle, shuffledDeck, type Deck } from '@quando/rules/authority';

/** Plays games to 50 with the benchmark policy at every seat, without allocating. */
export class CanonicalPlay {
  decisions = 0;
  rounds = 0;
  readonly #random: Random = seededRandom('bench');
  readonly #start: Draft;
  readonly #draft: Draft;
  readonly #move: Move = new Move();
  readonly #deck: Deck = shuffledDeck(this.#random);

  constructor(players: number) {
    this.#start = new Draft(players, 50);
    this.#draft = new Draft(players, 50).copyFrom(this.#start);
  }

  playRounds(rounds: number): void {
    const draft = this.#draft;
    for (let i = 0; i < rounds; i += 1) {
      if (draft.phase === 'over') draft.copyFrom(this.#start);
      shuffle(this.#deck, this.#random);
      deal(draft, this.#deck, this.rounds % draft.players);
      this.rounds += 1;
      this.#playRound();
    }
  }

  #playRound(): void {
    const [draft, random, move] = [this.#draft, this.#random, this.#move];
    // Local names: calls through an import binding are slower.
    const choose = canonical;
    const step = advance;
    let decisions = 0;
    while (!draft.isRoundOver) {
      choose(draft, random, move);
      step(draft, move);
      decisions += 1;
    }
    this.decisions += decisions;
  }
}
