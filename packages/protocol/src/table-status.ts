import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { count, seat } from './primitive.ts';
import { toldSitter } from './sitter.ts';
import { terms } from './terms.ts';
import { nobodyOr, perSeat } from './view.ts';

const seatStatus = v.variant('kind', [
  v.object({ kind: v.literal('free') }),
  v.object({
    kind: v.literal('taken'),
    sitter: toldSitter,
    /** Whether they are connected; bots always are. */
    isHere: v.boolean(),
    /** Whether a bot decides for them until they return. */
    isAway: v.boolean(),
  }),
]);

const promised = v.object({
  /** Counts from 0. */
  number: count,
  /** SHA-256 of the secret, in hexadecimal digits. */
  commitment: v.string(),
  /** The seats whose contributions are stored. */
  contributors: perSeat(seat),
});

export const tableStatus = v.object({
  type: v.literal('status'),
  table: v.string(),
  /** The seq of the last entry in the table's log. */
  seq: count,
  stage: v.picklist(['gathering', 'playing', 'over']),
  terms: v.object(terms.entries),
  /** By seat. */
  seats: perSeat(seatStatus),
  /** The person who has been seated longest: fills seats, removes people and starts the game. */
  host: nobodyOr(seat),
  /** Who has to decide, and until when; without `until`, as long as they are connected. */
  waiting: v.exactOptional(
    v.object({ seat: v.union([v.literal('next-deal'), seat]), until: v.exactOptional(v.number()) }),
  ),
  /** The next deal; everybody may contribute to it until it is dealt. */
  deal: promised,
  /** The table where these people play again. */
  rematch: v.exactOptional(v.string()),
  /** The authority's clock, in milliseconds since 1970, which `until` refers to. */
  now: v.number(),
});

/** What everybody may know of an online table besides the cards; also served over HTTP. */
export type TableStatus = DeepReadonly<v.InferOutput<typeof tableStatus>>;

export type SeatStatus = DeepReadonly<v.InferOutput<typeof seatStatus>>;

/** A deal that the authority can no longer influence. */
export type Promised = DeepReadonly<v.InferOutput<typeof promised>>;
