import { MOST_PLAYERS, type Seat } from '@quando/rules';
import * as v from 'valibot';
import { count, name } from './primitive.ts';
import { PHRASES, type Phrase } from './phrase.ts';
import { AVATARS, BOT_LEVELS, personName, type AvatarName, type BotLevel } from './sitter.ts';
import { tableRequests, type TableRequest } from './table-request.ts';

/** The version of everything that is said over a socket. */
export const PROTOCOL_VERSION = 2;

/** What a client says to an online table: first `hello`, then anything. */
export type OnlineRequest =
  | Hello
  | TableRequest
  | SeatingCommand
  /** To everybody here; forgotten at once. */
  | { readonly type: 'say'; readonly phrase: Phrase }
  /** Answered at once, to find out whether the connection is alive. */
  | { readonly type: 'ping' };

/** Who is there. The key is a secret of the device, 256 random bits; without one somebody only looks on. */
export type Hello = { readonly type: 'hello'; readonly version: number; readonly key?: string };

/** Something to be done once besides the game: the same id again gets the same answer. */
export type SeatingCommand =
  /** Takes a free seat, or a bot's; somebody who sits elsewhere before the start moves. */
  | {
      readonly type: 'sit';
      readonly id: string;
      readonly seat: Seat;
      readonly name: string;
      readonly avatar: AvatarName;
    }
  /** Gives the seat up before the start; later lets a bot decide until `return`. */
  | { readonly type: 'stand'; readonly id: string }
  | { readonly type: 'return'; readonly id: string }
  /** The host puts a bot on a free seat. */
  | { readonly type: 'fill'; readonly id: string; readonly seat: Seat; readonly level: BotLevel }
  /** The host frees a seat before the start. */
  | { readonly type: 'clear'; readonly id: string; readonly seat: Seat }
  /** The host starts; free seats are not allowed. */
  | { readonly type: 'start'; readonly id: string }
  /** The same people again, at a new table, once the game is over. */
  | { readonly type: 'rematch'; readonly id: string }
  /** 256 random bits of a device for a deal to come, in hexadecimal digits. */
  | { readonly type: 'contribute'; readonly id: string; readonly deal: number; readonly value: string };

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PLAYERS - 1));

/** 32 bytes in base64url. */
const key = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

export const onlineRequest: v.GenericSchema<unknown, OnlineRequest> = v.variant('type', [
  v.strictObject({ type: v.literal('hello'), version: count, key: v.exactOptional(key) }),
  ...tableRequests,
  v.strictObject({
    type: v.literal('sit'),
    id: name,
    seat,
    name: personName,
    avatar: v.picklist(AVATARS),
  }),
  v.strictObject({ type: v.literal('stand'), id: name }),
  v.strictObject({ type: v.literal('return'), id: name }),
  v.strictObject({ type: v.literal('fill'), id: name, seat, level: v.picklist(BOT_LEVELS) }),
  v.strictObject({ type: v.literal('clear'), id: name, seat }),
  v.strictObject({ type: v.literal('start'), id: name }),
  v.strictObject({ type: v.literal('rematch'), id: name }),
  v.strictObject({
    type: v.literal('contribute'),
    id: name,
    deal: count,
    value: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  }),
  v.strictObject({ type: v.literal('say'), phrase: v.picklist(PHRASES) }),
  v.strictObject({ type: v.literal('ping') }),
]);
