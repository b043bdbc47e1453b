import type { TableStorage } from '@quando/table';
import type { NewHead } from '../storage/sql-storage.ts';
import type { WriteHealth } from '../storage/write-health.ts';
import type { Metrics } from './metrics.ts';

/** A storage whose writes are watched, and whose appends are counted and timed. */
export const measuredStorage = (
  storage: TableStorage<NewHead>,
  { entries, storing }: Metrics,
  writes: WriteHealth,
): TableStorage<NewHead> => ({
  create: (head, first) => writes.append(storage.create(head, first)),
  append: async (head, entry) => {
    const stop = storing.startTimer();
    try {
      const outcome = await writes.append(storage.append(head, entry));
      entries.inc({ outcome });
      return outcome;
    } catch (error) {
      entries.inc({ outcome: 'failed' });
      throw error;
    } finally {
      stop();
    }
  },
  rewrite: (head, entry, redaction) => writes.append(storage.rewrite(head, entry, redaction)),
  load: (game, after) => storage.load(game, after),
  list: () => storage.list(),
  remove: (game) => storage.remove(game),
});
