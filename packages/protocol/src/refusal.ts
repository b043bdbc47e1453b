import * as v from 'valibot';
import { count, seat } from './primitive.ts';
import { cardNumber, cards, perSeat } from './view.ts';

/** The verbs that the seat may use instead. */
const may = v.array(v.picklist(['play', 'draw', 'flip', 'knock', 'pass']));

/** The rules' `Refusal`; `rules-types.ts` proves that they agree. */
export const refusals = [
  v.object({
    code: v.picklist([
      'watchers-only-watch',
      'game-over',
      'round-over',
      'play-before-drawing',
      'nothing-to-flip',
      'draw-after-playing',
      'zero-must-be-flipped',
      'no-zero-so-draw',
      'no-cards',
      'pass-only-in-last-round',
    ]),
    may,
  }),
  v.object({ code: v.literal('not-your-turn'), asked: seat, may }),
  v.object({ code: v.picklist(['not-a-zero', 'no-such-card', 'same-card-twice']), slot: count, may }),
  v.object({
    code: v.picklist(['straight-too-short', 'straight-too-long', 'straight-wraps', 'mixed-numbers']),
    numbers: cards(cardNumber),
    may,
  }),
  v.object({ code: v.literal('already-knocked'), knocker: seat, may }),
  v.object({ code: v.literal('knock-too-early'), seats: perSeat(seat), may }),
] as const;

export const refusal = v.variant('code', refusals);
