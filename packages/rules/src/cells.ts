/**
 * The whole state of a game as small numbers in one typed array: a copy is one block move, and playing allocates
 * nothing. Offsets are literals inside the accessors and nowhere else: the compiler inlines them, unlike module
 * constants.
 *
 * | place     | what                                                                                              |
 * | --------- | ------------------------------------------------------------------------------------------------- |
 * | 0 ..      | the game: round, dealer; from 2 the totals by seat                                                |
 * | 8 ..      | single values of the round                                                                        |
 * | 24 ..     | by seat, eight places for each kind: hand sizes, plays, cards taken, points, numbers held         |
 * | 64 ..     | counts of fronts: 16 for each seat, by number                                                     |
 * | 160 ..    | who has seen the first side of a packed card                                                      |
 * | 336 ..    | the queue, a ring of 64: packed cards, the side that is or will be up first                       |
 * | 400 ..    | hands: 64 for each seat; a slot above eight bits of packed card, its front first                  |
 */
export class Cells {
  readonly cells: Int32Array;

  constructor(players: number) {
    this.cells = newCells(400 + (players << 6));
  }

  get round(): number {
    return this.cells[0]!;
  }
  set round(value: number) {
    this.cells[0] = value;
  }
  get dealer(): number {
    return this.cells[1]!;
  }
  set dealer(seat: number) {
    this.cells[1] = seat;
  }
  get phaseCode(): number {
    return this.cells[8]!;
  }
  set phaseCode(code: number) {
    this.cells[8] = code;
  }
  get turn(): number {
    return this.cells[9]!;
  }
  set turn(seat: number) {
    this.cells[9] = seat;
  }
  /** The asked seat, or NOBODY. */
  get askedCode(): number {
    return this.cells[10]!;
  }
  set askedCode(seat: number) {
    this.cells[10] = seat;
  }
  /** 1 while the cards played on this turn are a triplet. */
  get tripletFlag(): number {
    return this.cells[11]!;
  }
  set tripletFlag(flag: number) {
    this.cells[11] = flag;
  }
  /** The seat that has knocked, or NOBODY. */
  get knockerCode(): number {
    return this.cells[12]!;
  }
  set knockerCode(seat: number) {
    this.cells[12] = seat;
  }
  /** After a knock: the number of turns left, including the current one. */
  get turnsLeft(): number {
    return this.cells[13]!;
  }
  set turnsLeft(turns: number) {
    this.cells[13] = turns;
  }
  /** The number of seats that have played often enough for a knock. */
  get readySeats(): number {
    return this.cells[14]!;
  }
  set readySeats(count: number) {
    this.cells[14] = count;
  }
  get endCode(): number {
    return this.cells[15]!;
  }
  set endCode(code: number) {
    this.cells[15] = code;
  }
  /** 1 if the last step turned the pile over. */
  get turnedFlag(): number {
    return this.cells[16]!;
  }
  set turnedFlag(flag: number) {
    this.cells[16] = flag;
  }
  /** The seats whose triplet draw was skipped in the last step. */
  get skippedSeats(): number {
    return this.cells[17]!;
  }
  set skippedSeats(seats: number) {
    this.cells[17] = seats;
  }
  get pileSize(): number {
    return this.cells[19]!;
  }
  set pileSize(size: number) {
    this.cells[19] = size;
  }
  /** The number of cards on both piles. */
  get queueSize(): number {
    return this.cells[20]!;
  }
  set queueSize(size: number) {
    this.cells[20] = size;
  }

  /** Whether the seat on turn has to play, knock or pass. */
  get awaitsTurn(): boolean {
    return this.cells[8] === 0;
  }
  /** Whether a triplet makes the asked seat turn over one of its zeros. */
  get awaitsFlip(): boolean {
    return this.cells[8] === 2 && (this.cells[56 + this.cells[10]!]! & 1) === 1;
  }
  get isRoundOver(): boolean {
    return this.cells[8]! >= 3;
  }
  get isLastRound(): boolean {
    return this.cells[12] !== 7;
  }

  /** Whether a draw has just ended an ordinary turn: no triplet, and not only zeros in the hand. */
  isPlainDraw(seat: number): boolean {
    return this.cells[11] === 0 && this.cells[56 + seat] !== 1;
  }

  total(seat: number): number {
    return this.cells[2 + seat]!;
  }
  setTotal(seat: number, points: number): void {
    this.cells[2 + seat] = points;
  }
  handSize(seat: number): number {
    return this.cells[24 + seat]!;
  }
  setHandSize(seat: number, size: number): void {
    this.cells[24 + seat] = size;
  }
  /** How often the seat has played in this round. */
  plays(seat: number): number {
    return this.cells[32 + seat]!;
  }
  setPlays(seat: number, plays: number): void {
    this.cells[32 + seat] = plays;
  }
  /** How many cards the seat has taken in this round: the slot of the next one. */
  taken(seat: number): number {
    return this.cells[40 + seat]!;
  }
  setTaken(seat: number, cards: number): void {
    this.cells[40 + seat] = cards;
  }
  /** The seat's points for the round; only for a scored one. */
  points(seat: number): number {
    return this.cells[48 + seat]!;
  }
  setPoints(seat: number, points: number): void {
    this.cells[48 + seat] = points;
  }
  /** The numbers among the seat's fronts, number n as bit n. */
  held(seat: number): number {
    return this.cells[56 + seat]!;
  }
  setHeld(seat: number, numbers: number): void {
    this.cells[56 + seat] = numbers;
  }
  /** How many fronts of the seat show the number. */
  count(seat: number, number: number): number {
    return this.cells[64 + (seat << 4) + number]!;
  }
  addToCount(seat: number, number: number, by: number): void {
    this.cells[64 + (seat << 4) + number]! += by;
  }

  /** The card at an index of the draw pile (from its top) or, after those, of the discard pile (from its first). */
  queued(index: number): number {
    return this.cells[336 + ((this.cells[18]! + index) & 63)]!;
  }
  setQueued(index: number, card: number): void {
    this.cells[336 + ((this.cells[18]! + index) & 63)] = card;
  }
  /** The viewers who have seen the first side of this packed card: seats and the watchers' bit. */
  seenFirst(card: number): number {
    return this.cells[160 + card]!;
  }
  /** Marks the first side of a packed card as seen by these viewers. */
  addSeen(card: number, viewers: number): void {
    this.cells[160 + card]! |= viewers;
  }
  /** A card of a hand with its slot. */
  heldCard(seat: number, position: number): number {
    return this.cells[400 + (seat << 6) + position]!;
  }
  setHeldCard(seat: number, position: number, slotAndCard: number): void {
    this.cells[400 + (seat << 6) + position] = slotAndCard;
  }

  /** Marks the up side of the draw pile as seen by these viewers. */
  showTop(viewers: number): void {
    const cells = this.cells;
    cells[160 + (cells[336 + cells[18]!]! & 0xff)]! |= viewers;
  }

  /**
   * Moves the top card of the draw pile to the end of a hand, with its up side (0) or its down side (1) as front, and
   * shows everybody the next one: `take` and `showTop` in one, because this is the most frequent step.
   */
  drawTop(seat: number, side: number, others: number, viewers: number): void {
    const cells = this.cells;
    const place = cells[18]!;
    const lying = cells[336 + place]!;
    const next = (place + 1) & 63;
    cells[18] = next;
    const pile = (cells[19]! - 1) | 0;
    cells[19] = pile;
    cells[20] = (cells[20]! - 1) | 0;
    if (pile > 0) cells[160 + cells[336 + next]!]! |= viewers;
    const size = cells[24 + seat]!;
    const slot = cells[40 + seat]!;
    // Without a branch, because the side is often random and unpredictable.
    const card = (((lying << 8) | lying) >> (side << 2)) & 0xff;
    cells[400 + (seat << 6) + size] = (slot << 8) | card;
    cells[24 + seat] = (size + 1) | 0;
    cells[40 + seat] = (slot + 1) | 0;
    const front = card >> 4;
    cells[64 + (seat << 4) + front]! += 1;
    cells[56 + seat]! |= 1 << front;
    cells[160 + card]! |= 1 << seat;
    cells[160 + (((card & 15) << 4) | front)]! |= others;
  }

  /** Adds a card to the end of a hand. */
  take(seat: number, card: number, others: number): void {
    const cells = this.cells;
    const size = cells[24 + seat]!;
    const slot = cells[40 + seat]!;
    cells[400 + (seat << 6) + size] = (slot << 8) | card;
    cells[24 + seat] = (size + 1) | 0;
    cells[40 + seat] = (slot + 1) | 0;
    this.gain(seat, card, others);
  }

  /** Counts a new front of a seat; the seat sees it, the others see the back. */
  gain(seat: number, card: number, others: number): void {
    const cells = this.cells;
    const front = card >> 4;
    const count = 64 + (seat << 4) + front;
    cells[count] = (cells[count]! + 1) | 0;
    cells[56 + seat]! |= 1 << front;
    cells[160 + card]! |= 1 << seat;
    cells[160 + (((card & 15) << 4) | front)]! |= others;
  }

  /**
   * Moves the cards of a hand at the positions given as bits, the first 32 in `low`, to the end of the queue, in hand
   * order and turned over, and shows their fronts to the viewers; returns their number.
   */
  discard(seat: number, low: number, high: number, viewers: number): number {
    const cells = this.cells;
    const hand = 400 + (seat << 6);
    const size = cells[24 + seat]!;
    let tail = (cells[18]! + cells[20]!) | 0;
    let lowLeft = low;
    let highLeft = high;
    let position = firstBit(low, high);
    let kept = position;
    while (position < size) {
      const card = cells[hand + position]! & 0xff;
      const front = card >> 4;
      const count = 64 + (seat << 4) + front;
      const left = (cells[count]! - 1) | 0;
      cells[count] = left;
      // Without a branch: the bit of a number that is no longer held.
      cells[56 + seat]! &= ~(((left - 1) >>> 31) << front);
      cells[160 + card]! |= viewers;
      cells[336 + (tail & 63)] = ((card & 15) << 4) | front;
      tail = (tail + 1) | 0;
      // The cards up to the next played one move up.
      if (lowLeft !== 0) lowLeft &= lowLeft - 1;
      else highLeft &= highLeft - 1;
      const next = (lowLeft | highLeft) === 0 ? size : firstBit(lowLeft, highLeft);
      for (let i = (position + 1) | 0; i < next; i = (i + 1) | 0) {
        cells[hand + kept] = cells[hand + i]!;
        kept = (kept + 1) | 0;
      }
      position = next;
    }
    cells[24 + seat] = kept;
    cells[20] = (cells[20]! + size - kept) | 0;
    return (size - kept) | 0;
  }

  /** Deals a seat a whole hand: from a card of the deck on, every `stride`-th one; up sides become backs. */
  dealHand(
    seat: number,
    deck: Readonly<Uint8Array>,
    start: number,
    stride: number,
    size: number,
    others: number,
  ): void {
    const cells = this.cells;
    const hand = 400 + (seat << 6);
    const counts = 64 + (seat << 4);
    const own = 1 << seat;
    let held = 0;
    for (let slot = 0, dealt = start; slot < size; slot = (slot + 1) | 0, dealt = (dealt + stride) | 0) {
      const lying = deck[dealt]!;
      const front = lying & 15;
      const card = (front << 4) | (lying >> 4);
      cells[hand + slot] = (slot << 8) | card;
      cells[counts + front] = (cells[counts + front]! + 1) | 0;
      held |= 1 << front;
      cells[160 + card] = own;
      cells[160 + lying] = others;
    }
    cells[24 + seat] = size;
    cells[40 + seat] = size;
    cells[56 + seat] = held;
  }

  /** Shows the viewers the fronts of a hand, and returns their sum. */
  showHand(seat: number, viewers: number): number {
    const cells = this.cells;
    const hand = 400 + (seat << 6);
    let sum = 0;
    for (let i = (hand + cells[24 + seat]! - 1) | 0; i >= hand; i = (i - 1) | 0) {
      const card = cells[i]! & 0xff;
      sum = (sum + (card >> 4)) | 0;
      cells[160 + card]! |= viewers;
    }
    return sum;
  }

  /** Clears everything that belongs to a round. */
  clearRound(): void {
    this.cells.fill(0, 8, 336);
  }
}

/**
 * Eight states share a buffer, because allocating one is the most expensive part of a checked step. The buffer lives as
 * long as one of its eight states.
 */
let buffer = new ArrayBuffer(0);
let used = 0;

function newCells(length: number): Int32Array {
  const size = length * Int32Array.BYTES_PER_ELEMENT;
  if (used + size > buffer.byteLength) {
    buffer = new ArrayBuffer(8 * size);
    used = 0;
  }
  used += size;
  return new Int32Array(buffer, used - size, length);
}

/** The index of the lowest set bit of two words. */
function firstBit(low: number, high: number): number {
  return low !== 0 ? 31 - Math.clz32(low & -low) : 63 - Math.clz32(high & -high);
}

/** The value of askedCode and knockerCode for nobody. */
export const NOBODY = 7;
