import type { OnlineTable } from './online-table.ts';

/** Whether the person with this key hash has a seat; reads on first if this process has not heard of them. */
export async function hasSeat(table: OnlineTable, key: string): Promise<boolean> {
  if (table.seatOf(key) === 'none') await table.refresh();
  return table.seatOf(key) !== 'none';
}
