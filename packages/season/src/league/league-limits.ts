/** How much a league can hold. */
export const LEAGUE_LIMITS = {
  members: 200,
  results: 10_000,
  /** New names, all of which are rewritten when a member deletes theirs. */
  renames: 1000,
  /** Corrections, new names and the like included. */
  entries: 30_000,
  /** Characters of one entry, and of all: many rounds are long, and a league is held in memory. */
  entrySize: 20_000,
  size: 16_000_000,
  /** Entries within an hour, so that nobody fills a league in a moment; a long queue may be sent at once. */
  entriesPerHour: 1000,
} as const;

export type LeagueLimits = { readonly [Limit in keyof typeof LEAGUE_LIMITS]: number };
