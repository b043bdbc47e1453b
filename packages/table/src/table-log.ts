import type { Damage } from './damage.ts';

/** A log as far as this process knows it, and what follows from it. */
export type TableLog<Change> = {
  /** Of the last entry. */
  readonly seq: number;
  /** Of the last entry of the game; undefined before the first deal. */
  readonly gameSeq: number | undefined;
  add(change: Change): void;
  /** Parses and applies a stored entry. */
  read(value: unknown): ReadEntry<Change>;
};

/** What a stored entry leads to, or what is wrong with it. */
export type ReadEntry<Change> = { readonly change: Change } | { readonly damage: Damage };

/** Adds stored entries to a log; says what is wrong with the first one that makes no sense. */
export function readAll<Change>(log: TableLog<Change>, values: readonly unknown[]): Damage | undefined {
  for (const value of values) {
    const read = log.read(value);
    if ('damage' in read) return read.damage;
    log.add(read.change);
  }
  return undefined;
}
