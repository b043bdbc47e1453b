import { request as httpRequest } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { createHash } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import { encryptMessage, type MessageKeys } from './encrypt-message.ts';
import { lookupOnInternet, mayPushTo, type PushReach } from './push-endpoint.ts';
import { vapidHeader, type VapidKeys } from './vapid.ts';

/** Where a browser receives messages, and how they are encrypted for it. */
export type Subscription = MessageKeys & { readonly endpoint: string };

/** What a message says: that it is somebody's turn at a table, or that they are invited to it. */
export type PushMessage = { readonly kind: 'turn' | 'invitation'; readonly table: string };

/**
 * `gone`: the subscription no longer exists; `busy`: the service has not taken the message and may do so later;
 * `refused`: it never will; `failed`: nobody knows whether it was taken.
 */
export type PushResult = 'sent' | 'gone' | 'busy' | 'refused' | 'failed';

export type PushSenderOptions = {
  readonly keys: VapidKeys;
  readonly reach: PushReach;
  /** How the operator can be reached. */
  readonly contact?: string;
};

/** The longest time that a push service may take, in milliseconds. */
const TIMEOUT = 10_000;

/** How long a push service accepts a token, in seconds; it may be a day at most. */
const TOKEN_LIFETIME = 12 * 60 * 60;

/** Sends encrypted messages to push services. */
export class PushSender {
  readonly #options: PushSenderOptions;
  readonly #end: AbortController = new AbortController();
  readonly #lookup: LookupFunction = lookupOnInternet();

  constructor(options: PushSenderOptions) {
    this.#options = options;
  }

  /** Sends a message that is of use for so many seconds. */
  async send(to: Subscription, message: PushMessage, seconds: number): Promise<PushResult> {
    if (!mayPushTo(to.endpoint, this.#options.reach)) return 'refused';
    const body = encryptMessage(JSON.stringify(message), to);
    try {
      return resultOf(await this.#post(new URL(to.endpoint), body, { ttl: seconds, table: message.table }));
    } catch (error) {
      return isUnconnected(error) ? 'busy' : 'failed';
    }
  }

  /** Gives up on what is still being sent. */
  abort(): void {
    this.#end.abort();
  }

  /** Returns the status; redirects are not followed and answers not read. */
  #post(url: URL, body: Buffer, about: { readonly ttl: number; readonly table: string }): Promise<number> {
    const { reach } = this.#options;
    const signal = AbortSignal.any([this.#end.signal, AbortSignal.timeout(TIMEOUT)]);
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...this.#headers(url.origin, about), 'content-length': body.length },
      agent: false,
      signal,
      ...(reach === 'internet' && { lookup: this.#lookup }),
    };
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      });
      request.once('error', reject);
      request.end(body);
    });
  }

  #headers(
    audience: string,
    { ttl, table }: { readonly ttl: number; readonly table: string },
  ): Readonly<Record<string, string>> {
    const { keys, contact } = this.#options;
    // Push services go by the real time, whatever tables go by.
    const expires = Math.floor(Date.now() / 1000) + TOKEN_LIFETIME;
    return {
      authorization: vapidHeader(keys, { audience, expires, ...(contact !== undefined && { contact }) }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(ttl),
      topic: topicOf(table),
      urgency: 'normal',
    };
  }
}

/** A later message about a table replaces an earlier one. The id of a table is a secret, so the service gets a hash. */
const topicOf = (table: string): string =>
  createHash('sha256').update(`topic of ${table}`).digest('base64url').slice(0, 32);

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status === 503) return 'busy';
  return status >= 500 ? 'failed' : 'refused';
}

const UNCONNECTED: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ESERVFAIL',
  'ETIMEOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Whether there was no connection, so that nothing can have been taken. */
const isUnconnected = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNCONNECTED.has(String(error.code));
