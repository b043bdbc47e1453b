import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { count } from './primitive.ts';
import { cardNumber, cards } from './view.ts';

/** The name of an eight, such as 2026-11-15. */
export const eightId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

/** Only the first attempt counts; another one begins anew. */
export const eightAttempt = v.picklist(['first', 'again']);

export type EightAttempt = v.InferOutput<typeof eightAttempt>;

const seatTurn = v.object({
  verb: v.picklist(['play', 'draw', 'flip', 'knock', 'pass']),
  /** The fronts of the cards that were played; of a zero that was turned, its new front. */
  cards: cards(cardNumber),
  drawn: v.exactOptional(v.object({ side: v.picklist(['up', 'down']), front: cardNumber })),
  /** The fronts after it. */
  hand: cards(cardNumber),
});

const seatRound = v.object({
  dealt: cards(cardNumber),
  turns: v.array(seatTurn),
  /** The fronts at the end. */
  hand: cards(cardNumber),
  sum: count,
  points: count,
  /** Whether the seat knocked. */
  knocked: v.boolean(),
  /** The round as a code for a link (docs/game-link.md). */
  code: v.string(),
});

/** A finished round of an eight: the one of the person, and the one of the Master with the same cards. */
export const eightRound = v.object({ own: seatRound, master: seatRound });

/** What a seat did at once: a turn, or what a triplet asked of it. */
export type SeatTurn = DeepReadonly<v.InferOutput<typeof seatTurn>>;

/** How a seat played a finished round. */
export type SeatRound = DeepReadonly<v.InferOutput<typeof seatRound>>;

export type EightRound = DeepReadonly<v.InferOutput<typeof eightRound>>;
