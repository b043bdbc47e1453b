import type { DealWitness } from '@quando/table/device';
import type { Seat } from '@quando/rules';
import { askWorker } from '../ask-worker.ts';

/** The record of an online game as received, and what this device remembers of its deals. */
export type DealQuestion = { readonly record: string; readonly witness: DealWitness };

/** Whether every deal is as promised; rounds count from 0. */
export type DealCheck =
  | {
      readonly is: 'fair';
      readonly deals: number;
      /** Whether the deals are the same at other tables, so that no device has a part in them. */
      readonly isShared?: true;
      /** The rounds in whose deals this device had no part. */
      readonly without: readonly number[];
      /** Whose devices promised a part and did not open it. */
      readonly silent: readonly { readonly round: number; readonly seat: Seat }[];
    }
  | { readonly is: 'unfair'; readonly round: number }
  | { readonly is: 'unreadable' };

/** Checks every deal of a record in a worker. */
export async function checkDealsIn(question: DealQuestion): Promise<DealCheck> {
  const worker = new Worker(new URL('../offline/deal-check-worker.ts', import.meta.url), { type: 'module' });
  return (await askWorker<DealCheck>(worker, question)) ?? { is: 'unreadable' };
}
