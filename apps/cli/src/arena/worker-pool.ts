import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Match } from './match.ts';
import type { Tally } from './tally.ts';

export type Work = {
  readonly match: Match;
  readonly sequences: number;
  readonly threads: number;
  /** Called after each sequence, with the number played so far. */
  readonly onPlayed: (sequences: number) => void;
};

/** The input of a thread: all threads share one counter of started sequences, and each takes the next one from it. */
export type Task = Pick<Work, 'match' | 'sequences'> & { readonly begun: Int32Array };

/** The message of a thread. */
export type PlayedSequence = { readonly sequence: number; readonly tallies: Tally[] };

/**
 * Plays sequences of deals on several threads. The tallies are in the order of the sequences, whichever thread played
 * them. An error in a thread rejects the promise.
 */
export async function playSequences({ match, sequences, threads, onPlayed }: Work): Promise<Tally[][]> {
  const tallies: Tally[][] = [];
  let played = 0;
  const task: Task = { match, sequences, begun: new Int32Array(new SharedArrayBuffer(4)) };
  const workers = Array.from({ length: Math.min(threads, sequences) }, () => newThread(task));
  for (const thread of workers) {
    thread.on('message', (message: PlayedSequence) => {
      tallies[message.sequence] = message.tallies;
      played += 1;
      onPlayed(played);
    });
  }
  try {
    // Rejects if the thread fails.
    await Promise.all(workers.map((thread) => once(thread, 'exit')));
  } finally {
    await Promise.all(workers.map((thread) => thread.terminate()));
  }
  return tallies;
}

const newThread = (task: Task): Worker =>
  new Worker(new URL('arena-worker.ts', import.meta.url), { workerData: task });
