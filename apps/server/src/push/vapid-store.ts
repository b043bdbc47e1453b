import type { Database } from '../storage/schema.ts';
import { freshVapidKeys, type VapidKeys } from './vapid.ts';

/** There is one row. */
const ID = 1;

/** The key pair of this database, made by the process that asks first. */
export async function storedVapidKeys(db: Database): Promise<VapidKeys> {
  const kept = await keptIn(db);
  if (kept) return kept;
  const { publicKey, privateKey } = freshVapidKeys();
  await db
    .insertInto('push_keys')
    .values({ id: ID, public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process may have been faster.
  return (await keptIn(db))!;
}

async function keptIn(db: Database): Promise<VapidKeys | undefined> {
  const row = await db.selectFrom('push_keys').selectAll().where('id', '=', ID).executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: row.private_key };
}
