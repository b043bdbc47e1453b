import * as v from 'valibot';
import { offlineReply, type OfflineReply } from './offline-reply.ts';
import { onlineReply, type OnlineReply } from './online-reply.ts';
import { tableReply, type TableReply } from './table-reply.ts';

/**
 * A reply, or why this client cannot use it. `unknown-type`: a newer server may send it, and it can be ignored;
 * `malformed`: not JSON, without a type, or with a field missing or wrong.
 */
export type ParsedReply<Reply> =
  | { readonly kind: 'reply'; readonly reply: Reply }
  | { readonly kind: 'unknown'; readonly why: 'unknown-type' | 'malformed' };

/** Parses a text from a table's socket. */
export const parseOnlineReply = (text: string): ParsedReply<OnlineReply> =>
  parsedReply(onlineReply, jsonIn(text));

/** Parses a message from the worker that stores this device's games. */
export const parseOfflineReply = (value: unknown): ParsedReply<OfflineReply> =>
  parsedReply(offlineReply, value);

/** Parses a message from a lesson's table. */
export const parseTableReply = (value: unknown): ParsedReply<TableReply> => parsedReply(tableReply, value);

type TypedOption = { readonly entries: { readonly type: v.LiteralSchema<string, undefined> } };
type ReplySchema<Reply> = v.GenericSchema<unknown, Reply> & { readonly options: readonly TypedOption[] };

function parsedReply<Reply>(schema: ReplySchema<Reply>, value: unknown): ParsedReply<Reply> {
  const result = v.safeParse(schema, value);
  if (result.success) return { kind: 'reply', reply: result.output };
  const named = v.safeParse(v.object({ type: v.string() }), value);
  const isKnown =
    !named.success || schema.options.some(({ entries }) => entries.type.literal === named.output.type);
  return { kind: 'unknown', why: isKnown ? 'malformed' : 'unknown-type' };
}

/** The parsed JSON; undefined, which no schema accepts, if the text is not JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
