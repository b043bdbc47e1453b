import type { Seat } from '@quando/rules';
import { parseSitter, parseTerms, type Sitter, type Terms } from '@quando/protocol';
import { isText, isWhole, parseTableEntry, type ActedEntry, type DealtEntry, type Kept } from '../entry.ts';
import type { Contribution } from '../fair-deal.ts';

/** One line of an online table's log. */
export type OnlineEntry = FoundedEntry | SeatingEntry | DealtEntry | ActedEntry;

export type FoundedEntry = Kept & {
  readonly type: 'founded';
  readonly terms: Terms;
  /** Of the first deal. */
  readonly secret: string;
  /** Of a rematch: who sits where, who deals first, and what was contributed. */
  readonly rematch?: Rematch;
};

export type Rematch = {
  readonly company: readonly Seated[];
  readonly dealer: Seat;
  readonly contributions: readonly Contribution[];
};

/** A sitter, and for a person the hash of their key. */
export type Seated = { readonly sitter: Sitter; readonly key?: string };

/** Who made an entry, so that the same command again gets the same answer. */
type Made = Kept & { readonly by: string; readonly id: string };

export type SeatingEntry =
  | (Made & { readonly type: 'seated'; readonly seat: Seat } & Seated)
  | (Made & { readonly type: 'vacated'; readonly seat: Seat })
  | (Made & { readonly type: 'returned'; readonly seat: Seat })
  | (Made & { readonly type: 'contributed'; readonly seat: Seat; readonly value: string })
  | (Made & { readonly type: 'rematched'; readonly table: string })
  /** A bot decides for a person from now on: they left, or their time ran out, which nobody asked for. */
  | (Kept & { readonly type: 'left'; readonly seat: Seat; readonly by?: string; readonly id?: string });

type Fields = Readonly<Record<string, unknown>>;

/** The door for an entry that was kept; undefined if it is none. Whether it can come next is the log's business. */
export function parseOnlineEntry(value: unknown): OnlineEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Fields;
  const { seq, at, type } = fields;
  if (type === 'dealt' || type === 'acted') return parseTableEntry(value) as DealtEntry | ActedEntry;
  if (!isWhole(seq) || !isWhole(at)) return undefined;
  return type === 'founded' ? founded({ seq, at }, fields) : seating({ seq, at }, fields);
}

function founded(kept: Kept, { terms: value, secret, rematch }: Fields): FoundedEntry | undefined {
  const terms = parseTerms(value);
  if (!terms || !isBytes(secret)) return undefined;
  const plain: FoundedEntry = { ...kept, type: 'founded', terms, secret };
  if (rematch === undefined) return plain;
  const parsed = rematchIn(rematch);
  return parsed?.company.length === terms.players ? { ...plain, rematch: parsed } : undefined;
}

function rematchIn(value: unknown): Rematch | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { company, dealer, contributions } = value as Fields;
  if (!isWhole(dealer) || !Array.isArray(company) || !Array.isArray(contributions)) return undefined;
  const seated = company.map(seatedIn);
  const given = contributions.map(contributionIn);
  if (!seated.every((one) => one !== undefined) || !given.every((one) => one !== undefined)) return undefined;
  return { company: seated, dealer, contributions: given };
}

function seatedIn(value: unknown): Seated | undefined {
  const { sitter: kept, key } = (value ?? {}) as Fields;
  const sitter = parseSitter(kept);
  if (!sitter || (sitter.kind === 'person') !== isBytes(key)) return undefined;
  return isBytes(key) ? { sitter, key } : { sitter };
}

function contributionIn(value: unknown): Contribution | undefined {
  const { seat, value: bytes } = (value ?? {}) as Fields;
  return isWhole(seat) && isBytes(bytes) ? { seat, value: bytes } : undefined;
}

function seating(kept: Kept, fields: Fields): SeatingEntry | undefined {
  const { type, by, id, seat, table } = fields;
  if (type === 'left' && isWhole(seat))
    return { ...kept, type, seat, ...(isText(by) && { by }), ...(isText(id) && { id }) };
  if (!isText(by) || !isText(id)) return undefined;
  const made = { ...kept, by, id };
  if (type === 'rematched') return isText(table) ? { ...made, type, table } : undefined;
  return isWhole(seat) ? atSeat(made, seat, fields) : undefined;
}

function atSeat(made: Made, seat: Seat, fields: Fields): SeatingEntry | undefined {
  const { type, value } = fields;
  switch (type) {
    case 'vacated':
    case 'returned':
      return { ...made, type, seat };
    case 'contributed':
      return isBytes(value) ? { ...made, type, seat, value } : undefined;
    case 'seated': {
      const seated = seatedIn(fields);
      return seated && { ...made, type, seat, ...seated };
    }
    default:
      return undefined;
  }
}

/** 32 bytes in hexadecimal digits. */
export const isBytes = (value: unknown): value is string => isText(value) && /^[\da-f]{64}$/.test(value);
