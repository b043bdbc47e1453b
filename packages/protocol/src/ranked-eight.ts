import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { eightId, eightRound } from './eight.ts';
import { bytes, key } from './online-request.ts';
import { count } from './primitive.ts';
import { avatar, LONGEST_NAME, nameUpTo, personName } from './sitter.ts';

/** Everybody who has finished: how many, the mean of their sums without the extremes, and how often each sum occurs. */
const field = v.object({
  players: count,
  mean: v.optional(v.number()),
  spread: v.array(v.object({ sum: count, count })),
});

/** The second of two people with the same name gets a space and a number of up to four digits. */
export const rankedName = nameUpTo(LONGEST_NAME + 5);

const rankedEight = v.object({
  eight: eightId,
  /** An attempt is begun from this time, in milliseconds since 1970, until that one. */
  from: v.number(),
  until: v.number(),
  /** It is finished before this time; from then on the secret is public. */
  closes: v.number(),
  /** The hash of the secret from which the deals follow. */
  commitment: bytes,
  secret: v.exactOptional(bytes),
  field,
  /** Of a link: the finished attempts, fewest points first; without a name, whoever it was has deleted it. */
  results: v.exactOptional(v.array(v.object({ name: v.optional(rankedName), points: count, par: count }))),
});

const rankedAttempt = v.object({
  /** When the first round was opened; absent if none was. */
  startedAt: v.exactOptional(v.number()),
  /** The finished rounds, as the person and as the Master played them. */
  rounds: v.array(eightRound),
  /** The table of the round after them, once it is open. */
  table: v.exactOptional(v.string()),
  /** Whether that table was deleted, so that the attempt cannot be finished. */
  isVoid: v.exactOptional(v.boolean()),
});

const rankedRequest = v.strictObject({ key });

const dealRequest = v.strictObject({ key, name: personName, avatar });

/** The answer to `GET /api/eights/:eight`. */
export type RankedEight = DeepReadonly<v.InferOutput<typeof rankedEight>>;

/** The answer to `POST /api/eights/:eight/attempt` and `…/deal`: one's own attempt. */
export type RankedAttemptAnswer = DeepReadonly<v.InferOutput<typeof rankedAttempt>>;

/** Who asks for their attempt: the secret of their device for this eight. */
export type RankedRequest = DeepReadonly<v.InferOutput<typeof rankedRequest>>;

/** The request of `POST /api/eights/:eight/deal`: also how they sit at the table. */
export type RankedDealRequest = DeepReadonly<v.InferOutput<typeof dealRequest>>;

/** Parses an answer; undefined if a newer or broken server sent it. */
export function parseRankedEight(value: unknown): RankedEight | undefined {
  const result = v.safeParse(rankedEight, value);
  return result.success ? result.output : undefined;
}

/** Parses an answer; undefined if a newer or broken server sent it. */
export function parseRankedAttempt(value: unknown): RankedAttemptAnswer | undefined {
  const result = v.safeParse(rankedAttempt, value);
  return result.success ? result.output : undefined;
}

/** Parses a request; undefined if it is malformed. */
export function parseRankedRequest(value: unknown): RankedRequest | undefined {
  const result = v.safeParse(rankedRequest, value);
  return result.success ? result.output : undefined;
}

/** Parses a request; undefined if it is malformed. */
export function parseRankedDealRequest(value: unknown): RankedDealRequest | undefined {
  const result = v.safeParse(dealRequest, value);
  return result.success ? result.output : undefined;
}
