import type { Random } from '@quando/rules';
import type { Draft, Move } from '@quando/rules/authority';
import { TURN_LIMIT } from '../turn-limit.ts';
import { playGroup, STRAIGHT } from '../policies/group-play.ts';
import { dangerOf, meanSizeOfOthers } from './other-hands.ts';
import { TrialHand } from './trial-hand.ts';
import type { CostModel } from './cost-model.ts';

/**
 * Minimises the expected cost: rates every group it could play by the cost of the hand after the better draw, and
 * knocks when that costs less. Reads only what its seat has seen. Each simulation needs its own instance.
 */
export class CostPolicy {
  readonly #tables: Readonly<Record<number, CostModel>>;
  readonly #trial: TrialHand = new TrialHand();
  #bestCost = 0;
  #bestNumber = 0;
  /** How many cards of the best number, or STRAIGHT. */
  #bestCards = 0;

  /** Tables by the number of players. */
  constructor(tables: Readonly<Record<number, CostModel>>) {
    this.#tables = tables;
  }

  choose(draft: Draft, _random: Random, move: Move): void {
    const seat = draft.askedCode;
    const table = this.#tables[draft.players]!;
    const danger = dangerOf(draft, seat);
    this.#trial.read(draft, seat, table.hand(danger), table.zeros(danger), draft.isLastRound);
    if (draft.awaitsTurn) this.#chooseTurn(draft, seat, table, danger, move);
    else if (draft.awaitsFlip) move.flip(this.#bestZero(draft, seat));
    else move.draw(this.#trial.costOfUp() <= this.#trial.costOfDown() ? 0 : 1);
  }

  #chooseTurn(draft: Draft, seat: number, table: CostModel, danger: number, move: Move): void {
    const trial = this.#trial;
    this.#weighGroups(table.hand(danger).triplet);
    if (draft.isLastRound) {
      if (trial.costOfStaying() < this.#bestCost) return void move.pass();
    } else if (draft.readySeats === draft.players) {
      const knock = table.knock(danger, trial.sum, meanSizeOfOthers(draft, seat));
      if (knock < this.#bestCost || draft.plays(seat) >= TURN_LIMIT) return void move.knock();
    }
    playGroup(draft, seat, this.#bestNumber, this.#bestCards, move);
  }

  #weighGroups(triplet: number): void {
    const trial = this.#trial;
    this.#bestCost = Infinity;
    const numbers = trial.numbers;
    for (let number = 0; number < 11; number += 1) {
      const held = trial.count(number);
      for (let cards = 1; cards <= held; cards += 1) {
        trial.remove(number, cards);
        this.#weigh(trial.costAfterDraw() + (cards === 3 ? triplet : 0), number, cards);
        trial.remove(number, -cards);
      }
      if (((numbers >> number) & 7) !== 7) continue;
      for (let i = 0; i < 3; i += 1) trial.remove(number + i, 1);
      this.#weigh(trial.costAfterDraw(), number, STRAIGHT);
      for (let i = 0; i < 3; i += 1) trial.remove(number + i, -1);
    }
  }

  #weigh(cost: number, number: number, cards: number): void {
    if (cost >= this.#bestCost) return;
    this.#bestCost = cost;
    this.#bestNumber = number;
    this.#bestCards = cards;
  }

  /** The zero whose other side is best for the hand, if the seat has seen it; else a zero with an unseen other side. */
  #bestZero(draft: Draft, seat: number): number {
    const trial = this.#trial;
    trial.remove(0, 1);
    let best = Infinity;
    let position = 0;
    for (let i = draft.handSize(seat) - 1; i >= 0; i -= 1) {
      const card = draft.card(seat, i);
      if (card >> 4 !== 0) continue;
      const isSeen = ((draft.seenSecond(card) >> seat) & 1) === 1;
      const cost = isSeen ? trial.costWith(card & 15) : this.#costOfUnseenBack();
      if (cost > best) continue;
      best = cost;
      position = i;
    }
    return position;
  }

  #costOfUnseenBack(): number {
    let cost = 0;
    for (let number = 1; number < 11; number += 1) cost += this.#trial.costWith(number);
    return cost / 10;
  }
}
