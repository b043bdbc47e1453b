import type { Storage, TableHead } from '@quando/table';
import type { Hints } from './hint.ts';

/** A storage that tells the other processes what was added to it. */
export const hintingStorage = (storage: Storage<TableHead>, hints: Hints): Storage<TableHead> => ({
  create: (head, entries) => storage.create(head, entries),
  append: async (head, entry) => {
    const fate = await storage.append(head, entry);
    if (fate === 'stored') hints.tell({ kind: 'changed', table: head.game });
    return fate;
  },
  load: (game, after) => storage.load(game, after),
  list: () => storage.list(),
  remove: (game) => storage.remove(game),
  setAside: (game) => storage.setAside(game),
});
