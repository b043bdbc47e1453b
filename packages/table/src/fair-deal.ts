import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { below, randomFrom, type Random, type Seat } from '@quando/rules';
import { formatCard, shuffledDeck, type Deck } from '@quando/rules/authority';

/** All that a fair deal follows from; bytes are written as hexadecimal digits. */
export type DealSource = {
  /** Of the authority: 32 random bytes, chosen before it knew any contribution. */
  readonly secret: string;
  /** Of the players' devices: 32 bytes each, by ascending seat. */
  readonly contributions: readonly Contribution[];
};

export type Contribution = { readonly seat: Seat; readonly value: string };

/** What the authority publishes before it knows any contribution. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** What somebody is kept by in place of a key that they alone should know. */
export const keyHashOf = (key: string): string => bytesToHex(sha256(utf8ToBytes(key)));

/** The deck that follows from a source, and the dealer of a first round. */
export function fairShuffle(source: DealSource, players: number): { deck: Deck; firstDealer: Seat } {
  const random = fairRandom(source);
  const deck = shuffledDeck(random);
  return { deck, firstDealer: below(random, players) };
}

/** The same with the deck as a record writes it. */
export function fairDeal(source: DealSource, players: number): { deck: string[]; firstDealer: Seat } {
  const { deck, firstDealer } = fairShuffle(source, players);
  return { deck: Array.from(deck, formatCard), firstDealer };
}

/** The words that secret and contributions lead to: SHA-256 of their hash and a counter, eight words at a time. */
export function fairRandom({ secret, contributions }: DealSource): Random {
  const given = contributions.flatMap(({ seat, value }) => [Uint8Array.of(seat), hexToBytes(value)]);
  const seed = sha256(concatBytes(hexToBytes(secret), ...given));
  let counter = 0;
  return randomFrom((words) => {
    for (let i = 0; i < words.length; i += WORDS) {
      const block = new DataView(sha256(concatBytes(seed, bigEndian(counter))).buffer);
      for (let j = 0; j < WORDS; j += 1) words[i + j] = block.getInt32(4 * j);
      counter += 1;
    }
  });
}

/** In one SHA-256. */
const WORDS = 8;

const bigEndian = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
