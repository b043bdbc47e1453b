import { viewAfter, type View } from '@quando/rules';
import type { Events } from './online-reply.ts';
import type { ToldEvent, Update } from './table-reply.ts';
import type { TableStatus } from './table-status.ts';

/** Why an update does not follow: events are missing, or the view differs from the authority's. */
export type Lost = 'gap' | 'difference';

/** The update that follows from the last one and further events. */
export function updateAfter(last: Update, { seq, since, events, check }: Events): Update | Lost {
  if (since > last.seq) return 'gap';
  if (seq <= last.seq) return last;
  const fresh = events.filter((told) => told.seq > last.seq);
  const view = viewAfterAll(last.view, fresh);
  if (!view || (check !== undefined && check !== checkOf(view))) return 'difference';
  return { ...last, seq, since: last.seq, view, events: fresh, standings: standingsAfter(last, fresh) };
}

/** The status after events, which say what time it is and for whom the table waits. */
export function statusAfter(last: TableStatus, { seq, now, waiting }: Events): TableStatus {
  const { waiting: _, ...status } = last;
  return { ...status, seq: Math.max(seq, last.seq), now, ...(waiting && { waiting }) };
}

/**
 * A checksum of a view, by which a client finds out whether its own one is right: FNV-1a over the ASCII characters of its
 * JSON with sorted keys. The text itself is never made, which would take twice as long.
 */
export const checkOf = (view: View): number => hashOf(view, 0x811c9dc5) >>> 0;

/** The view after events; undefined if they do not fit it. */
function viewAfterAll(view: View, events: readonly ToldEvent[]): View | undefined {
  try {
    return events.reduce((before, { event }) => viewAfter(before, event), view);
  } catch {
    return undefined;
  }
}

const standingsAfter = ({ standings }: Update, events: readonly ToldEvent[]): Update['standings'] => [
  ...standings,
  ...events.flatMap(({ event }) => (event.type === 'scored' ? [event.totals] : [])),
];

/** A hash that goes on with the JSON of a value. */
function hashOf(value: unknown, hash: number): number {
  if (Array.isArray(value)) return hashOfList(value, hash);
  if (isRecord(value)) return hashOfRecord(value, hash);
  return mixed(hash, typeof value === 'number' ? String(value) : JSON.stringify(value));
}

function hashOfList(values: readonly unknown[], start: number): number {
  let hash = mixed(start, '[');
  for (const [i, value] of values.entries()) hash = hashOf(value, i === 0 ? hash : mixed(hash, ','));
  return mixed(hash, ']');
}

function hashOfRecord(record: Readonly<Record<string, unknown>>, start: number): number {
  let hash = start;
  let before = '{"';
  for (const key of Object.keys(record).toSorted()) {
    hash = hashOf(record[key], mixed(mixed(mixed(hash, before), key), '":'));
    before = ',"';
  }
  return mixed(hash, before === '{"' ? '{}' : '}');
}

function mixed(start: number, text: string): number {
  let hash = start;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
