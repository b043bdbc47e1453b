import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';

/** A message as a push service received it and as its browser reads it. */
export type ReceivedPush = {
  /** The browser that it is for. */
  readonly browser: string;
  readonly text: string;
  readonly ttl: number;
  readonly topic: string;
  /** What the token claims, whose signature is right. */
  readonly claims: Readonly<Record<string, unknown>>;
  readonly bytes: number;
  readonly at: number;
};

type Browser = {
  readonly subscription: TestSubscription;
  readonly privateKey: Buffer;
};

/** A subscription as a browser describes it. */
export type TestSubscription = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** A push service that checks who sends a message, and the browsers that can read it. */
export class PushService {
  readonly received: ReceivedPush[] = [];
  /** What the service complains about. */
  readonly complaints: string[] = [];
  /** The status of its answers by browser; 201 otherwise. */
  readonly answers: Map<string, number> = new Map();
  /** How long it takes to answer, in milliseconds. */
  delay = 0;
  readonly #server: Server;
  readonly #browsers: Map<string, Browser> = new Map();

  private constructor() {
    this.#server = createServer((request, answer) => {
      void this.#receive(request).then((status) => {
        setTimeout(() => answer.writeHead(status).end(), this.delay);
      });
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    service.#server.listen(0, '127.0.0.1');
    await once(service.#server, 'listening');
    return service;
  }

  get address(): string {
    const bound = this.#server.address();
    return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  }

  /** A new subscription of a browser with this name. */
  subscribe(browser: string): TestSubscription {
    const pair = createECDH('prime256v1');
    const keys = { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
    const subscription = { endpoint: `${this.address}/push/${browser}`, keys };
    this.#browsers.set(browser, { subscription, privateKey: pair.getPrivateKey() });
    return subscription;
  }

  /** The messages for one browser. */
  for(browser: string): readonly ReceivedPush[] {
    return this.received.filter((push) => push.browser === browser);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #receive(request: IncomingMessage): Promise<number> {
    const name = (request.url ?? '').replace('/push/', '');
    const browser = this.#browsers.get(name);
    const body = Buffer.concat(await request.toArray());
    if (!browser) return 404;
    try {
      const { ttl, topic } = request.headers;
      const claims = claimsIn(request.headers.authorization ?? '', this.address);
      const text = decrypted(body, browser);
      const push = { browser: name, text, ttl: Number(ttl), topic: String(topic), claims };
      this.received.push({ ...push, bytes: body.length, at: Date.now() });
    } catch (error) {
      this.complaints.push(String(error));
      return 400;
    }
    return this.answers.get(name) ?? 201;
  }
}

/** The claims of a token, once it is known to be signed, for this service, and for the next day at most. */
function claimsIn(authorization: string, audience: string): Readonly<Record<string, unknown>> {
  const [, header = '', body = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (!isSignedBy(key, `${header}.${body}`, signature)) throw new Error('the token is not signed by its key');
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(body, 'base64url').toString());
  if (claims['aud'] !== audience) throw new Error('the token is for another service');
  const left = Number(claims['exp']) - Date.now() / 1000;
  if (!(left > 0 && left <= 24 * 60 * 60)) throw new Error('the token is not valid now');
  return { ...claims, key };
}

/** Whether a signature is that of the owner of a public key, all in base64url. */
export function isSignedBy(key: string, content: string, signature: string): boolean {
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const by = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', Buffer.from(content), by, Buffer.from(signature, 'base64url'));
}

/** What a browser reads in an encrypted message (RFC 8291). */
function decrypted(body: Buffer, { subscription: { keys }, privateKey }: Browser): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const auth = Buffer.from(keys.auth, 'base64url');
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const sealed = body.subarray(21 + body[20]!);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const content = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = content.lastIndexOf(2);
  return content.subarray(0, end).toString();
}
