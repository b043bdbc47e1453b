import * as v from 'valibot';
import { count, seat } from './primitive.ts';
import { cardNumber, cards, nobodyOr, perSeat, roundEnd, side } from './view.ts';

const card = v.object({ slot: count, front: side, back: side });

/** The rules' `SeenEvent`; `rules-types.ts` proves that they agree. */
export const seenEvent = v.variant('type', [
  v.object({
    type: v.literal('dealt'),
    round: count,
    dealer: seat,
    cards: count,
    hands: perSeat(cards(side)),
    top: cardNumber,
  }),
  v.object({
    type: v.literal('played'),
    seat,
    group: v.picklist(['single', 'equal', 'triplet', 'straight']),
    cards: cards(card),
  }),
  v.object({
    type: v.literal('drew'),
    seat,
    why: v.picklist(['turn', 'triplet']),
    side: v.picklist(['up', 'down']),
    card,
    top: v.union([v.literal('none'), cardNumber]),
  }),
  v.object({ type: v.literal('flipped'), seat, card }),
  v.object({ type: v.literal('skipped'), seat }),
  v.object({ type: v.literal('pile-turned'), cards: count, top: cardNumber }),
  v.object({ type: v.literal('knocked'), seat }),
  v.object({ type: v.literal('passed'), seat }),
  v.object({
    type: v.literal('scored'),
    end: roundEnd,
    knocker: nobodyOr(seat),
    fronts: perSeat(cards(cardNumber)),
    sums: perSeat(count),
    points: perSeat(count),
    totals: perSeat(count),
  }),
  v.object({ type: v.literal('won'), winners: perSeat(seat) }),
]);
