import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { key } from './online-request.ts';

/** Longer than the endpoints of all push services. */
const LONGEST_ENDPOINT = 1024;

const base64url = (length: number): v.GenericSchema<string> =>
  v.pipe(v.string(), v.length(length), v.regex(/^[\w-]+$/));

const endpoint = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ENDPOINT));

/** As a browser describes its subscription; what else it says is ignored. */
const pushSubscription = v.object({
  endpoint,
  keys: v.object({
    /** 65 bytes: a point on the curve P-256. */
    p256dh: base64url(87),
    /** 16 bytes. */
    auth: base64url(22),
  }),
});

const pushRequest = v.strictObject({ key, subscription: pushSubscription });

const pushStop = v.strictObject({ key, endpoint });

const pushKey = v.object({
  /** The public key of the server, 65 bytes in base64url. */
  key: base64url(87),
});

const pushStatus = v.object({ isOn: v.boolean() });

/** Where a browser receives messages, and how they are encrypted for it. */
export type PushSubscription = DeepReadonly<v.InferOutput<typeof pushSubscription>>;

/** What is sent to `POST /api/tables/:table/push`. */
export type PushRequest = DeepReadonly<v.InferOutput<typeof pushRequest>>;

/** What is sent to `POST /api/tables/:table/push/stop`. */
export type PushStop = DeepReadonly<v.InferOutput<typeof pushStop>>;

/** The answer to `GET /api/push`. */
export type PushKey = DeepReadonly<v.InferOutput<typeof pushKey>>;

/** The answer to both requests: whether this device is called at the table. */
export type PushStatus = DeepReadonly<v.InferOutput<typeof pushStatus>>;

/** Parses a request; undefined if it is malformed. */
export function parsePushRequest(value: unknown): PushRequest | undefined {
  const result = v.safeParse(pushRequest, value);
  return result.success ? result.output : undefined;
}

/** Parses a request; undefined if it is malformed. */
export function parsePushStop(value: unknown): PushStop | undefined {
  const result = v.safeParse(pushStop, value);
  return result.success ? result.output : undefined;
}

/** Parses an answer; undefined if a newer or broken server sent it. */
export function parsePushKey(value: unknown): PushKey | undefined {
  const result = v.safeParse(pushKey, value);
  return result.success ? result.output : undefined;
}

/** Parses an answer; undefined if a newer or broken server sent it. */
export function parsePushStatus(value: unknown): PushStatus | undefined {
  const result = v.safeParse(pushStatus, value);
  return result.success ? result.output : undefined;
}
