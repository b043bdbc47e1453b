import type { Seat } from '@quando/rules';
import { parseSetup, type Setup } from '@quando/protocol';

/** One line of a table's log: a decision that was made, numbered from 0 without a gap. */
export type TableEntry = OpenedEntry | DealtEntry | ActedEntry;

export type Kept = {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
};

export type OpenedEntry = Kept & { readonly type: 'opened'; readonly setup: Setup };

export type DealtEntry = Kept & {
  readonly type: 'dealt';
  readonly dealer: Seat;
  /** As a record writes it. */
  readonly deck: readonly string[];
  /** Of the command that asked for it; the first deal needs none. */
  readonly id?: string;
  /** The secret of the deal to come, where deals are promised. */
  readonly next?: string;
};

export type ActedEntry = Kept & {
  readonly type: 'acted';
  /** As a record writes it, the seat first. */
  readonly line: string;
  /** Of the command. */
  readonly id: string;
};

/** The door for an entry that was kept; undefined if it is none. Whether it can be played is the log's business. */
export function parseTableEntry(value: unknown): TableEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { seq, at, type, ...rest } = value as Readonly<Record<string, unknown>>;
  if (!isWhole(seq) || !isWhole(at)) return undefined;
  switch (type) {
    case 'opened': {
      const setup = parseSetup(rest['setup']);
      return setup && { seq, at, type, setup };
    }
    case 'dealt':
      return dealt({ seq, at }, rest);
    case 'acted':
      return acted({ seq, at }, rest);
    default:
      return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function dealt(kept: Kept, { dealer, deck, id, next }: Fields): DealtEntry | undefined {
  if (!isWhole(dealer) || !Array.isArray(deck) || !deck.every(isText)) return undefined;
  if (!isTextOrNone(id) || !isTextOrNone(next)) return undefined;
  return {
    ...kept,
    type: 'dealt',
    dealer,
    deck,
    ...(id !== undefined && { id }),
    ...(next !== undefined && { next }),
  };
}

const acted = (kept: Kept, { line, id }: Fields): ActedEntry | undefined =>
  isText(line) && isText(id) ? { ...kept, type: 'acted', line, id } : undefined;

export const isWhole = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

export const isText = (value: unknown): value is string => typeof value === 'string';

const isTextOrNone = (value: unknown): value is string | undefined => value === undefined || isText(value);
