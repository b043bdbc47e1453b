import { turnedOver, type PackedCard } from './card.ts';
import { NOBODY } from './cells.ts';
import { Hands } from './hands.ts';
import { listOf } from './list-of.ts';
import { WATCHER_BIT, type Seat } from './seat.ts';

/**
 * The phase of a game: `turn`, the seat on turn plays, knocks or passes; `draw`, it has played and must draw;
 * `penalty`, a triplet makes the asked seat flip or draw; `scored`, the round is over; `over`, so is the game.
 */
export type Phase = 'turn' | 'draw' | 'penalty' | 'scored' | 'over';

const PHASES: readonly Phase[] = ['turn', 'draw', 'penalty', 'scored', 'over'];

// Values of phaseCode.
export const PHASE_TURN = 0;
export const PHASE_DRAW = 1;
export const PHASE_PENALTY = 2;
export const PHASE_SCORED = 3;
export const PHASE_OVER = 4;

export type RoundEnd = 'knock' | 'zeros';

// Values of endCode.
export const END_KNOCK = 1;
export const END_ZEROS = 2;

/** The complete state of a game. Only an authority may hold one; everybody else gets a view. */
export type State = Readonly<Omit<Draft, keyof Hands | 'copyFrom' | 'restore'>> &
  Readonly<Pick<Hands, ReadableCells>> & { readonly cells: Readonly<Int32Array> };

type ReadableCells =
  | 'players'
  | 'everyone'
  | 'card'
  | 'slotOf'
  | 'front'
  | 'back'
  | 'round'
  | 'isLastRound'
  | 'dealer'
  | 'turn'
  | 'turnsLeft'
  | 'pileSize'
  | 'queueSize'
  | 'total'
  | 'handSize'
  | 'plays'
  | 'taken'
  | 'points'
  | 'count'
  | 'queued'
  | 'seenFirst';

/** The public part of a state, as in a view. */
export type Scene = {
  readonly round: number;
  readonly dealer: Seat;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly asked: Seat | 'nobody';
  readonly triplet: boolean;
  readonly knocker: Seat | 'nobody';
  readonly turnsLeft: number | 'unlimited';
  readonly plays: readonly number[];
  readonly totals: readonly number[];
  readonly pileSize: number;
  readonly discard: readonly unknown[];
};

/** How often everybody must have played before somebody may knock (rules 6, R5). */
export const PLAYS_BEFORE_KNOCK = 2;

/** A mutable state, for searches and simulations. */
export class Draft extends Hands {
  declare readonly target: number;

  /** A game before its first deal. */
  constructor(players: number, target: number, cells?: Int32Array) {
    super(players, cells);
    this.target = target;
    this.round = -1;
    this.setPhase(PHASE_SCORED, 0);
    this.askedCode = NOBODY;
  }

  /** Copies another state of a game with the same number of players and the same target. */
  copyFrom(other: State): this {
    this.cells.set(other.cells);
    return this;
  }

  /** Copies everything that is public; the cards are set afterwards. */
  restore(scene: Scene): void {
    this.cells.fill(0);
    this.round = scene.round;
    this.dealer = scene.dealer;
    this.setPhase(PHASES.indexOf(scene.phase), scene.triplet ? 1 : 0);
    this.turn = scene.turn;
    this.askedCode = scene.asked === 'nobody' ? NOBODY : scene.asked;
    this.knockerCode = scene.knocker === 'nobody' ? NOBODY : scene.knocker;
    this.turnsLeft = scene.turnsLeft === 'unlimited' ? 0 : scene.turnsLeft;
    this.pileSize = scene.pileSize;
    this.queueSize = scene.pileSize + scene.discard.length;
    for (let seat = 0; seat < this.players; seat += 1) {
      this.setPlays(seat, scene.plays[seat]!);
      this.setTotal(seat, scene.totals[seat]!);
    }
    this.readySeats = scene.plays.filter((plays) => plays >= PLAYS_BEFORE_KNOCK).length;
  }
  /** Every seat but one. */
  othersOf(seat: Seat): number {
    return this.everyone & ~WATCHER_BIT & ~(1 << seat);
  }
  get phase(): Phase {
    return PHASES[this.phaseCode]!;
  }
  /** The seat that has to decide. */
  get asked(): Seat | 'nobody' {
    return seatOrNobody(this.askedCode);
  }
  get isTriplet(): boolean {
    return this.tripletFlag === 1;
  }
  get knocker(): Seat | 'nobody' {
    return seatOrNobody(this.knockerCode);
  }
  /** How the round ended; only for a scored one. */
  get end(): RoundEnd {
    return this.endCode === END_ZEROS ? 'zeros' : 'knock';
  }
  get discardSize(): number {
    return this.queueSize - this.pileSize;
  }
  slot(seat: Seat, position: number): number {
    return this.slotOf(this.card(seat, position));
  }
  sum(seat: Seat): number {
    let sum = 0;
    for (let i = this.handSize(seat) - 1; i >= 0; i -= 1) sum += this.front(seat, i);
    return sum;
  }
  seenSecond(card: PackedCard): number {
    return this.seenFirst(turnedOver(card));
  }
  /** Whether the last step turned the discard pile over (rules 8). */
  get justTurnedPile(): boolean {
    return this.turnedFlag === 1;
  }
  /** Whether the last step skipped this seat's triplet draw for lack of cards (R3). */
  justSkipped(seat: Seat): boolean {
    return ((this.skippedSeats >> seat) & 1) === 1;
  }
}

/** A copy to advance. */
export const draftOf = (state: State): Draft => new Draft(state.players, state.target).copyFrom(state);

/** The same state in memory of its own, to be kept for long: other states keep the memory of their neighbours alive. */
export const keptState = (state: State): State =>
  new Draft(state.players, state.target, new Int32Array(state.cells.length)).copyFrom(state);

/** Whether the round is over and its points are counted. */
export const isScored = (state: Pick<State, 'phase'>): boolean =>
  state.phase === 'scored' || state.phase === 'over';

export const totalsOf = (state: State): number[] => listOf(state.players, (seat) => state.total(seat));

const seatOrNobody = (code: number): Seat | 'nobody' => (code === NOBODY ? 'nobody' : code);
