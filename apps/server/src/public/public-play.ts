import type { Database } from '../storage/schema.ts';
import { Bans } from './bans.ts';
import { PublicBook } from './public-book.ts';
import { Reports } from './reports.ts';

/** What is stored about playing with strangers. */
export type PublicPlay = {
  readonly book: PublicBook;
  readonly reports: Reports;
  readonly bans: Bans;
  readonly now: () => number;
};

export const publicPlayOf = (db: Database, now: () => number): PublicPlay => ({
  book: new PublicBook(db),
  reports: new Reports(db),
  bans: new Bans(db, now),
  now,
});
