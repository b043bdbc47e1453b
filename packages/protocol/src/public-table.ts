import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { key } from './online-request.ts';
import { count, seat } from './primitive.ts';
import { AVATARS, personName } from './sitter.ts';
import { tableCode } from './table-code.ts';

/** What others know a person by at public tables: the beginning of a hash, in hexadecimal digits. */
export const personTag = v.pipe(v.string(), v.regex(/^[\da-f]{16}$/));

/** How many people a device can avoid. */
export const MOST_AVOIDED = 100;

/** A language in which a person reads. */
const language = v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/));

const tableId = v.pipe(v.string(), v.regex(/^[\w-]{16}$/));

const publicSeatRequest = v.strictObject({
  /** The key of the person at the table to which they get. */
  key,
  /** Another secret of their device, the same at all public tables. */
  person: key,
  name: personName,
  avatar: v.picklist(AVATARS),
  language,
  /** Those with whom this person does not want to sit. */
  avoid: v.pipe(v.array(personTag), v.maxLength(MOST_AVOIDED)),
  /** The public table where they want to sit; without it, any. */
  table: v.exactOptional(tableId),
});

const publicTable = v.object({
  table: tableId,
  code: tableCode,
  language: v.string(),
  /** How many seats it has, and on how many of them people sit. */
  players: count,
  people: count,
  /** The round that is played, from 1; 0 before the first deal. */
  round: count,
  /** Whether a seat can be had there. */
  isOpen: v.boolean(),
});

/** Why somebody is reported to the operator. */
export const REPORT_REASONS = ['name', 'phrases', 'play', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

const publicPersonRequest = v.strictObject({
  table: tableId,
  /** The key of the person who asks, who sits there. */
  key,
  seat,
  /** Why the person on that seat is reported; without it, they are not. */
  reason: v.exactOptional(v.picklist(REPORT_REASONS)),
});

const publicPerson = v.object({ person: personTag });

const publicTables = v.object({ tables: v.array(publicTable) });

/** The request of `POST /api/public/seats`: a seat at a public table. */
export type PublicSeatRequest = DeepReadonly<v.InferOutput<typeof publicSeatRequest>>;

/** The request of `POST /api/public/people`: who sits on a seat, and perhaps a report. */
export type PublicPersonRequest = DeepReadonly<v.InferOutput<typeof publicPersonRequest>>;

/** Its answer: what that person is known by at public tables. */
export type PublicPersonAnswer = DeepReadonly<v.InferOutput<typeof publicPerson>>;

/** A public table in the list of all. */
export type PublicTable = DeepReadonly<v.InferOutput<typeof publicTable>>;

/** The answer to `GET /api/public`. */
export type PublicTables = DeepReadonly<v.InferOutput<typeof publicTables>>;

/** Parses a request; undefined if it is malformed. */
export function parsePublicSeatRequest(value: unknown): PublicSeatRequest | undefined {
  const result = v.safeParse(publicSeatRequest, value);
  return result.success ? result.output : undefined;
}

/** Parses an answer; undefined if a newer or broken server sent it. */
export function parsePublicTables(value: unknown): PublicTables | undefined {
  const result = v.safeParse(publicTables, value);
  return result.success ? result.output : undefined;
}

/** Parses a request; undefined if it is malformed. */
export function parsePublicPersonRequest(value: unknown): PublicPersonRequest | undefined {
  const result = v.safeParse(publicPersonRequest, value);
  return result.success ? result.output : undefined;
}

/** Parses an answer; undefined if a newer or broken server sent it. */
export function parsePublicPersonAnswer(value: unknown): PublicPersonAnswer | undefined {
  const result = v.safeParse(publicPerson, value);
  return result.success ? result.output : undefined;
}
