import { CARD_COUNT, MOST_PLAYERS } from '@quando/rules';
import * as v from 'valibot';
import { count, seat, viewer } from './primitive.ts';

export const cardNumber = v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
export const side = v.union([v.literal('hidden'), cardNumber]);
export const nobodyOr = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.union([v.literal('nobody'), schema]);
export const roundEnd = v.picklist(['knock', 'zeros']);

/** One value per seat. */
export const perSeat = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.maxLength(MOST_PLAYERS));

/** A list of cards; never more than there are in the deck. */
export const cards = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.maxLength(CARD_COUNT));

const discardedCard = v.object({ front: side, back: side, frontSeenBy: count, backSeenBy: count });
const heldCard = v.object({ slot: count, ...discardedCard.entries });
const pileCard = v.object({ up: side, down: side, upSeenBy: count, downSeenBy: count });

const roundResult = v.object({
  end: roundEnd,
  sums: perSeat(count),
  points: perSeat(count),
  winners: v.union([v.literal('none'), perSeat(seat)]),
});

/** The rules' `View`; `rules-types.ts` proves that they agree. */
export const view = v.object({
  viewer,
  players: count,
  target: count,
  round: count,
  dealer: seat,
  phase: v.picklist(['turn', 'draw', 'penalty', 'scored', 'over']),
  turn: seat,
  asked: nobodyOr(seat),
  triplet: v.boolean(),
  knocker: nobodyOr(seat),
  turnsLeft: v.union([v.literal('unlimited'), count]),
  plays: perSeat(count),
  totals: perSeat(count),
  hands: perSeat(cards(heldCard)),
  pileSize: count,
  pile: cards(pileCard),
  discard: cards(discardedCard),
  result: v.union([v.literal('none'), roundResult]),
});
