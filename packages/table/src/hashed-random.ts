import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { randomFrom, type Random } from '@quando/rules';
import { bigEndian } from './deal-promise.ts';

/** Words per hash. */
const WORDS = 8;

/** The random words of a seed: SHA-256 of it and a counter, eight words at a time. */
export function hashedRandom(seed: Uint8Array): Random {
  let counter = 0;
  return randomFrom((words) => {
    for (let i = 0; i < words.length; i += WORDS) {
      const block = new DataView(sha256(concatBytes(seed, bigEndian(counter))).buffer);
      for (let j = 0; j < WORDS; j += 1) words[i + j] = block.getInt32(4 * j);
      counter += 1;
    }
  });
}
