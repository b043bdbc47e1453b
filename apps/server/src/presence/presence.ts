import type { Seat } from '@quando/rules';
import type { PresenceRow } from '../storage/schema.ts';
import type { PresenceStore } from './presence-store.ts';

/** A process that has not been seen for this long is considered dead, in milliseconds. */
const DEAD_AFTER = 10_000;

/** A margin for clock differences between machines and for delayed rows, in milliseconds. */
const OVERLAP = 10_000;

type Sighting = { readonly process: string; readonly leftAt: number | null };

export type PresenceOptions = {
  readonly book: PresenceStore;
  /** The id of this process. */
  readonly process: string;
  readonly now: () => number;
  /** Called for tables where somebody connected or disconnected. */
  readonly onChange: (table: string) => void;
  readonly onFailure: (error: unknown) => void;
};

/** Who is connected to the open tables, through any process. */
export class Presence {
  readonly #options: PresenceOptions;
  /** By table and seat: the connections to this process. */
  readonly #connections: Map<string, number> = new Map();
  /** By open table: where each seat was seen, by seat and process. */
  readonly #sightings: Map<string, Map<string, Sighting>> = new Map();
  #processes: ReadonlyMap<string, number> = new Map();
  #readAt: number | undefined;
  #noted: Promise<void> = Promise.resolve();

  constructor(options: PresenceOptions) {
    this.#options = options;
  }

  /** Since when nobody on this seat has been connected; undefined if somebody is. */
  absentSince(table: string, seat: Seat): number | undefined {
    if (this.#connections.has(keyOf(table, seat))) return undefined;
    const sightings = [...(this.#sightings.get(table) ?? [])].filter(([key]) => key.startsWith(`${seat} `));
    const times = sightings.map(([, sighting]) => this.#leftAt(sighting));
    return times.includes(undefined) ? undefined : Math.max(0, ...times.map(Number));
  }

  /** Adds a connection of a seat; returns a function to call when it ends. */
  enter(table: string, seat: Seat): () => void {
    const key = keyOf(table, seat);
    const connections = (this.#connections.get(key) ?? 0) + 1;
    this.#connections.set(key, connections);
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
    this.#processes = await book.processes();
    for (const row of await book.changedSince((this.#readAt ?? time) - OVERLAP)) this.#see(row);
    this.#readAt = time;
    if (this.#living() === before) return;
    for (const table of this.#sightings.keys()) this.#options.onChange(table);
  }

  /** Resolves once all rows are written. */
  close(): Promise<void> {
    return this.#noted;
  }

  #living(): string {
    return [...this.#processes.keys()].filter((process) => !this.#isDead(process)).join(' ');
  }

  /** An unknown process has just been started. */
  #isDead(process: string): boolean {
    return (this.#processes.get(process) ?? Infinity) < this.#options.now() - DEAD_AFTER;
  }

  #leftAt({ process, leftAt }: Sighting): number | undefined {
    if (leftAt !== null) return leftAt;
    return process !== this.#options.process && this.#isDead(process)
      ? this.#processes.get(process)
      : undefined;
  }

  #see({ table_id: table, seat, process_id: process, left_at: leftAt }: PresenceRow): void {
    const sightings = this.#sightings.get(table);
    const key = `${seat} ${process}`;
    // What this process knows of itself is newer than its rows.
    if (!sightings || process === this.#options.process || sightings.get(key)?.leftAt === leftAt) return;
    sightings.set(key, { process, leftAt });
    this.#options.onChange(table);
  }

  #leave(table: string, seat: Seat): void {
    const key = keyOf(table, seat);
    const connections = this.#connections.get(key)! - 1;
    if (connections > 0) this.#connections.set(key, connections);
    else {
      this.#connections.delete(key);
      this.#note(table, seat, this.#options.now());
    }
  }

  #note(table: string, seat: Seat, leftAt: number | null): void {
    const { book, process, now, onChange, onFailure } = this.#options;
    this.#sightings.get(table)?.set(`${seat} ${process}`, { process, leftAt });
    onChange(table);
    const row = { table_id: table, seat, process_id: process, left_at: leftAt, changed_at: now() };
    this.#noted = book.note(row).catch(onFailure);
  }
}

const keyOf = (table: string, seat: Seat): string => `${table} ${seat}`;
