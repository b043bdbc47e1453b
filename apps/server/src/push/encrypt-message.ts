import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What encrypts a message for one subscription: the browser's public key and its secret, in base64url. */
export type MessageKeys = { readonly p256dh: string; readonly auth: string };

/** What is random in an encrypted message. */
export type MessageSeed = { readonly salt: Buffer; readonly privateKey: Buffer };

const RECORD_SIZE = 4096;

/** Every message is padded to this many bytes, so that its length does not tell what it says. */
const PADDED_SIZE = 128;

/** Marks the end of the text in the last record. */
const END = 2;

/** Encrypts a text for one browser, by RFC 8291; only that browser can read it. */
export function encryptMessage(
  text: string,
  keys: MessageKeys,
  { salt, privateKey }: MessageSeed = freshSeed(),
  size = PADDED_SIZE,
): Buffer {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(privateKey);
  const own = sender.getPublicKey();
  const receiver = Buffer.from(keys.p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, own]);
  const secret = derived(sender.computeSecret(receiver), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(padded(text, size)), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([header(salt, own), ...sealed]);
}

/** Whether keys can encrypt anything: the public key must be a point on the curve. */
export function areMessageKeys(keys: MessageKeys): boolean {
  try {
    return Buffer.from(keys.auth, 'base64url').length === 16 && encryptMessage('', keys).length > 0;
  } catch {
    return false;
  }
}

function freshSeed(): MessageSeed {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { salt: randomBytes(16), privateKey: pair.getPrivateKey() };
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

function padded(text: string, size: number): Buffer {
  const content = Buffer.concat([Buffer.from(text), Buffer.of(END)]);
  return Buffer.concat([content, Buffer.alloc(Math.max(0, size - content.length))]);
}

function header(salt: Buffer, publicKey: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.of(publicKey.length), publicKey]);
}
