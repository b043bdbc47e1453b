import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { count, name, seat } from './primitive.ts';
import { bytes } from './online-request.ts';
import { toldSitter } from './sitter.ts';
import { toldTerms } from './terms.ts';
import { nobodyOr, perSeat } from './view.ts';

const seatStatus = v.variant('kind', [
  v.object({ kind: v.literal('free') }),
  v.object({
    kind: v.literal('taken'),
    sitter: toldSitter,
    /** Whether they are connected; bots always are. */
    isHere: v.boolean(),
    /** Whether a bot decides for them. */
    isAway: v.boolean(),
    /**
     * Their time ran out: the bot decides in this turn only, or did so in their last one. After a second such turn in a
     * row it decides until they return.
     */
    missed: v.exactOptional(v.picklist(['this-turn', 'last-turn'])),
    /**
     * At the table of a rematch, of a person who has not said whether they play: they were asked, then once more, and
     * then did not answer in time.
     */
    invitation: v.exactOptional(v.picklist(['asked', 'asked-again', 'silent'])),
    /** Whether a program of somebody's own plays here. */
    isProgram: v.exactOptional(v.boolean()),
    /** When the others asked them whether they are still there, in milliseconds since 1970; they have not answered. */
    nudgedAt: v.exactOptional(v.number()),
    /** The seats that want a bot to decide for them, and how many have to. */
    votes: v.exactOptional(v.object({ by: perSeat(seat), needed: count })),
    /** The others let a bot decide for them: until they return, or at least until the round is over. */
    replaced: v.exactOptional(v.picklist(['until-return', 'until-next-round'])),
    /** Whether the host has made a private link with which they get their seat on a new device. */
    isHandedOver: v.exactOptional(v.boolean()),
    /** Who takes this seat when the round is over: a person in place of a bot, or the same person with a new device. */
    reservedFor: v.exactOptional(toldSitter),
    /** Other seats whose cards were seen on the same device. */
    sharesDeviceWith: v.exactOptional(perSeat(seat)),
  }),
]);

const removedPerson = v.object({
  /** Identifies them at this table. */
  number: count,
  sitter: toldSitter,
  /** Whether they would like to come back. */
  isAsking: v.boolean(),
});

/** Which table of how many rounds the order of the deals was drawn for. */
export const lot = v.object({ table: count, rounds: count });

const dealStatus = v.object({
  /** Counts from 0. */
  number: count,
  /** The hash of the authority's secret. */
  commitment: bytes,
  /** Counts from 0; another one begins when somebody does not open their part. */
  attempt: count,
  /** The seats whose promises for this attempt are stored. */
  promised: perSeat(seat),
  /** The seats that did not open their part in an earlier attempt. */
  silent: perSeat(seat),
  /** Once the promises are closed: who takes part, by ascending seat, and whether their part is open. */
  closed: v.exactOptional(perSeat(v.object({ seat, person: bytes, promise: bytes, isOpen: v.boolean() }))),
  /**
   * At a table with shared deals: it follows from the secret alone, as the deal of this number under this name. Where the
   * order is drawn by lot, the number is not told.
   */
  shared: v.exactOptional(v.object({ name, number: v.exactOptional(count), lot: v.exactOptional(lot) })),
  /** The deal of the current round: whose parts are in it, and who did not open theirs. */
  last: v.exactOptional(v.object({ parts: perSeat(seat), silent: perSeat(seat) })),
});

/** Who has to decide, and until when; without `until`, as long as they are connected. */
export const waiting = v.object({
  seat: v.union([v.literal('next-deal'), seat]),
  until: v.exactOptional(v.number()),
});

export const tableStatus = v.object({
  type: v.literal('status'),
  table: v.string(),
  /** The seq of the last entry in the table's log. */
  seq: count,
  stage: v.picklist(['gathering', 'playing', 'over']),
  terms: toldTerms,
  /** By seat. */
  seats: perSeat(seatStatus),
  /** The person who has been seated longest: fills seats, removes people, locks the table and starts the game. */
  host: nobodyOr(seat),
  /** Whether nobody new may sit down. */
  isLocked: v.boolean(),
  /** The people whom a host has asked to leave; they may not sit down until a host lets them. */
  removed: v.array(removedPerson),
  /** Whether strangers are given seats here: there is no host, and bots make room for people; absent if not. */
  isPublic: v.exactOptional(v.boolean()),
  /** Whether a big screen shows the table; absent if none does. */
  hasScreen: v.exactOptional(v.boolean()),
  /** While the table gathers: how many people have opened it and not sat down; absent if there are none. */
  visitors: v.exactOptional(count),
  waiting: v.exactOptional(waiting),
  /** The next deal; every device may take part in it. */
  deal: dealStatus,
  /** Everybody's points after the last scored round, by seat; absent before the first deal. */
  totals: v.exactOptional(perSeat(count)),
  /** When the last entry was made, by the authority's clock. */
  changedAt: v.exactOptional(v.number()),
  /** The table where these people play again. */
  rematch: v.exactOptional(v.string()),
  /** The authority's clock, in milliseconds since 1970, which `until` refers to. */
  now: v.number(),
});

const { seq, stage, seats, removed } = tableStatus.entries;

/** As much of an earlier status as says who sat where. */
export const pastStatus = v.object({
  seq,
  stage,
  seats,
  removed,
  deal: v.object({ number: count }),
  /** Only between rounds. */
  waiting: v.exactOptional(waiting),
});

/** What everybody may know of an online table besides the cards; also served over HTTP. */
export type TableStatus = DeepReadonly<v.InferOutput<typeof tableStatus>>;

export type SeatStatus = DeepReadonly<v.InferOutput<typeof seatStatus>>;

/** A status as it was, as far as it concerns seats; presence was not noted, so everybody counts as connected. */
export type PastStatus = DeepReadonly<v.InferOutput<typeof pastStatus>>;

/** A person whom a host has asked to leave. */
export type RemovedStatus = DeepReadonly<v.InferOutput<typeof removedPerson>>;

/** The next deal, as everybody may know it. */
export type DealStatus = DeepReadonly<v.InferOutput<typeof dealStatus>>;
