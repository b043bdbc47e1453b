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

/** The entries that are read without giving way: one takes up to 0.1 ms. */
const AT_ONCE = 20;

/** The same in small parts, so that a long log does not hold up anything else. */
export async function readInParts<Change>(
  log: TableLog<Change>,
  values: readonly unknown[],
  giveWay: () => Promise<void>,
): Promise<Damage | undefined> {
  for (let i = 0; i < values.length; i += AT_ONCE) {
    if (i > 0) await giveWay();
    const damage = readAll(log, values.slice(i, i + AT_ONCE));
    if (damage) return damage;
  }
  return undefined;
}
