import type { Seat } from '@quando/rules';
import { turnedOver, type PackedCard, type State } from '@quando/rules/authority';

/** The hash of training/open.h, which defines the order of these features; weights with another hash are refused. */
export const OPEN_LAYOUT = '93b10e952280665f';
export const OPEN_FEATURES = 512;

const NUMBERS = 11;
const SEATS = 6;
const SEAT_FEATURES = 64;
const QUEUE_AHEAD = 4;

/** What anybody has seen, as inputs of the critic: both sides of every hand, and the sides of the piles that were shown. */
export function openFeaturesOf(state: State, into: Float32Array): void {
  const writer = new OpenFeatureWriter(state, into);
  writer.writeAll();
}

class OpenFeatureWriter {
  readonly #state: State;
  readonly #asked: Seat;
  readonly #out: Float32Array;
  #length = 0;

  constructor(state: State, into: Float32Array) {
    if (state.asked === 'nobody') throw new Error('there is nobody to decide');
    this.#state = state;
    this.#asked = state.asked;
    this.#out = into;
  }

  writeAll(): void {
    this.#out.fill(0);
    this.#writeScene();
    for (let ahead = 0; ahead < SEATS; ahead += 1) this.#writeSeat(ahead);
    for (let i = 0; i < QUEUE_AHEAD; i += 1) this.#writeQueued(i);
    this.#writeUnmet();
  }

  #put(value: number | boolean): void {
    this.#out[this.#length] = Number(value);
    this.#length += 1;
  }

  #oneHot(hot: number, size: number): void {
    if (hot >= 0) this.#out[this.#length + hot] = 1;
    this.#length += size;
  }

  #writeScene(): void {
    const state = this.#state;
    const { phase } = state;
    const flips = phase === 'penalty' && state.count(this.#asked, 0) > 0;
    this.#oneHot(state.players - 2, 5);
    for (const flag of [phase === 'turn', phase === 'draw', phase === 'penalty' && !flips, flips])
      this.#put(flag);
    this.#put(state.isLastRound);
    this.#put(!state.isLastRound && this.#fewestPlays() >= 2);
    this.#put(state.isLastRound ? state.turnsLeft / 6 : 0);
    this.#put(state.isTriplet);
    this.#put(state.pileSize / 40);
    this.#put(state.discardSize / 40);
  }

  #fewestPlays(): number {
    let fewest = Infinity;
    for (let seat = 0; seat < this.#state.players; seat += 1) {
      fewest = Math.min(fewest, this.#state.plays(seat));
    }
    return fewest;
  }

  #writeSeat(ahead: number): void {
    if (ahead >= this.#state.players) {
      this.#length += SEAT_FEATURES;
      return;
    }
    const seat = (this.#asked + ahead) % this.#state.players;
    this.#writeStanding(seat);
    this.#writeHand(seat);
  }

  #writeStanding(seat: Seat): void {
    const state = this.#state;
    const left = state.target - state.total(seat);
    const toCome = (seat - state.turn + state.players) % state.players;
    this.#put(1);
    this.#put(state.handSize(seat) / 10);
    this.#put(state.sum(seat) / 40);
    this.#put(left / 50);
    this.#put(1 / (1 + left / 5));
    this.#put(state.knocker === seat);
    this.#put(state.turn === seat);
    this.#put(state.isLastRound && toCome > 0 && toCome < state.turnsLeft);
    this.#put(state.plays(seat) >= 1);
    this.#put(state.plays(seat) >= 2);
    this.#put(state.handSize(seat) > 0 && state.sum(seat) === 0);
  }

  #writeHand(seat: Seat): void {
    const fronts = new Uint8Array(NUMBERS);
    const backs = new Uint8Array(NUMBERS);
    for (let i = 0; i < this.#state.handSize(seat); i += 1) {
      fronts[this.#state.front(seat, i)]! += 1;
      backs[this.#state.back(seat, i)]! += 1;
    }
    for (const count of fronts) for (let k = 1; k <= 3; k += 1) this.#put(count >= k);
    for (let low = 0; low < 9; low += 1)
      this.#put(fronts[low]! > 0 && fronts[low + 1]! > 0 && fronts[low + 2]! > 0);
    for (const count of backs) this.#put(count / 2);
  }

  #writeQueued(index: number): void {
    const isCard = index < this.#state.pileSize + this.#state.discardSize;
    const card = isCard ? this.#state.queued(index) : 0;
    for (const side of [card, turnedOver(card)]) {
      const isShown = isCard && this.#isShown(side);
      this.#oneHot(isShown ? side >> 4 : -1, NUMBERS);
      this.#put(isCard && !isShown);
    }
  }

  #isShown(card: PackedCard): boolean {
    return this.#state.seenFirst(card) !== 0;
  }

  #writeUnmet(): void {
    for (let x = 0; x < NUMBERS; x += 1) {
      let unmet = 0;
      for (let y = 0; y < NUMBERS; y += 1) if (x !== y && !isMet(this.#state, (x << 4) | y)) unmet += 1;
      this.#put(unmet / 10);
    }
  }
}

/** Whether both sides of a card have been shown, each to somebody. */
export const isMet = (state: State, card: PackedCard): boolean =>
  state.seenFirst(card) !== 0 && state.seenFirst(turnedOver(card)) !== 0;
