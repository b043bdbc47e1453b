import type { Seat } from '@quando/rules';
import type { Sitter } from './sitter.ts';
import type { Terms } from './terms.ts';

/** What everybody may know of an online table besides the cards; also told over HTTP. */
export type TableStatus = {
  readonly type: 'status';
  readonly table: string;
  /** The last entry of the table's log. */
  readonly seq: number;
  readonly stage: 'gathering' | 'playing' | 'over';
  readonly terms: Terms;
  /** By seat. */
  readonly seats: readonly SeatStatus[];
  /** The person who has sat longest: fills seats, removes people and starts. */
  readonly host: Seat | 'nobody';
  /** Who is waited for, and how long; without `until` for as long as they are here. */
  readonly waiting?: { readonly seat: Seat | 'next-deal'; readonly until?: number };
  /** The deal to come: everybody may contribute to it until it is dealt. */
  readonly deal: Promised;
  /** The table where these people play again. */
  readonly rematch?: string;
  /** The authority's clock, in milliseconds since 1970; `until` is told by it. */
  readonly now: number;
};

export type SeatStatus =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'taken';
      readonly sitter: Sitter;
      /** Whether a connection of theirs carries; bots are always here. */
      readonly isHere: boolean;
      /** Whether a bot decides for them until they return. */
      readonly isAway: boolean;
    };

/** A deal that the authority can no longer choose. */
export type Promised = {
  /** Counts from 0. */
  readonly number: number;
  /** SHA-256 of the secret, in hexadecimal digits. */
  readonly commitment: string;
  /** Whose contributions are kept. */
  readonly contributors: readonly Seat[];
};
