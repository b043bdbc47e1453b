import type { Storage, TableHead } from '@quando/table';
import type { Broadcast } from './broadcast.ts';

/** A storage that notifies the other processes of every append. */
export const broadcastingStorage = (
  storage: Storage<TableHead>,
  broadcast: Broadcast,
): Storage<TableHead> => ({
  create: (head, entries) => storage.create(head, entries),
  append: async (head, entry) => {
    const outcome = await storage.append(head, entry);
    if (outcome === 'stored') broadcast.send({ kind: 'changed', table: head.game });
    return outcome;
  },
  load: (game, after) => storage.load(game, after),
  list: () => storage.list(),
  remove: (game) => storage.remove(game),
});
