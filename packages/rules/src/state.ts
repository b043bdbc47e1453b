import { firstSide, secondSide, turnedOver, type CardNumber, type PackedCard } from './card.ts';
import * as at from './layout.ts';
import { seatsOf, WATCHER_BIT, type Seat } from './seat.ts';

/**
 * Where a game stands: `turn`, the seat on turn plays, knocks or passes; `draw`, it has played and must draw;
 * `penalty`, a triplet makes the asked seat flip or draw; `scored`, the round is over; `over`, so is the game.
 */
export type Phase = 'turn' | 'draw' | 'penalty' | 'scored' | 'over';

const PHASES: readonly Phase[] = ['turn', 'draw', 'penalty', 'scored', 'over'];

export type RoundEnd = 'knock' | 'zeros';

/** The whole truth about a game. Only an authority may hold one; everyone else gets a view. */
export type State = Omit<Readonly<Draft>, 'cells' | 'copyFrom'> & { readonly cells: Readonly<Int32Array> };

/** A state that may be advanced in place: a search or a simulation plays on one. */
export class Draft {
  readonly players: number;
  readonly target: number;
  /** See layout.ts. */
  readonly cells: Int32Array = new Int32Array(at.CELLS);

  /** A game whose first round is yet to be dealt. */
  constructor(players: number, target: number) {
    this.players = players;
    this.target = target;
    this.cells[at.ROUND] = -1;
    this.cells[at.PHASE] = at.PHASE_SCORED;
    this.cells[at.ASKED] = at.NOBODY;
  }

  /** Becomes equal to another state of a game with as many players and the same target. */
  copyFrom(other: State): this {
    this.cells.set(other.cells);
    return this;
  }

  /** Rounds dealt so far, less one: the present round counts from 0. */
  get round(): number {
    return this.cells[at.ROUND]!;
  }
  get dealer(): Seat {
    return this.cells[at.DEALER]!;
  }
  get phase(): Phase {
    return PHASES[this.cells[at.PHASE]!]!;
  }
  get turn(): Seat {
    return this.cells[at.TURN]!;
  }
  get asked(): Seat | 'nobody' {
    return seatOrNobody(this.cells[at.ASKED]!);
  }
  get isTriplet(): boolean {
    return this.cells[at.TRIPLET] === 1;
  }
  get knocker(): Seat | 'nobody' {
    return seatOrNobody(this.cells[at.KNOCKER]!);
  }
  /** Turns to come after a knock, the present one included. */
  get turnsLeft(): number {
    return this.cells[at.TURNS_LEFT]!;
  }
  /** How the round ended; only for a scored one. */
  get end(): RoundEnd {
    return this.cells[at.END] === at.END_ZEROS ? 'zeros' : 'knock';
  }
  get pileSize(): number {
    return this.cells[at.PILE]!;
  }
  get discardSize(): number {
    return this.cells[at.QUEUED]! - this.cells[at.PILE]!;
  }

  handSize(seat: Seat): number {
    return this.cells[at.SIZES + seat]!;
  }
  /** How many cards the seat has taken in this round: the slot of the next one. */
  taken(seat: Seat): number {
    return this.cells[at.TAKEN + seat]!;
  }
  card(seat: Seat, position: number): PackedCard {
    return this.cells[at.HANDS + seat * at.HAND_ROOM + position]! & 0xff;
  }
  slot(seat: Seat, position: number): number {
    return this.cells[at.HANDS + seat * at.HAND_ROOM + position]! >> 8;
  }
  front(seat: Seat, position: number): CardNumber {
    return firstSide(this.card(seat, position));
  }
  back(seat: Seat, position: number): CardNumber {
    return secondSide(this.card(seat, position));
  }
  count(seat: Seat, number: CardNumber): number {
    return this.cells[at.COUNTS + seat * at.COUNTS_ROOM + number]!;
  }
  sum(seat: Seat): number {
    let sum = 0;
    for (let i = this.handSize(seat) - 1; i >= 0; i -= 1) sum += this.front(seat, i);
    return sum;
  }
  plays(seat: Seat): number {
    return this.cells[at.PLAYS + seat]!;
  }
  total(seat: Seat): number {
    return this.cells[at.TOTALS + seat]!;
  }
  /** What the seat got for the round; only for a scored one. */
  points(seat: Seat): number {
    return this.cells[at.POINTS + seat]!;
  }
  /** The card at a place of the draw pile (from its top) or, behind that, of the discard pile (from its first). */
  queued(index: number): PackedCard {
    return this.cells[at.QUEUE + ((this.cells[at.HEAD]! + index) & at.QUEUE_MASK)]!;
  }
  /** Who has seen the first side of this card, seats and the watchers' bit. */
  seenFirst(card: PackedCard): number {
    return this.cells[at.SEEN + card]!;
  }
  seenSecond(card: PackedCard): number {
    return this.cells[at.SEEN + turnedOver(card)]!;
  }
  /** Whether the last step turned the discard pile over (rules 8). */
  get justTurnedPile(): boolean {
    return this.cells[at.TURNED] === 1;
  }
  /** Whether the last step passed over this seat's triplet draw for want of a card (R3). */
  justSkipped(seat: Seat): boolean {
    return ((this.cells[at.SKIPPED]! >> seat) & 1) === 1;
  }
}

/** A copy to advance. */
export const draftOf = (state: State): Draft => new Draft(state.players, state.target).copyFrom(state);

/** Whether the round is over and its points are counted. */
export const isScored = (state: State): boolean => state.cells[at.PHASE]! >= at.PHASE_SCORED;

export const totalsOf = (state: State): number[] => seatsOf(state.players).map((seat) => state.total(seat));

/** Every seat and the watchers. */
export const everyone = (players: number): number => ((1 << players) - 1) | WATCHER_BIT;

/** Every seat but one. */
export const othersOf = (players: number, seat: Seat): number => ((1 << players) - 1) & ~(1 << seat);

const seatOrNobody = (cell: number): Seat | 'nobody' => (cell === at.NOBODY ? 'nobody' : cell);
