const BYTES = 32;

/** The source of random numbers: a browser's `crypto`. */
export type RandomBytes = Pick<Crypto, 'getRandomValues'>;

/** The secret that identifies the player on a seat: 256 random bits in base64url. */
export function freshKey(random: RandomBytes): string {
  const bytes = random.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

export const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value);

/** A device's part in a deal: 256 random bits in hexadecimal. */
export function freshPart(random: RandomBytes): string {
  const bytes = random.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
