import type { Storage, TableHead } from '@quando/table';
import type { Metrics } from './metrics.ts';

/** A storage whose appends are counted and timed. */
export const measuredStorage = (
  storage: Storage<TableHead>,
  { entries, storing }: Metrics,
): Storage<TableHead> => ({
  create: (head, first) => storage.create(head, first),
  append: async (head, entry) => {
    const stop = storing.startTimer();
    try {
      const outcome = await storage.append(head, entry);
      entries.inc({ outcome });
      return outcome;
    } catch (error) {
      entries.inc({ outcome: 'failed' });
      throw error;
    } finally {
      stop();
    }
  },
  load: (game, after) => storage.load(game, after),
  list: () => storage.list(),
  remove: (game) => storage.remove(game),
});
