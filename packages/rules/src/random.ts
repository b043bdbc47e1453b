/** A source of uniformly random signed 32-bit words. */
export type Random = {
  next(): number;
};

/** A uniformly random integer from 0 to bound - 1; bound is at most 127. */
export function below(random: Random, bound: number): number {
  // Multiply and keep the high part; words that would bias the result are redrawn.
  let product = (random.next() >>> 8) * bound;
  while ((product & 0xffffff) < bound && (product & 0xffffff) < 0x1000000 % bound) {
    product = (random.next() >>> 8) * bound;
  }
  return product >>> 24;
}

/** A random number from 0 to below 1. */
export const fraction = (random: Random): number => (random.next() >>> 0) / 2 ** 32;

/** A nearly uniform integer from 0 to bound - 1, for bounds that are too large for `below`. */
export const belowLarge = (random: Random, bound: number): number => Math.floor(fraction(random) * bound);

/** The same seed gives the same words on every platform: for simulations and tests, never for real games. */
export function seededRandom(seed: string | number): Random {
  const random = new SmallFastCounter(String(seed));
  for (let i = 0; i < 12; i += 1) random.next();
  return random;
}

/** Words from a cryptographic source, for real games: `fill` is the platform's `crypto.getRandomValues`. */
export function randomFrom(fill: (words: Int32Array<ArrayBuffer>) => unknown): Random {
  const words = new Int32Array(64);
  let used = words.length;
  return {
    next() {
      if (used === words.length) {
        fill(words);
        used = 0;
      }
      const word = words[used]!;
      words[used] = 0;
      used += 1;
      return word;
    },
  };
}

/** The sfc32 generator: 96 bits of chaotic state and a counter, so no cycle is shorter than 2^32. */
class SmallFastCounter implements Random {
  readonly #state = new Int32Array(4);

  constructor(seed: string) {
    this.#state.set([hash(seed, 1), hash(seed, 2), hash(seed, 3), 1]);
  }

  next(): number {
    const s = this.#state;
    const a = s[0]!;
    const b = s[1]!;
    const c = s[2]!;
    const counter = s[3]!;
    const word = (((a + b) | 0) + counter) | 0;
    s[0] = b ^ (b >>> 9);
    s[1] = (c + (c << 3)) | 0;
    s[2] = (((c << 21) | (c >>> 11)) + word) | 0;
    s[3] = (counter + 1) | 0;
    return word;
  }
}

/** FNV-1a over the seed's UTF-16 units, finished by a mixing step so that similar seeds differ everywhere. */
function hash(text: string, salt: number): number {
  let h = Math.imul(salt, 0x9e3779b1) ^ 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
