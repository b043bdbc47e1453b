import type { Seat } from '@quando/rules';
import { setImmediate } from 'node:timers/promises';
import type { PresenceRow } from '../storage/schema.ts';
import type { PresenceStore } from './presence-store.ts';

/** A process that has not been seen for this long is considered dead, in milliseconds. */
const DEAD_AFTER = 10_000;

/** A margin for clock differences between machines and for delayed rows, in milliseconds. */
const OVERLAP = 10_000;

/** The tables whose people are told of a change without giving way to other work. */
const AT_ONCE = 50;

/** The place of big screens, beside the seats. */
export const SCREEN = -1;

/** The first place of people who have opened a table and not sat down; the others are below it. */
export const VISITOR = -2;

/** `row` is the time in the database, which another clock may have given; `leftAt` is never in the future. */
type Sighting = {
  readonly place: Seat;
  readonly process: string;
  readonly leftAt: number | null;
  readonly row: number | null;
};

/** The last sign of life of a process: its own time, and when this process noticed it. */
type Sign = { readonly seenAt: number; readonly noticedAt: number };

export type PresenceOptions = {
  readonly book: PresenceStore;
  /** The id of this process. */
  readonly process: string;
  readonly now: () => number;
  /** Called for tables where somebody connected or disconnected. */
  readonly onChange: (table: string) => void;
  /** Called for tables where somebody without a seat did. */
  readonly onVisit: (table: string) => void;
  readonly onFailure: (error: unknown) => void;
};

/** Who is connected to the open tables, through any process. */
export class Presence {
  readonly #options: PresenceOptions;
  /** By table and seat: the connections to this process. */
  readonly #connections: Map<string, Map<Seat, number>> = new Map();
  /** By open table: where each seat was seen, by seat and process. */
  readonly #sightings: Map<string, Map<string, Sighting>> = new Map();
  #processes: ReadonlyMap<string, Sign> = new Map();
  #readAt: number | undefined;
  #noted: Promise<void> = Promise.resolve();

  constructor(options: PresenceOptions) {
    this.#options = options;
  }

  /** Since when nobody on this seat has been connected; undefined if somebody is. */
  absentSince(table: string, seat: Seat): number | undefined {
    if (this.#connections.get(table)?.has(seat)) return undefined;
    let last = 0;
    for (const sighting of this.#sightingsAt(table)) {
      if (sighting.place !== seat) continue;
      const leftAt = this.#leftAt(sighting);
      if (leftAt === undefined) return undefined;
      last = Math.max(last, leftAt);
    }
    return last;
  }

  /** How many people without a seat are connected. */
  visitorsAt(table: string): number {
    const here = [...(this.#connections.get(table)?.keys() ?? [])].filter(isVisitor);
    const elsewhere = [...this.#sightingsAt(table)].filter(
      (sighting) =>
        isVisitor(sighting.place) &&
        sighting.process !== this.#options.process &&
        this.#leftAt(sighting) === undefined,
    );
    return here.length + elsewhere.length;
  }

  /** Adds a connection of a seat; returns a function to call when it ends. */
  enter(table: string, seat: Seat): () => void {
    const seats = this.#connections.get(table) ?? new Map<Seat, number>();
    const connections = (seats.get(seat) ?? 0) + 1;
    this.#connections.set(table, seats.set(seat, connections));
    if (connections === 1) this.#note(table, seat, null);
    return () => this.#leave(table, seat);
  }

  /** Loads the presence of a table before it is opened. */
  async learn(table: string): Promise<void> {
    const rows = await this.#options.book.of(table);
    this.#sightings.set(table, new Map());
    for (const row of rows) this.#see(row);
  }

  forget(table: string): void {
    this.#sightings.delete(table);
  }

  /** Records that this process is alive, and loads the rows of the others. */
  async renew(): Promise<void> {
    const { book, process, now } = this.#options;
    const time = now();
    await book.beat(process, time);
    const before = this.#living();
    this.#processes = signsAfter(this.#processes, await book.processes(), time);
    for (const row of await book.changedSince((this.#readAt ?? time) - OVERLAP)) this.#see(row);
    this.#readAt = time;
    if (this.#living() === before) return;
    await this.#changeAll();
  }

  /** Resolves once all rows are written. */
  close(): Promise<void> {
    return this.#noted;
  }

  /** In small parts, because a server may have thousands of tables. */
  async #changeAll(): Promise<void> {
    const tables = [...this.#sightings.keys()];
    for (const [i, table] of tables.entries()) {
      if (i % AT_ONCE === AT_ONCE - 1) await setImmediate();
      this.#options.onChange(table);
    }
  }

  #living(): string {
    return [...this.#processes.keys()].filter((process) => !this.#isDead(process)).join(' ');
  }

  /** An unknown process has just been started. */
  #isDead(process: string): boolean {
    return (this.#processes.get(process)?.noticedAt ?? Infinity) < this.#options.now() - DEAD_AFTER;
  }

  #sightingsAt(table: string): Iterable<Sighting> {
    return this.#sightings.get(table)?.values() ?? [];
  }

  #leftAt({ process, leftAt }: Sighting): number | undefined {
    if (leftAt !== null) return leftAt;
    return process !== this.#options.process && this.#isDead(process)
      ? this.#processes.get(process)?.noticedAt
      : undefined;
  }

  #see({ table_id: table, seat, process_id: process, left_at: row }: PresenceRow): void {
    const sightings = this.#sightings.get(table);
    const key = `${seat} ${process}`;
    // What this process knows of itself is newer than its rows.
    if (!sightings || process === this.#options.process || sightings.get(key)?.row === row) return;
    const leftAt = row === null ? null : Math.min(row, this.#options.now());
    sightings.set(key, { place: seat, process, leftAt, row });
    this.#tell(table, seat);
  }

  #leave(table: string, seat: Seat): void {
    const seats = this.#connections.get(table)!;
    const connections = seats.get(seat)! - 1;
    if (connections > 0) return void seats.set(seat, connections);
    seats.delete(seat);
    if (seats.size === 0) this.#connections.delete(table);
    this.#note(table, seat, this.#options.now());
  }

  #note(table: string, seat: Seat, leftAt: number | null): void {
    const { book, process, now, onFailure } = this.#options;
    this.#sightings.get(table)?.set(`${seat} ${process}`, { place: seat, process, leftAt, row: leftAt });
    this.#tell(table, seat);
    const row = { table_id: table, seat, process_id: process, left_at: leftAt, changed_at: now() };
    this.#noted = book.note(row).catch(onFailure);
  }

  #tell(table: string, place: Seat): void {
    const { onChange, onVisit } = this.#options;
    if (isVisitor(place)) onVisit(table);
    else onChange(table);
  }
}

const isVisitor = (place: Seat): boolean => place <= VISITOR;

/**
 * A sign of life that has changed is from now, whatever the clock of its process says, and none is from the future: a
 * process may be alive or dead by another clock.
 */
function signsAfter(
  known: ReadonlyMap<string, Sign>,
  rows: ReadonlyMap<string, number>,
  now: number,
): Map<string, Sign> {
  const signs = [...rows].map(([process, seenAt]): [string, Sign] => {
    const before = known.get(process);
    if (before?.seenAt === seenAt) return [process, before];
    return [process, { seenAt, noticedAt: before ? now : Math.min(seenAt, now) }];
  });
  return new Map(signs);
}
