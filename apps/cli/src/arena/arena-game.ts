import type { BotOptions } from '@quando/bots';
import {
  below,
  groupOf,
  refusalOf,
  seededRandom,
  type Action,
  type CardNumber,
  type Random,
  type Seat,
} from '@quando/rules';
import {
  advance,
  deal,
  Draft,
  moveOf,
  positionsOf,
  shuffledDeck,
  totalsOf,
  viewOf,
} from '@quando/rules/authority';
import type { ArenaBot } from './arena-bot.ts';
import type { Tally } from './tally.ts';

/** The bot on a seat, and the tally of what it does. */
export type SeatedBot = { readonly name: string; readonly decide: ArenaBot; readonly tally: Tally };

export type GameSettings = {
  readonly target: number;
  /** By seat, the points that are taken off at the end. */
  readonly headStarts: readonly number[];
  /** Determines the deals, whoever plays. */
  readonly seed: string;
  readonly options: Omit<BotOptions, 'seed'>;
  /** A clock in milliseconds. */
  readonly now: () => number;
};

/** Far more decisions than a round can have that ends. */
const ENDLESS = 20_000;

/** One game between bots; their tallies count everything they do. */
export class ArenaGame {
  readonly #bots: readonly SeatedBot[];
  readonly #settings: GameSettings;
  readonly #deals: Random;
  readonly #draft: Draft;
  #decisions = 0;

  constructor(bots: readonly SeatedBot[], settings: GameSettings) {
    this.#bots = bots;
    this.#settings = settings;
    this.#deals = seededRandom(settings.seed);
    this.#draft = new Draft(bots.length, settings.target);
  }

  play(): void {
    const players = this.#bots.length;
    const firstDealer = below(this.#deals, players);
    for (let round = 0; this.#draft.phase !== 'over'; round += 1) {
      this.#playRound((firstDealer + round) % players);
    }
    this.#countGame();
  }

  #playRound(dealer: Seat): void {
    const draft = this.#draft;
    const limit = this.#decisions + ENDLESS;
    deal(draft, shuffledDeck(this.#deals), dealer);
    for (let asked = draft.asked; asked !== 'nobody'; asked = draft.asked) {
      if (this.#decisions === limit) throw this.#error(asked, `no end after ${ENDLESS} decisions`);
      this.#step(asked);
    }
    this.#countRound();
  }

  #step(seat: Seat): void {
    const draft = this.#draft;
    const { tally } = this.#bots[seat]!;
    const action = this.#decide(seat);
    if (action.type === 'knock') {
      tally.knocks += 1;
      tally.knockSums += draft.sum(seat);
    }
    const move = moveOf(draft, seat, action);
    if (move.isPlay)
      countPlay(
        tally,
        positionsOf(move).map((position) => draft.front(seat, position)),
      );
    advance(draft, move);
  }

  /** The legal action that the seat chooses; only the decision is timed, not the creation of the view. */
  #decide(seat: Seat): Action {
    const { decide, tally } = this.#bots[seat]!;
    const { options, seed, now } = this.#settings;
    const view = viewOf(this.#draft, seat);
    const own: BotOptions = { ...options, seed: `${seed}/${seat}/${this.#decisions}` };
    const start = now();
    const action = decide(view, own, this.#draft);
    tally.microseconds += (now() - start) * 1000;
    tally.decisions += 1;
    this.#decisions += 1;
    const refusal = refusalOf(view, action);
    if (refusal) throw this.#error(seat, `${JSON.stringify(action)} is refused: ${refusal.code}`);
    return action;
  }

  #countRound(): void {
    const draft = this.#draft;
    for (const [seat, { tally }] of this.#bots.entries()) {
      const points = draft.points(seat);
      tally.rounds += 1;
      tally.points += points;
      if (points === 0) tally.roundsWon += 1;
      else if (draft.knocker === seat) tally.punished += 1; // R6
    }
  }

  #countGame(): void {
    const winners = this.#winners();
    for (const { tally } of this.#bots) tally.games += 1;
    for (const seat of winners) this.#bots[seat]!.tally.won += 1 / winners.length;
  }

  /** The seats with the fewest points less their head start. */
  #winners(): readonly Seat[] {
    const totals = totalsOf(this.#draft).map((total, seat) => total - this.#settings.headStarts[seat]!);
    const lowest = Math.min(...totals);
    return [...totals.keys()].filter((seat) => totals[seat] === lowest);
  }

  #error(seat: Seat, what: string): Error {
    const names = this.#bots.map(({ name }) => name).join(',');
    const where = `seed ${JSON.stringify(this.#settings.seed)}, ${names}, round ${this.#draft.round}`;
    return new Error(`${this.#bots[seat]!.name} on seat ${seat}: ${what} (${where})`);
  }
}

function countPlay(tally: Tally, fronts: readonly CardNumber[]): void {
  tally.plays += 1;
  if (groupOf(fronts) === 'triplet') tally.tripletSums += fronts.reduce<number>((a, b) => a + b, 0);
}
