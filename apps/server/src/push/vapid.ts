import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto';

/** The key pair by which push services know a server, in base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

export type VapidClaims = {
  /** The origin of the push service. */
  readonly audience: string;
  /** In seconds since 1970. */
  readonly expires: number;
  /** How the operator can be reached: a `mailto:` or `https:` address. */
  readonly contact?: string;
};

/** A new key pair on the curve P-256. */
export function freshVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // A private key may begin with zeros, which count.
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0');
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') };
}

/** The header that identifies this server to a push service, by RFC 8292. */
export function vapidHeader(keys: VapidKeys, { audience, expires, contact }: VapidClaims): string {
  const claims = { aud: audience, exp: expires, ...(contact !== undefined && { sub: contact }) };
  const content = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const key = { key: signingKeyOf(keys), dsaEncoding: 'ieee-p1363' } as const;
  const signature = sign('sha256', Buffer.from(content), key).toString('base64url');
  return `vapid t=${content}.${signature}, k=${keys.publicKey}`;
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signingKeyOf({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, format: 'jwk' });
}
