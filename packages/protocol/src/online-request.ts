import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { count, name, seat } from './primitive.ts';
import { PHRASES } from './phrase.ts';
import { AVATARS, BOT_LEVELS, personName } from './sitter.ts';
import { commands, join } from './table-request.ts';
import { terms } from './terms.ts';

/** The version of the socket protocol. */
export const PROTOCOL_VERSION = 3;

/** 32 bytes in base64url. */
export const key = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** Whether a value has the form of a device's key. */
export const isKey = (value: unknown): value is string => v.is(key, value);

/** 32 bytes in hexadecimal digits. */
export const bytes = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));

/**
 * Identifies the client. The key is a secret of the device, 256 random bits; a client without one can only watch.
 * `device` is another secret that a device keeps for a table, whichever key it uses there.
 */
const hello = v.strictObject({
  type: v.literal('hello'),
  version: count,
  key: v.exactOptional(key),
  device: v.exactOptional(key),
  /** Whether this connection shows the table on a big screen for everybody in a room. */
  screen: v.exactOptional(v.boolean()),
});

/** With `actions`, for clients without a rules engine: whole updates instead of events, with the viewer's legal actions. */
const onlineJoin = v.strictObject({ ...join.entries, actions: v.exactOptional(v.boolean()) });

const seatingCommands = [
  /**
   * Takes a free seat, or a bot's; before the start, a seated person moves to it. During a round it reserves the bot's
   * seat until the round is over, because the seat's eyes would show the sender what others must not tell them.
   */
  v.strictObject({
    type: v.literal('sit'),
    id: name,
    seat,
    name: personName,
    avatar: v.picklist(AVATARS),
    /** Whether a program plays on this seat; it is the host only if no person is there. */
    isProgram: v.exactOptional(v.boolean()),
  }),
  /** Gives up the seat before the start, or a reservation; otherwise lets a bot decide until `return`. */
  v.strictObject({ type: v.literal('stand'), id: name }),
  v.strictObject({ type: v.literal('return'), id: name }),
  /** The host puts a bot on a free seat. */
  v.strictObject({ type: v.literal('fill'), id: name, seat, level: v.picklist(BOT_LEVELS) }),
  /**
   * The host frees a seat before the start, or cancels a reservation; after the start, a bot sits down in place of a
   * person for whom one decides already. A person there has to stay away then.
   */
  v.strictObject({ type: v.literal('clear'), id: name, seat }),
  /** The host lets nobody new sit down, which also cancels all reservations. */
  v.strictObject({ type: v.literal('lock'), id: name }),
  v.strictObject({ type: v.literal('unlock'), id: name }),
  /** A person whom the host has asked to leave would like to come back. */
  v.strictObject({ type: v.literal('ask-back'), id: name }),
  /** The host lets a removed person come back; `person` is their number in the status. */
  v.strictObject({ type: v.literal('let-back'), id: name, person: count }),
  /**
   * The host changes the terms before the start. With fewer seats, people on a seat that goes move to one that is free
   * or a bot's; there are never fewer seats than people.
   */
  v.strictObject({ type: v.literal('set-terms'), id: name, terms }),
  /** The host starts; free seats are not allowed. */
  v.strictObject({ type: v.literal('start'), id: name }),
  /** Invites the same people to a new table, once the game is over. */
  v.strictObject({ type: v.literal('rematch'), id: name }),
  /** At the table of a rematch, an invited person says that they play; `stand` says that they do not. */
  v.strictObject({ type: v.literal('come'), id: name }),
  /** The host asks those who have not answered once more. */
  v.strictObject({ type: v.literal('remind'), id: name }),
  /** Asks the person for whom the table waits without a clock whether they are still there; `return` says so. */
  v.strictObject({ type: v.literal('nudge'), id: name, seat }),
  /** Votes for a bot to decide for another person; the host and a majority of the others need nobody else. */
  v.strictObject({ type: v.literal('replace'), id: name, seat }),
  /** Takes that back: the vote, or the bot. */
  v.strictObject({ type: v.literal('restore'), id: name, seat }),
  /** The host lets a person who is not connected have their seat on a new device; `token` is the hash of a secret. */
  v.strictObject({ type: v.literal('hand-over'), id: name, seat, token: bytes }),
  /** Takes the seat for which this secret was made. */
  v.strictObject({ type: v.literal('claim'), id: name, token: key }),
  /** Promises a part in an attempt at the next deal: the hash of 256 random bits. */
  v.strictObject({ type: v.literal('promise'), id: name, deal: count, attempt: count, value: bytes }),
  /** Opens the part, once all promises are closed: the bits themselves. */
  v.strictObject({ type: v.literal('open'), id: name, deal: count, attempt: count, value: bytes }),
] as const;

const seatingCommand = v.variant('type', seatingCommands);

export const onlineRequest = v.variant('type', [
  hello,
  onlineJoin,
  ...commands,
  ...seatingCommands,
  /** Sent to everybody at the table; not stored. */
  v.strictObject({ type: v.literal('say'), phrase: v.picklist(PHRASES) }),
  /** Answered at once, to find out whether the connection is alive. */
  v.strictObject({ type: v.literal('ping') }),
]);

/** What a client sends to an online table: first `hello`, then anything else. */
export type OnlineRequest = DeepReadonly<v.InferOutput<typeof onlineRequest>>;

/** Subscribes to the news of an online table from one point of view. */
export type OnlineJoin = DeepReadonly<v.InferOutput<typeof onlineJoin>>;

export type Hello = Extract<OnlineRequest, { type: 'hello' }>;

/** A command outside the game, executed once: the same id again gets the same answer. */
export type SeatingCommand = DeepReadonly<v.InferOutput<typeof seatingCommand>>;
