import type { CardNumber, PackedCard } from './card.ts';
import { Cells } from './cells.ts';

/**
 * The cards in the hands, and how they come and go. A hand is seven blocks of fronts and then seven of backs, each a cell
 * with eight cards of four bits. A front is its number plus one; 0 is an empty place. Eight cards at once are compared and
 * moved up without a loop, whose end the processor could not predict.
 */
export class Hands extends Cells {
  // Overloads in place of checks, as for sides of cards.
  front(seat: number, position: number): CardNumber;
  front(seat: number, position: number): number {
    return ((this.cells[256 + seat * 18 + (position >> 3)]! >> (position << 2)) & 15) - 1;
  }
  back(seat: number, position: number): CardNumber;
  back(seat: number, position: number): number {
    return (this.cells[263 + seat * 18 + (position >> 3)]! >> (position << 2)) & 15;
  }
  card(seat: number, position: number): PackedCard {
    return (this.front(seat, position) << 4) | this.back(seat, position);
  }
  /** Puts a card on an empty place of a hand. */
  put(seat: number, position: number, card: number, slot: number): void {
    const cells = this.cells;
    const fronts = 256 + seat * 18 + (position >> 3);
    const front = card >> 4;
    cells[fronts]! |= (front + 1) << (position << 2);
    cells[fronts + 7]! |= (card & 15) << (position << 2);
    cells[252 + seat * 18]! |= 64 << front;
    cells[card] = (cells[card]! & 0xff) | (slot << 8);
  }

  /** The cards with this front in a block of eight hand positions, as bits. */
  positionsOf(seat: number, number: number, block: number): number {
    return gathered(placesOf(this.cells[256 + seat * 18 + block]!, number + 1));
  }
  /** The hand position of a card with this front, after some that are skipped; there must be one. */
  positionOf(seat: number, number: number, skipped: number): number {
    let block = 0;
    let positions = this.positionsOf(seat, number, 0);
    for (let left = skipped; positions === 0 || left > 0;) {
      if (positions === 0) {
        block += 1;
        positions = this.positionsOf(seat, number, block);
      } else {
        positions &= positions - 1;
        left -= 1;
      }
    }
    return (block << 3) + lowestBit(positions);
  }
  /** How many fronts of the seat show the number. */
  count(seat: number, number: number): number {
    const cells = this.cells;
    const fronts = 256 + seat * 18;
    let count = 0;
    for (let block = 0; block << 3 < this.handSize(seat); block += 1) {
      count += Math.imul(placesOf(cells[fronts + block]!, number + 1) >>> 3, 0x11111111) >>> 28;
    }
    return count;
  }

  /**
   * Moves the top card of the draw pile to the end of a hand, with its up side (0) or its down side (1) as front, and
   * shows everybody the next one.
   */
  drawTop(seat: number, side: number): void {
    const cells = this.cells;
    const top = cells[248]! & 63;
    const lying = cells[176 + top]!;
    // Without a branch, because the side is often random and unpredictable.
    const card = (((lying << 8) | lying) >> (side << 2)) & 0xff;
    const front = card >> 4;
    const back = card & 15;
    const own = 252 + seat * 18;
    const hand = cells[own]!;
    const slot = cells[own + 2]!;
    const block = own + 4 + ((hand >> 3) & 7);
    cells[own] = (hand + 1) | (64 << front);
    cells[own + 2] = slot + 1;
    cells[block]! |= (front + 1) << (hand << 2);
    cells[block + 7]! |= back << (hand << 2);
    cells[card] = (cells[card]! & 0xff) | (slot << 8) | (1 << seat);
    cells[(back << 4) | front]! |= this.everyone & ~(64 | (1 << seat));
    const next = (top + 1) & 63;
    cells[248] = next;
    if (next === cells[249]) this.turnPile();
    else cells[cells[176 + next]! & 0xff]! |= this.everyone;
  }

  /** Shows a card in a hand: the front to its holder, the back to the others. */
  show(seat: number, card: number): void {
    const cells = this.cells;
    cells[card]! |= 1 << seat;
    cells[((card & 15) << 4) | (card >> 4)]! |= this.everyone & ~(64 | (1 << seat));
  }

  /**
   * Moves the cards of a hand at the positions given as bits, the first 32 in `low`, to the end of the queue, in hand
   * order and turned over, and shows everybody their fronts; returns their number.
   */
  discard(seat: number, low: number, high: number): number {
    let played = 0;
    for (let left = low; left !== 0; left &= left - 1) {
      this.discardAt(seat, lowestBit(left) - played);
      played += 1;
    }
    for (let left = high; left !== 0; left &= left - 1) {
      this.discardAt(seat, lowestBit(left) + 32 - played);
      played += 1;
    }
    return played;
  }

  /** Moves a card of a hand to the end of the queue, turned over, and shows everybody its front. */
  discardAt(seat: number, position: number): void {
    const cells = this.cells;
    const card = this.removeAt(seat, position);
    cells[card]! |= this.everyone;
    const tail = cells[250]! & 63;
    cells[176 + tail] = ((card & 15) << 4) | (card >> 4);
    cells[250] = (tail + 1) & 63;
  }

  /** Takes a card out of a hand; those after it move up. */
  removeAt(seat: number, position: number): number {
    const cells = this.cells;
    const own = 252 + (seat & 7) * 18;
    const hand = cells[own]!;
    const shift = (position & 7) << 2;
    const keep = (1 << shift) - 1;
    const first = own + 4 + ((position >> 3) & 7);
    let fronts = cells[first]!;
    let backs = cells[first + 7]!;
    const front = ((fronts >> shift) & 15) - 1;
    const back = (backs >> shift) & 15;
    fronts = (fronts & keep) | ((fronts >>> 4) & ~keep);
    backs = (backs & keep) | ((backs >>> 4) & ~keep);
    const end = own + 4 + ((((hand & 63) - 1) >> 3) & 7);
    let block = first;
    for (; block < end; block += 1) {
      const nextFronts = cells[block + 1]!;
      const nextBacks = cells[block + 8]!;
      cells[block] = fronts | (nextFronts << 28);
      cells[block + 7] = backs | (nextBacks << 28);
      fronts = nextFronts >>> 4;
      backs = nextBacks >>> 4;
    }
    cells[block] = fronts;
    cells[block + 7] = backs;
    let places = 0;
    for (block = own + 4; block <= end; block += 1) places |= placesOf(cells[block]!, front + 1);
    // Without a branch: whether the number is still held is often random.
    cells[own] = ((hand - 1) & ~(64 << front)) | (((places | -places) >>> 31) << (front + 6));
    return (front << 4) | back;
  }

  /** Turns a zero of a hand over in its place. */
  flip(seat: number, position: number): void {
    const cells = this.cells;
    const zero = this.card(seat, position);
    const fronts = 256 + seat * 18 + (position >> 3);
    cells[fronts]! &= ~(15 << (position << 2));
    cells[fronts + 7]! &= ~(15 << (position << 2));
    if (this.count(seat, 0) === 0) cells[252 + seat * 18]! &= ~64;
    this.put(seat, position, zero << 4, this.slotOf(zero));
    this.show(seat, zero << 4);
  }

  /** Deals a seat a whole hand: from a card of the deck on, every `stride`-th one; up sides become backs. */
  dealHand(seat: number, deck: Readonly<Uint8Array>, start: number, stride: number, size: number): void {
    const cells = this.cells;
    const own = 1 << seat;
    const others = this.everyone & ~(64 | own);
    let held = 0;
    let fronts = 0;
    let backs = 0;
    for (let slot = 0, dealt = start; slot < size; slot += 1, dealt += stride) {
      const lying = deck[dealt]!;
      const front = lying & 15;
      const back = lying >> 4;
      fronts |= (front + 1) << (slot << 2);
      backs |= back << (slot << 2);
      held |= 1 << front;
      cells[(front << 4) | back] = own | (slot << 8);
      cells[lying] = others;
    }
    const hand = 252 + seat * 18;
    cells[hand] = (held << 6) | size;
    cells[hand + 2] = size;
    cells[hand + 4] = fronts;
    cells[hand + 11] = backs;
  }

  /** Shows everybody the fronts of a hand, and returns their sum. */
  showHand(seat: number): number {
    const cells = this.cells;
    let sum = 0;
    for (let i = this.handSize(seat) - 1; i >= 0; i -= 1) {
      const front = this.front(seat, i);
      sum += front;
      cells[(front << 4) | this.back(seat, i)]! |= this.everyone;
    }
    return sum;
  }
}

/** The places of a block of eight that contain these four bits, each as the highest of its own four bits. */
function placesOf(block: number, four: number): number {
  const other = block ^ ((four & 15) * 0x11111111);
  return ~(((other & 0x77777777) + 0x77777777) | other | 0x77777777);
}

/** The places of a block as eight adjacent bits. */
function gathered(places: number): number {
  let bits = places >>> 3;
  bits = (bits | (bits >> 3)) & 0x03030303;
  bits = (bits | (bits >> 6)) & 0x000f000f;
  return (bits | (bits >> 12)) & 0xff;
}

/** The index of the lowest set bit. */
function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
