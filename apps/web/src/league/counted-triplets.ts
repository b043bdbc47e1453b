import { askWorker } from '../ask-worker.ts';

/** By round and seat, how many triplets were played. */
export type Triplets = readonly (readonly number[])[];

/** Counts the triplets in the record of a finished game, in a worker, because a record contains what was hidden. */
export const countedTriplets = (record: string): Promise<Triplets | undefined> =>
  askWorker(
    new Worker(new URL('../offline/triplets-worker.ts', import.meta.url), { type: 'module' }),
    record,
  );
