import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { below, randomFrom, type Random, type Seat } from '@quando/rules';
import { formatCard, shuffledDeck, type Deck } from '@quando/rules/authority';

/** The inputs of a fair deal; bytes are hexadecimal digits. */
export type DealSource = {
  /** The authority's 32 random bytes, chosen before it knew any contribution. */
  readonly secret: string;
  /** The contributions of the players' devices: 32 bytes each, by ascending seat. */
  readonly contributions: readonly Contribution[];
};

export type Contribution = { readonly seat: Seat; readonly value: string };

/** The commitment that the authority publishes before it knows any contribution. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** The hash under which a person is stored, in place of their secret key. */
export const keyHashOf = (key: string): string => bytesToHex(sha256(utf8ToBytes(key)));

/** The seed of a bot's decision after some entry: it does not reveal the secret, nor the seeds of other decisions. */
export const botSeedOf = (secret: string, seq: number): string =>
  bytesToHex(sha256(utf8ToBytes(`bot ${secret} ${seq}`)));

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

/** The random words of a secret and its contributions: SHA-256 of their hash and a counter, eight words at a time. */
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

/** Words per hash. */
const WORDS = 8;

const bigEndian = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
