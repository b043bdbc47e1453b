import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from '@quando/rules';

/** The inputs of a fair deal; bytes are hexadecimal digits. The method is in docs/fair-deal.md. */
export type DealSource = ContributedSource | PromisedSource | SharedSource;

/** Version 1, of older records: devices contributed by seat and promised nothing. */
export type ContributedSource = {
  readonly version: 1;
  /** The authority's 32 random bytes, chosen before it knew any contribution. */
  readonly secret: string;
  /** 32 bytes each, by ascending seat. */
  readonly contributions: readonly Contribution[];
};

export type Contribution = { readonly seat: Seat; readonly value: string };

/** Version 2: devices promise their parts, and open them only once everybody's promises are known. */
export type PromisedSource = {
  readonly version: 2;
  /** The authority's 32 random bytes, to which it committed before anybody promised a part. */
  readonly secret: string;
  /** The last attempt made the deal: all of its parts are open. In each one before it, somebody did not open theirs. */
  readonly attempts: readonly DealAttempt[];
};

/** A table that has the shared deals in an order of its own. */
export type DealLot = { readonly table: number; readonly rounds: number };

/** Version 3: the deal follows from a secret for a name, and is the same at every table of that name. */
export type SharedSource = {
  readonly version: 3;
  /** The authority's 32 bytes for the name, to which it committed before the first deal. */
  readonly secret: string;
  readonly name: string;
  /** Counts the deals of the name from 0. */
  readonly number: number;
  /** Which table of how many rounds the order of the deals was drawn for, if it was. */
  readonly lot?: DealLot | undefined;
};

/** The parts in an attempt to deal, by ascending seat. */
export type DealAttempt = readonly DealPart[];

export type DealPart = PromisedPart & {
  /** The 32 bytes themselves; missing if the device did not open them. */
  readonly value?: string;
};

/** A device's promise of its part. */
export type PromisedPart = {
  readonly seat: Seat;
  /** What everybody may call the person. */
  readonly person: string;
  readonly promise: string;
};

/** The commitment that the authority publishes before it knows any contribution. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** The hash under which a person is stored, in place of their secret key. */
export const keyHashOf = (key: string): string => bytesToHex(sha256(utf8ToBytes(key)));

/** What everybody may call a person, in place of the hash of their key. */
export const personOf = (keyHash: string): string => hashOf('person', hexToBytes(keyHash));

/** The seed of a bot's decision after some entry: it does not reveal the secret, nor the seeds of other decisions. */
export const botSeedOf = (secret: string, seq: number): string =>
  bytesToHex(sha256(utf8ToBytes(`bot ${secret} ${seq}`)));

/** What a part is promised for: the commitment stands for the table and the deal, because no two are alike. */
export type PartPurpose = { readonly commitment: string; readonly attempt: number; readonly person: string };

/** The promise of a part. It holds for one person and attempt only, so nobody can copy it. */
export const promiseOf = (value: string, { commitment, attempt, person }: PartPurpose): string =>
  hashOf('part', hexToBytes(commitment), bigEndian(attempt), hexToBytes(person), hexToBytes(value));

/** The hash of everything that is fixed before the first part of an attempt is opened. */
export const closingOf = (commitment: string, attempt: number, parts: readonly PromisedPart[]): string =>
  hashOf(
    'closing',
    hexToBytes(commitment),
    bigEndian(attempt),
    ...parts.flatMap(({ seat, person, promise }) => [
      Uint8Array.of(seat),
      hexToBytes(person),
      hexToBytes(promise),
    ]),
  );

/** The hash of bytes for one purpose; it never equals a hash for another one. */
export const hashOf = (purpose: 'person' | 'part' | 'closing' | 'deal', ...bytes: Uint8Array[]): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes(`quando ${purpose} 2\n`), ...bytes)));

/** Four bytes. */
export const bigEndian = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
