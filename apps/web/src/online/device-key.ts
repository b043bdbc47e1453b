const BYTES = 32;

/** What random numbers come from: a browser's `crypto`. */
export type RandomBytes = Pick<Crypto, 'getRandomValues'>;

/** A secret that makes its holder the one who sits: 256 random bits in base64url. */
export function freshKey(random: RandomBytes): string {
  const bytes = random.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

export const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value);

/** What a device adds to the shuffle of a deal: 256 random bits in hexadecimal digits. */
export function freshContribution(random: RandomBytes): string {
  const bytes = random.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
