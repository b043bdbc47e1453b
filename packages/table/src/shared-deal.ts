import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { below, type Random, type Seat } from '@quando/rules';
import { shuffledDeck, type Deck } from '@quando/rules/authority';
import type { DealLot } from './deal-promise.ts';
import { hashedRandom } from './hashed-random.ts';

/** Grows when the deals of a name change; earlier days are then played with other cards than before. */
const SHARED_VERSION = 1;

/** A deal of a name. The secret is empty, or 32 bytes as hexadecimal digits. */
type NamedDeal = { readonly name: string; readonly secret: string; readonly number: number };

/** The deck and the dealer of a deal that follows from a name and a secret: the deal passes clockwise. */
export function sharedShuffle(
  { name, secret, number }: NamedDeal,
  players: number,
): { readonly deck: Deck; readonly dealer: Seat } {
  const first = below(randomOf(name, 'dealer', secret), players);
  const deck = shuffledDeck(randomOf(name, String(number), secret));
  return { deck, dealer: (first + number) % players };
}

/** By round, the numbers of the deals of a name at a table whose order is drawn by lot. */
export function sharedOrder(
  { name, secret }: Pick<NamedDeal, 'name' | 'secret'>,
  { table, rounds }: DealLot,
): readonly number[] {
  const random = randomOf(name, `lot ${table}`, secret);
  const order = Array.from({ length: rounds }, (_, number) => number);
  for (let last = rounds - 1; last > 0; last -= 1) {
    const chosen = below(random, last + 1);
    [order[last], order[chosen]] = [order[chosen]!, order[last]!];
  }
  return order;
}

const randomOf = (name: string, part: string, secret: string): Random =>
  hashedRandom(
    sha256(
      concatBytes(utf8ToBytes(`quando eight ${SHARED_VERSION}\n${name}\n${part}\n`), hexToBytes(secret)),
    ),
  );
