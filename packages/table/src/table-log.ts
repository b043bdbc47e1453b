import type { Damage } from './damage.ts';

/** A log as far as this process knows it, and the resulting state. */
export type TableLog<Change> = {
  /** The seq of the last entry. */
  readonly seq: number;
  /** The seq of the game's last entry; undefined before the first deal. */
  readonly gameSeq: number | undefined;
  add(change: Change): void;
  /** Parses and applies a stored entry. */
  read(value: unknown): ReadEntry<Change>;
};

/** The result of a stored entry, or what is wrong with it. */
export type ReadEntry<Change> = { readonly change: Change } | { readonly damage: Damage };

/** Adds stored entries to a log; reports the first invalid one. */
export function readAll<Change>(log: TableLog<Change>, values: readonly unknown[]): Damage | undefined {
  for (const value of values) {
    const read = log.read(value);
    if ('damage' in read) return read.damage;
    log.add(read.change);
  }
  return undefined;
}
