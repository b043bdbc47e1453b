/**
 * Where things stand in the cells of a draft. Plain numbers in one typed array: a copy is one block move, and
 * nothing is allocated while a game is played.
 */
import { PACKED_ROOM } from './card.ts';
import { MOST_PLAYERS } from './seat.ts';

/** Room for the largest hand: all cards but one in every other hand. */
export const HAND_ROOM = 56;
/** Room for the queue; a power of two, so that its positions wrap with a mask. */
const QUEUE_ROOM = 64;
export const QUEUE_MASK = QUEUE_ROOM - 1;
/** Room for one seat's counts, one for each number. */
export const COUNTS_ROOM = 16;

// The game.
export const ROUND = 0;
export const DEALER = 1;
export const TOTALS = 2;
// The round.
export const PHASE = TOTALS + MOST_PLAYERS;
export const TURN = PHASE + 1;
export const ASKED = PHASE + 2;
/** 1 while the cards played on this turn are a triplet. */
export const TRIPLET = PHASE + 3;
export const KNOCKER = PHASE + 4;
/** Turns still to come in the last round, the present one included. */
export const TURNS_LEFT = PHASE + 5;
/** How many seats have played at least twice. */
export const READY = PHASE + 6;
export const END = PHASE + 7;
// What the last step did beside its action, for the events.
export const TURNED = PHASE + 8;
export const SKIPPED = PHASE + 9;
// The queue: the draw pile from its top, then the discard pile from its first card, each with the side that is or
// will be up as first side.
export const HEAD = PHASE + 10;
export const PILE = PHASE + 11;
export const QUEUED = PHASE + 12;
// By seat.
export const SIZES = PHASE + 13;
export const PLAYS = SIZES + MOST_PLAYERS;
/** How many cards the seat has taken in this round: its next slot. */
export const TAKEN = PLAYS + MOST_PLAYERS;
export const POINTS = TAKEN + MOST_PLAYERS;
/** The numbers among the fronts, number n as bit n. */
export const HELD = POINTS + MOST_PLAYERS;
export const COUNTS = HELD + MOST_PLAYERS;
/** Who has seen the first side of a packed card. */
export const SEEN = COUNTS + MOST_PLAYERS * COUNTS_ROOM;
export const QUEUE = SEEN + PACKED_ROOM;
/** The hands: a slot above eight bits of card, its front as first side. */
export const HANDS = QUEUE + QUEUE_ROOM;
export const CELLS = HANDS + MOST_PLAYERS * HAND_ROOM;

// Values of PHASE.
export const PHASE_TURN = 0;
export const PHASE_DRAW = 1;
export const PHASE_PENALTY = 2;
export const PHASE_SCORED = 3;
export const PHASE_OVER = 4;
/** The value of KNOCKER and ASKED where there is none. */
export const NOBODY = 7;
// Values of END.
export const END_NONE = 0;
export const END_KNOCK = 1;
export const END_ZEROS = 2;
