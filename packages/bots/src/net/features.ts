import { mayKnock, turnContextOfView, type Seat, type Side, type View } from '@quando/rules';
import { FEATURES } from './layout.ts';
import { ownSeat } from '../own-hand.ts';

/** What the viewer, whose turn it is, has seen, as inputs of the net; training/view.h is the same in C++. */
export function featuresOf(view: View, into: Float32Array): void {
  const writer = new FeatureWriter(view, into);
  writer.writeAll();
}

type TwoSides = { readonly first: Side; readonly second: Side };

class FeatureWriter {
  readonly #view: View;
  readonly #me: Seat;
  readonly #out: Float32Array;
  #length = 0;
  /** 1 for each card of which both sides have been seen, at `x * 11 + y`. */
  readonly #met: Uint8Array = new Uint8Array(121);

  constructor(view: View, into: Float32Array) {
    this.#view = view;
    this.#me = ownSeat(view);
    this.#out = into;
    for (const hand of view.hands) for (const card of hand) this.#meet(card.front, card.back);
    for (const card of view.pile) this.#meet(card.up, card.down);
    for (const card of view.discard) this.#meet(card.front, card.back);
  }

  writeAll(): void {
    this.#out.fill(0);
    this.#writeScene();
    this.#writeOwnHand();
    for (let i = 0; i < 4; i += 1) this.#writeQueued(i);
    for (let ahead = 1; ahead < 6; ahead += 1) this.#writeOpponent(ahead);
    this.#writeCards();
    if (this.#length > FEATURES) throw new Error('more features than there is room for');
  }

  #meet(a: Side, b: Side): void {
    if (a === 'hidden' || b === 'hidden') return;
    this.#met[a * 11 + b] = 1;
    this.#met[b * 11 + a] = 1;
  }

  #put(value: number | boolean): void {
    this.#out[this.#length] = Number(value);
    this.#length += 1;
  }

  #oneHot(hot: number, size: number): void {
    if (hot >= 0) this.#out[this.#length + hot] = 1;
    this.#length += size;
  }

  #counts(counts: Uint8Array): void {
    for (const count of counts) this.#put(count / 2);
  }

  #writeScene(): void {
    const view = this.#view;
    const { phase, totals, target, plays } = view;
    const own = view.hands[this.#me]!;
    const flips = phase === 'penalty' && own.some(({ front }) => front === 0);
    const fewest = Math.min(...plays);
    this.#oneHot(view.players - 2, 5);
    for (const flag of [phase === 'turn', phase === 'draw', phase === 'penalty' && !flips, flips])
      this.#put(flag);
    this.#put(view.knocker !== 'nobody');
    this.#put(mayKnock(turnContextOfView(view)!));
    this.#put(view.turnsLeft === 'unlimited' ? 0 : view.turnsLeft / 6);
    this.#put(view.triplet);
    this.#put(view.pileSize / 40);
    this.#put(view.discard.length / 40);
    this.#put(Math.min(plays[this.#me]!, 8) / 8);
    this.#put(fewest >= 1);
    this.#put(fewest >= 2);
    this.#put(totals[this.#me]! / target);
    this.#put((target - Math.max(...totals)) / target);
    this.#put(view.knocker === this.#me);
    this.#put(own.reduce((sum, { front }) => sum + Number(front), 0) / 40);
    this.#put(own.length / 12);
    this.#put(target / 50);
  }

  #writeOwnHand(): void {
    const counts = new Uint8Array(11);
    const zeros = new Uint8Array(11);
    for (const { front, back } of this.#view.hands[this.#me]!) {
      counts[Number(front)]! += 1;
      if (front === 0 && back !== 'hidden') zeros[back]! += 1;
    }
    for (const count of counts) for (let k = 1; k <= 4; k += 1) this.#put(count >= k);
    for (let low = 0; low < 9; low += 1)
      this.#put(counts[low]! > 0 && counts[low + 1]! > 0 && counts[low + 2]! > 0);
    this.#counts(zeros);
  }

  #writeQueued(index: number): void {
    const card = this.#queued(index);
    for (const side of card ? [card.first, card.second] : ['none', 'none']) {
      this.#oneHot(typeof side === 'number' ? side : -1, 11);
      this.#put(side === 'hidden');
    }
  }

  /** A card of the draw pile from its top or, after those, of the discard pile as it will be turned over. */
  #queued(index: number): TwoSides | undefined {
    const { pile, pileSize, discard } = this.#view;
    const lying = pile[index];
    if (lying) return { first: lying.up, second: lying.down };
    if (index < pileSize) return { first: 'hidden', second: 'hidden' };
    const played = discard[index - pileSize];
    return played && { first: played.back, second: played.front };
  }

  #writeOpponent(ahead: number): void {
    const view = this.#view;
    if (ahead >= view.players) {
      this.#length += 32;
      return;
    }
    const seat = (this.#me + ahead) % view.players;
    const hand = view.hands[seat]!;
    const toCome = (seat - view.turn + view.players) % view.players;
    const left = view.turnsLeft === 'unlimited' ? 0 : view.turnsLeft;
    this.#put(1);
    this.#put(hand.length / 10);
    this.#put(view.knocker === seat);
    this.#put(toCome > 0 && toCome < left);
    this.#put(view.plays[seat]! >= 1);
    this.#put(view.plays[seat]! >= 2);
    this.#put(view.totals[seat]! / view.target);
    this.#put((view.totals[seat]! - view.totals[this.#me]!) / view.target);
    this.#writeOpponentHand(seat);
  }

  #writeOpponentHand(seat: Seat): void {
    const known = new Uint8Array(11);
    const backs = new Uint8Array(11);
    let unknown = 0;
    let sum = 0;
    for (const { front, back } of this.#view.hands[seat]!) {
      if (front === 'hidden') {
        unknown += 1;
        backs[Number(back)]! += 1;
      } else {
        known[front]! += 1;
        sum += front;
      }
    }
    this.#counts(known);
    this.#put(unknown / 10);
    this.#put(sum / 20);
    this.#counts(backs);
  }

  #writeCards(): void {
    const met = (x: number, y: number): boolean => this.#met[x * 11 + y] === 1;
    const top = this.#queued(0);
    const up = top && top.first !== 'hidden' ? top.first : -1;
    for (let x = 0; x < 11; x += 1) {
      let unmet = 0;
      for (let y = 0; y < 11; y += 1) if (x !== y && !met(x, y)) unmet += 1;
      this.#put(unmet / 10);
    }
    for (let y = 0; y < 11; y += 1) this.#put(up >= 0 && top!.second === 'hidden' && y !== up && !met(up, y));
    for (let x = 0; x < 11; x += 1) for (let y = x + 1; y < 11; y += 1) this.#put(met(x, y));
  }
}
