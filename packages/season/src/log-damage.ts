/** What is wrong with a stored log, and with which entry. */
export type LogDamage = {
  readonly code: 'not-an-entry' | 'out-of-order' | 'illegal';
  readonly place: number;
};

/** A log that grows by stored entries, once each has been checked. */
type GrowingLog<Change> = {
  read(value: unknown): { readonly change: Change } | { readonly damage: LogDamage };
  add(change: Change): void;
};

/** The log with these stored entries added, or what is wrong with the first invalid one. */
export function withEntries<Change, Log extends GrowingLog<Change>>(
  log: Log,
  values: readonly unknown[],
): Log | LogDamage {
  for (const value of values) {
    const read = log.read(value);
    if ('damage' in read) return read.damage;
    log.add(read.change);
  }
  return log;
}
