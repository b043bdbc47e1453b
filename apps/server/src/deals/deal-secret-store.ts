import { randomBytes } from 'node:crypto';
import type { Database } from '../storage/schema.ts';

/** There is one row. */
const ID = 1;

/** The secret of this database from which those of shared deals follow, made by the process that asks first. */
export async function storedDealSecret(db: Database): Promise<string> {
  const kept = await keptIn(db);
  if (kept !== undefined) return kept;
  await db
    .insertInto('deal_secret')
    .values({ id: ID, secret: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process may have been faster.
  return (await keptIn(db))!;
}

async function keptIn(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('deal_secret').selectAll().where('id', '=', ID).executeTakeFirst();
  return row?.secret;
}
