import { distinctName } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { LogEntry } from '../storage.ts';
import type { ErasedEntry } from './online-entry.ts';
import type { OnlineLog } from './online-log.ts';
import { isWornOut } from './entry-decision.ts';

/** Stands for a person who has deleted their name, in every language: nomen nescio. */
const NO_NAME = 'N. N.';

const isNoName = (name: unknown): boolean => typeof name === 'string' && /^N\. N\.( \d+)?$/.test(name);

/** Somebody whom a stored entry mentions: the hash of their key, and their name. */
type Mention = { readonly key: string; readonly name: unknown };

type Fields = Readonly<Record<string, unknown>>;
type Erased = Pick<ErasedEntry, 'key' | 'before' | 'name'>;

/** A stored entry with another name for the person who is erased, wherever their key stands beside a sitter. */
export const withoutName = (entry: LogEntry, erased: Erased): LogEntry => ({
  ...fieldsWithoutName({ ...entry }, erased),
  seq: entry.seq,
});

function fieldsWithoutName(fields: Fields, erased: Erased): Fields {
  const { key, sitter } = fields;
  const items = Object.entries(fields).map(([field, item]) => [field, itemWithoutName(item, erased)]);
  const isTheirs =
    (key === erased.key || erased.before?.some((former) => former === key)) && isObject(sitter);
  return { ...Object.fromEntries(items), ...(isTheirs && { sitter: { ...sitter, name: erased.name } }) };
}

function itemWithoutName(value: unknown, erased: Erased): unknown {
  if (Array.isArray(value)) return value.map((item) => itemWithoutName(item, erased));
  return isObject(value) ? fieldsWithoutName(value, erased) : value;
}

/** Everybody whom stored values mention, wherever a key stands beside a sitter. */
function mentionsIn(value: unknown): Mention[] {
  if (Array.isArray(value)) return value.flatMap(mentionsIn);
  if (!isObject(value)) return [];
  const { key, sitter } = value;
  const own = typeof key === 'string' && isObject(sitter) ? [{ key, name: sitter['name'] }] : [];
  return [...own, ...Object.values(value).flatMap(mentionsIn)];
}

/**
 * How a person has to be erased from a stored log: `nothing` if it does not name them, `alone` if it names nobody else
 * who still wants to be there, or else by an entry.
 */
export function erasureOf(
  log: OnlineLog,
  values: readonly unknown[],
  { key, at }: { readonly key: string; readonly at: number },
): ErasedEntry | 'nothing' | 'alone' {
  const mentions = mentionsIn(values);
  const before = keysBefore(key, values);
  const isOwn = (mention: Mention): boolean => mention.key === key || before.includes(mention.key);
  const own = mentions.filter(isOwn);
  if (own.length === 0) return 'nothing';
  const gone = new Set(values.flatMap(erasedKeyIn));
  const isStillThere = (other: string): boolean => !gone.has(other) || log.seating.seatOf(other) !== 'none';
  if (!mentions.some((other) => !isOwn(other) && isStillThere(other.key))) return 'alone';
  const seat = log.seating.seatOf(key);
  if (seat === 'none' && own.every(({ name }) => isNoName(name))) return 'nothing';
  // A seat that is freed again and again would let the log grow without bound.
  const frees = !log.isStarted && !isWornOut(log);
  const former = before.length > 0 ? { before } : {};
  return { seq: log.seq + 1, at, type: 'erased', key, ...former, name: noNameAt(log, seat), frees };
}

/** The keys that a person had on devices which they have lost, whose seats they have claimed. */
function keysBefore(key: string, values: readonly unknown[]): string[] {
  const claim = values.findLast(
    (value) => isObject(value) && value['type'] === 'claimed' && value['key'] === key,
  );
  const before = isObject(claim) ? claim['before'] : undefined;
  return typeof before === 'string' && before !== key ? [before, ...keysBefore(before, values)] : [];
}

/** The hash of the key whose owner an entry erases. */
const erasedKeyIn = (value: unknown): string[] =>
  isObject(value) && value['type'] === 'erased' && typeof value['key'] === 'string' ? [value['key']] : [];

const noNameAt = ({ seating }: OnlineLog, seat: Seat | 'none'): string =>
  distinctName(
    NO_NAME,
    seating.sittersBeside([seat]).map(({ name }) => name),
  );

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
