import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { below, type Random, type Seat } from '@quando/rules';
import { formatCard, shuffledDeck, type Deck } from '@quando/rules/authority';
import {
  closingOf,
  commitmentOf,
  hashOf,
  type ContributedSource,
  type DealSource,
  type PromisedSource,
} from './deal-promise.ts';
import { hashedRandom } from './hashed-random.ts';
import { sharedShuffle } from './shared-deal.ts';

/** The deck and, for a first round, the dealer that follow from a source. */
export function fairShuffle(source: DealSource, players: number): { deck: Deck; firstDealer: Seat } {
  if (source.version === 3) {
    const { deck, dealer } = sharedShuffle(source, players);
    return { deck, firstDealer: dealer };
  }
  const random = fairRandom(source);
  const deck = shuffledDeck(random);
  return { deck, firstDealer: below(random, players) };
}

/** The same, with the deck in the notation of a record. */
export function fairDeal(source: DealSource, players: number): { deck: string[]; firstDealer: Seat } {
  const { deck, firstDealer } = fairShuffle(source, players);
  return { deck: Array.from(deck, formatCard), firstDealer };
}

/** The random words of a source. */
export const fairRandom = (source: ContributedSource | PromisedSource): Random =>
  hashedRandom(source.version === 1 ? contributedSeed(source) : promisedSeed(source));

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
