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
      const fate = await storage.append(head, entry);
      entries.inc({ fate });
      return fate;
    } catch (error) {
      entries.inc({ fate: 'failed' });
      throw error;
    } finally {
      stop();
    }
  },
  load: (game, after) => storage.load(game, after),
  list: () => storage.list(),
  remove: (game) => storage.remove(game),
  setAside: (game) => storage.setAside(game),
});
