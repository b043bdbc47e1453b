import type { TableStorage } from '@quando/table';
import type { NewHead } from '../storage/sql-storage.ts';
import type { Broadcast } from './broadcast.ts';

/** A storage that notifies the other processes of every append. */
export const broadcastingStorage = (
  storage: TableStorage<NewHead>,
  broadcast: Broadcast,
): TableStorage<NewHead> => ({
  create: (head, entries) => storage.create(head, entries),
  append: (head, entry) => told(head.game, storage.append(head, entry), broadcast),
  rewrite: (head, entry, redaction) => told(head.game, storage.rewrite(head, entry, redaction), broadcast),
  load: (game, after) => storage.load(game, after),
  list: () => storage.list(),
  remove: (game) => storage.remove(game),
});

async function told(
  table: string,
  storing: Promise<'stored' | 'conflict'>,
  broadcast: Broadcast,
): Promise<'stored' | 'conflict'> {
  const outcome = await storing;
  if (outcome === 'stored') broadcast.send({ kind: 'changed', table });
  return outcome;
}
