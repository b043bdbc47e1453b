import type { Seat } from '@quando/rules';
import type { SavedTable } from './saved-table.ts';

/** The record of an online game as received, and what this device knows about its deals. */
export type DealQuestion = {
  readonly record: string;
  readonly seat: Seat | 'none';
} & Pick<SavedTable, 'contributions' | 'commitments'>;

/** Whether every deal follows from its commitment and contributions; rounds count from 0. */
export type DealCheck =
  | { readonly is: 'fair'; readonly deals: number; readonly ownParts: number }
  | { readonly is: 'unfair'; readonly round: number }
  | { readonly is: 'unreadable' };

/** Checks every deal of a record in a worker. */
export function checkDealsIn(question: DealQuestion): Promise<DealCheck> {
  const worker = new Worker(new URL('../offline/deal-check-worker.ts', import.meta.url), { type: 'module' });
  const checked = new Promise<DealCheck>((resolve) => {
    worker.addEventListener('message', (event: MessageEvent<DealCheck>) => resolve(event.data));
    worker.addEventListener('error', () => resolve({ is: 'unreadable' }));
  });
  worker.postMessage(question, []);
  return checked.finally(() => worker.terminate());
}
