import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { below, randomFrom, type Random, type Seat } from '@quando/rules';
import { formatCard, shuffledDeck, type Deck } from '@quando/rules/authority';
import {
  bigEndian,
  closingOf,
  commitmentOf,
  hashOf,
  type ContributedSource,
  type DealSource,
  type PromisedSource,
} from './deal-promise.ts';

/** The deck and, for a first round, the dealer that follow from a source. */
export function fairShuffle(source: DealSource, players: number): { deck: Deck; firstDealer: Seat } {
  const random = fairRandom(source);
  const deck = shuffledDeck(random);
  return { deck, firstDealer: below(random, players) };
}

/** The same, with the deck in the notation of a record. */
export function fairDeal(source: DealSource, players: number): { deck: string[]; firstDealer: Seat } {
  const { deck, firstDealer } = fairShuffle(source, players);
  return { deck: Array.from(deck, formatCard), firstDealer };
}

/** The random words of a source: SHA-256 of its seed and a counter, eight words at a time. */
export function fairRandom(source: DealSource): Random {
  const seed = source.version === 1 ? contributedSeed(source) : promisedSeed(source);
  let counter = 0;
  return randomFrom((words) => {
    for (let i = 0; i < words.length; i += WORDS) {
      const block = new DataView(sha256(concatBytes(seed, bigEndian(counter))).buffer);
      for (let j = 0; j < WORDS; j += 1) words[i + j] = block.getInt32(4 * j);
      counter += 1;
    }
  });
}

function contributedSeed({ secret, contributions }: ContributedSource): Uint8Array {
  const given = contributions.flatMap(({ seat, value }) => [Uint8Array.of(seat), hexToBytes(value)]);
  return sha256(concatBytes(hexToBytes(secret), ...given));
}

function promisedSeed({ secret, attempts }: PromisedSource): Uint8Array {
  const last = attempts.length - 1;
  const parts = attempts[last]!;
  const closing = closingOf(commitmentOf(secret), last, parts);
  const values = parts.map(({ value }) => hexToBytes(value!));
  return hexToBytes(hashOf('deal', hexToBytes(secret), hexToBytes(closing), ...values));
}

/** Words per hash. */
const WORDS = 8;
