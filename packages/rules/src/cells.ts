import { WATCHER_BIT } from './seat.ts';

/**
 * The whole state of a game as small numbers in one typed array: a copy is one block move, and playing allocates
 * nothing. Offsets are literals inside the accessors and nowhere else: the compiler inlines them, unlike module
 * constants. Masks such as `& 7` tell it how large a number can be, so that it need not check for overflow.
 *
 * | place  | what                                                                                                  |
 * | ------ | ----------------------------------------------------------------------------------------------------- |
 * | 0 ..   | by packed card: the viewers who have seen its first side; above eight bits its slot in a hand         |
 * | 176 .. | the queue, a ring of 64: packed cards, the side that is or will be up first                           |
 * | 240 .. | single values of the round                                                                            |
 * | 252 .. | 18 for each seat: hand size and numbers held, plays, cards taken, points; from 4 the cards of its hand |
 * | last 8 | the game: round, dealer, totals by seat                                                               |
 */
export class Cells {
  declare readonly cells: Int32Array;
  declare readonly players: number;
  /** Every seat and the watchers. */
  declare readonly everyone: number;

  constructor(players: number, cells: Int32Array = newCells(260 + players * 18)) {
    this.cells = cells;
    this.players = players;
    this.everyone = ((1 << players) - 1) | WATCHER_BIT;
  }

  get round(): number {
    return this.cells[this.cells.length - 8]!;
  }
  set round(value: number) {
    this.cells[this.cells.length - 8] = value;
  }
  get dealer(): number {
    return this.cells[this.cells.length - 7]!;
  }
  set dealer(seat: number) {
    this.cells[this.cells.length - 7] = seat;
  }
  get phaseCode(): number {
    return this.cells[240]! & 7;
  }
  /** 1 while the cards played on this turn are a triplet. */
  get tripletFlag(): number {
    return this.cells[240]! >> 3;
  }
  setPhase(code: number, tripletFlag: number): void {
    this.cells[240] = code | (tripletFlag << 3);
  }
  get turn(): number {
    return this.cells[241]! & 7;
  }
  set turn(seat: number) {
    this.cells[241] = seat;
  }
  /** The asked seat, or NOBODY. */
  get askedCode(): number {
    return this.cells[242]! & 7;
  }
  set askedCode(seat: number) {
    this.cells[242] = seat;
  }
  /** The seat that has knocked, or NOBODY. */
  get knockerCode(): number {
    return this.cells[243]!;
  }
  set knockerCode(seat: number) {
    this.cells[243] = seat;
  }
  /** After a knock: the number of turns left, including the current one. */
  get turnsLeft(): number {
    return this.cells[244]!;
  }
  set turnsLeft(turns: number) {
    this.cells[244] = turns;
  }
  /** The number of seats that have played often enough for a knock. */
  get readySeats(): number {
    return this.cells[245]!;
  }
  set readySeats(count: number) {
    this.cells[245] = count;
  }
  get endCode(): number {
    return this.cells[246]!;
  }
  set endCode(code: number) {
    this.cells[246] = code;
  }
  /** The seats whose triplet draw was skipped in the last step. */
  get skippedSeats(): number {
    return this.cells[247]! & 127;
  }
  addSkipped(seat: number): void {
    this.cells[247]! |= 1 << seat;
  }
  /** 1 if the last step turned the pile over. */
  get turnedFlag(): number {
    return this.cells[247]! >> 7;
  }
  /** Forgets what the last step skipped or turned over. */
  startStep(): void {
    this.cells[247] = 0;
  }
  get pileSize(): number {
    return (this.cells[249]! - this.cells[248]!) & 63;
  }
  set pileSize(size: number) {
    this.cells[249] = (this.cells[248]! + size) & 63;
  }
  /** The number of cards on both piles. */
  get queueSize(): number {
    return (this.cells[250]! - this.cells[248]!) & 63;
  }
  set queueSize(size: number) {
    this.cells[250] = (this.cells[248]! + size) & 63;
  }

  /** Whether the seat on turn has to play, knock or pass. */
  get awaitsTurn(): boolean {
    return this.cells[240] === 0;
  }
  /** Whether a triplet makes the asked seat turn over one of its zeros. */
  get awaitsFlip(): boolean {
    return this.phaseCode === 2 && (this.held(this.askedCode) & 1) === 1;
  }
  get isRoundOver(): boolean {
    return this.phaseCode >= 3;
  }
  get isLastRound(): boolean {
    return this.cells[243] !== 7;
  }
  /** Whether the seat on turn may knock or pass. */
  get mayStop(): boolean {
    return this.cells[243] !== 7 || this.cells[245] === this.players;
  }
  /** Whether a draw has just ended an ordinary turn: no triplet, and not only zeros in the hand. */
  isPlainDraw(seat: number): boolean {
    return this.cells[240] === 1 && this.held(seat) !== 1;
  }

  total(seat: number): number {
    return this.cells[this.cells.length - 6 + seat]!;
  }
  setTotal(seat: number, points: number): void {
    this.cells[this.cells.length - 6 + seat] = points;
  }
  handSize(seat: number): number {
    return this.cells[252 + seat * 18]! & 63;
  }
  setHandSize(seat: number, size: number): void {
    this.cells[252 + seat * 18] = (this.held(seat) << 6) | size;
  }
  /** The numbers among the seat's fronts, number n as bit n. */
  held(seat: number): number {
    return this.cells[252 + seat * 18]! >> 6;
  }
  /** How often the seat has played in this round. */
  plays(seat: number): number {
    return this.cells[253 + seat * 18]!;
  }
  setPlays(seat: number, plays: number): void {
    this.cells[253 + seat * 18] = plays;
  }
  /** How many cards the seat has taken in this round: the slot of the next one. */
  taken(seat: number): number {
    return this.cells[254 + seat * 18]!;
  }
  setTaken(seat: number, cards: number): void {
    this.cells[254 + seat * 18] = cards;
  }
  /** The seat's points for the round; only for a scored one. */
  points(seat: number): number {
    return this.cells[255 + seat * 18]!;
  }
  setPoints(seat: number, points: number): void {
    this.cells[255 + seat * 18] = points;
  }

  /** The card at an index of the draw pile (from its top) or, after those, of the discard pile (from its first). */
  queued(index: number): number {
    return this.cells[176 + ((this.cells[248]! + index) & 63)]! & 0xff;
  }
  setQueued(index: number, card: number): void {
    this.cells[176 + ((this.cells[248]! + index) & 63)] = card;
  }
  /** The viewers who have seen the first side of this packed card: seats and the watchers' bit. */
  seenFirst(card: number): number {
    return this.cells[card]! & 0xff;
  }
  /** Marks the first side of a packed card as seen by these viewers. */
  addSeen(card: number, viewers: number): void {
    this.cells[card]! |= viewers;
  }
  /** Makes the first side of a packed card unseen again, in a world that is imagined. */
  clearSeen(card: number): void {
    this.cells[card]! &= ~0xff;
  }
  /** The slot of a packed card that lies in a hand. */
  slotOf(card: number): number {
    return this.cells[card]! >> 8;
  }

  /** Starts the turn of a seat. */
  startTurn(seat: number): void {
    const cells = this.cells;
    cells[240] = 0;
    cells[241] = seat;
    cells[242] = seat;
  }

  /** Counts a play of a seat, and the seat as ready after its second one. */
  countPlay(seat: number): void {
    const cells = this.cells;
    const plays = cells[253 + seat * 18]! + 1;
    cells[253 + seat * 18] = plays;
    if (plays === 2) cells[245]! += 1;
  }

  /** Makes the discard pile the draw pile if that is empty; the queue itself does not change. */
  turnPileIfEmpty(): void {
    if (this.cells[248] === this.cells[249]) this.turnPile();
  }

  turnPile(): void {
    const cells = this.cells;
    if (cells[249] === cells[250]) return;
    cells[249] = cells[250]!;
    cells[247]! |= 128;
    this.showTop();
  }

  /** Marks the up side of the draw pile as seen by everybody. */
  showTop(): void {
    const cells = this.cells;
    cells[cells[176 + (cells[248]! & 63)]! & 0xff]! |= this.everyone;
  }

  /** Clears everything that belongs to a round. */
  clearRound(): void {
    this.cells.fill(0, 0, this.cells.length - 8);
  }
}

/**
 * 16 states share a buffer, because allocating one is the most expensive part of a checked step. The buffer lives as long
 * as one of its states, so whoever keeps one for long copies it (`keptState`).
 */
const STATES_IN_A_BUFFER = 16;
let buffer = new ArrayBuffer(0);
let used = 0;

function newCells(length: number): Int32Array {
  const size = length * Int32Array.BYTES_PER_ELEMENT;
  if (used + size > buffer.byteLength) {
    buffer = new ArrayBuffer(STATES_IN_A_BUFFER * size);
    used = 0;
  }
  used += size;
  return new Int32Array(buffer, used - size, length);
}

/** The value of askedCode and knockerCode for nobody. */
export const NOBODY = 7;
