import { schemas, type DeepReadonly } from '@quando/protocol';
import * as v from 'valibot';
import { acted, dealt, stamp, type ActedEntry, type DealtEntry } from '../entry.ts';

const { bytes, count, fullTerms, seatedSitter, terms } = schemas;

const REPLACED_UNTIL = ['return', 'next-round'] as const;

/** A sitter, and for a person the hash of their key. */
const seated = { sitter: seatedSitter, key: v.exactOptional(bytes) };

const founded = v.object({
  ...stamp,
  type: v.literal('founded'),
  terms: fullTerms,
  /** The secret of the first deal. */
  secret: bytes,
  /** For a rematch: who sits where; in older logs also who deals first and the contributions so far. */
  rematch: v.exactOptional(
    v.object({
      company: v.array(v.object(seated)),
      /** Who has invited the others, who have to answer; in older logs nobody had to. */
      by: v.exactOptional(bytes),
      dealer: v.exactOptional(count),
      contributions: v.exactOptional(v.array(v.object({ seat: count, value: bytes }))),
      access: v.exactOptional(
        v.object({
          isLocked: v.boolean(),
          removed: v.array(v.object({ sitter: seatedSitter, key: bytes })),
        }),
      ),
    }),
  ),
  /** At a public table: the bots that sit there until people come. */
  public: v.exactOptional(v.object({ company: v.array(v.object(seated)) })),
  /** At a table for one person, who plays at their own pace: who sits there from the start. */
  solo: v.exactOptional(v.object({ company: v.array(v.object(seated)) })),
});

/** The sender of a command, so that the same command again gets the same answer. */
const made = { ...stamp, by: v.string(), id: v.string() };

/** Whether a program plays in place of a person. */
const isProgram = v.exactOptional(v.literal(true));

const seatingEntries = [
  v.object({ ...made, type: v.literal('seated'), seat: count, ...seated, isProgram }),
  /** A person takes a bot's seat when the round is over. */
  v.object({
    ...made,
    type: v.literal('reserved'),
    seat: count,
    sitter: seatedSitter,
    key: bytes,
    isProgram,
  }),
  /** A reservation is given up. */
  v.object({ ...made, type: v.literal('released'), seat: count }),
  v.object({ ...made, type: v.literal('vacated'), seat: count }),
  v.object({ ...made, type: v.literal('returned'), seat: count }),
  /** Nobody new may sit down from now on, or they may again. */
  v.object({ ...made, type: v.literal('locked') }),
  v.object({ ...made, type: v.literal('unlocked') }),
  /** The host has changed the terms before the start. */
  v.object({ ...made, type: v.literal('terms-set'), terms }),
  /** A removed person would like to come back; a host lets them. */
  v.object({ ...made, type: v.literal('asked-back') }),
  v.object({ ...made, type: v.literal('let-back'), person: count }),
  v.object({ ...made, type: v.literal('rematched'), table: v.string() }),
  /** The league has the result of the game, or does not take it. */
  v.object({ ...stamp, type: v.literal('reported'), result: v.picklist(['entered', 'refused']) }),
  /** An invited person plays again. */
  v.object({ ...made, type: v.literal('came'), seat: count }),
  /** Everybody who has not answered is asked once more; without a sender, because their time has passed. */
  v.object({
    ...stamp,
    type: v.literal('reminded'),
    by: v.exactOptional(v.string()),
    id: v.exactOptional(v.string()),
  }),
  /** They have not answered the second time either. */
  v.object({ ...stamp, type: v.literal('unanswered') }),
  /** The others ask a person for whom the table waits whether they are still there; `returned` can answer. */
  v.object({ ...made, type: v.literal('nudged'), seat: count }),
  /** Somebody wants a bot to decide for a person, or no longer does. */
  v.object({ ...made, type: v.literal('voted'), seat: count }),
  v.object({ ...made, type: v.literal('unvoted'), seat: count }),
  /** That was the last vote it took: a bot decides for them until they return, or at least until the round is over. */
  v.object({ ...made, type: v.literal('replaced'), seat: count, until: v.picklist(REPLACED_UNTIL) }),
  v.object({ ...made, type: v.literal('restored'), seat: count }),
  /** The host has put a bot in the place of a person, who has to stay away. */
  v.object({ ...made, type: v.literal('dismissed'), seat: count, sitter: seatedSitter }),
  /** The host lets a person have their seat on a new device, which has to know a secret with this hash. */
  v.object({ ...made, type: v.literal('handed-over'), seat: count, token: bytes }),
  /** A new device takes the seat, now or when the round is over; `before` is the hash of the person's former key. */
  v.object({
    ...made,
    type: v.literal('claimed'),
    seat: count,
    key: bytes,
    before: bytes,
    sitter: seatedSitter,
    isAtOnce: v.boolean(),
  }),
  /** A device shows the cards of a seat; `device` is the hash of what it is known by. */
  v.object({ ...stamp, type: v.literal('joined'), seat: count, device: bytes }),
  /** A person's time ran out: a bot decides for them in this turn. */
  v.object({ ...stamp, type: v.literal('missed'), seat: count }),
  /** A bot decides for a person from now on: they left, or their time ran out (then there is no sender). */
  v.object({
    ...stamp,
    type: v.literal('left'),
    seat: count,
    by: v.exactOptional(v.string()),
    id: v.exactOptional(v.string()),
  }),
] as const;

/**
 * A person has deleted their name: what was stored under their key before has another one since. Their seat is free
 * again, or a bot decides for it to the end of the game.
 */
const erased = v.object({
  ...stamp,
  type: v.literal('erased'),
  key: bytes,
  /** The keys that they had before on devices which they have lost. */
  before: v.exactOptional(v.array(bytes)),
  name: v.string(),
  frees: v.boolean(),
});

const seatingEntry = v.variant('type', [...seatingEntries, erased]);

/** The steps towards the next deal. */
const dealEntries = [
  /** A person's device promises its part: the hash of its value. */
  v.object({ ...made, type: v.literal('part-promised'), value: bytes }),
  /** From now on nobody can join or leave this attempt; `id` is that of the command that asked for the deal. */
  v.object({
    ...stamp,
    type: v.literal('parts-closed'),
    id: v.exactOptional(v.string()),
    parts: v.array(v.object({ seat: count, person: bytes, promise: bytes })),
  }),
  v.object({ ...made, type: v.literal('part-opened'), value: bytes }),
  /** Somebody did not open their part in time. */
  v.object({ ...stamp, type: v.literal('attempt-voided') }),
  /** In older logs: a seat's part, which was not promised. */
  v.object({ ...made, type: v.literal('contributed'), seat: count, value: bytes }),
] as const;

const dealEntry = v.variant('type', dealEntries);

const onlineEntry = v.pipe(
  v.variant('type', [founded, dealt, acted, ...seatingEntries, erased, ...dealEntries]),
  v.check((entry) => entry.type !== 'seated' || isSeated(entry)),
  v.check((entry) => entry.type !== 'founded' || isWholeCompany(entry)),
);

export type Seated = DeepReadonly<v.InferOutput<v.ObjectSchema<typeof seated, undefined>>>;
export type FoundedEntry = DeepReadonly<v.InferOutput<typeof founded>>;
export type ErasedEntry = DeepReadonly<v.InferOutput<typeof erased>>;
export type SeatingEntry = DeepReadonly<v.InferOutput<typeof seatingEntry>>;
export type DealEntry = DeepReadonly<v.InferOutput<typeof dealEntry>>;

/** An entry that changes who sits where, how many seats there are, or who may sit down. */
export type SeatEntry = Exclude<SeatingEntry, { type: 'rematched' | 'reported' | 'erased' }>;

/** An entry of an online table's log. */
export type OnlineEntry = FoundedEntry | SeatingEntry | DealEntry | DealtEntry | ActedEntry;

/** Parses a stored entry; undefined if it is malformed. The log checks whether it can come next. */
export function parseOnlineEntry(value: unknown): OnlineEntry | undefined {
  const result = v.safeParse(onlineEntry, value);
  return result.success ? result.output : undefined;
}

/** A person has a key, a bot has none. */
const isSeated = ({ sitter, key }: Seated): boolean => (sitter.kind === 'person') === (key !== undefined);

const isWholeCompany = ({ rematch, public: strangers, solo, terms: { players } }: FoundedEntry): boolean => {
  const { company } = rematch ?? strangers ?? solo ?? {};
  return !company || (company.length === players && company.every(isSeated));
};
