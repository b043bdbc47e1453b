import type { OnlineTable } from '@quando/table';
import type { TableServer } from '../table-server.ts';
import type { OpenedTable, Unreadable } from '../tables/open-tables.ts';
import { isTableId } from '../tables/table-id.ts';

/** The table that a request names. */
export async function foundTable(
  { tables }: TableServer,
  id: string,
): Promise<OnlineTable | 'no-such-table' | 'unreadable'> {
  const table = isTableId(id) ? await tables.find(id) : 'no-such-table';
  return isUnreadable(table) ? 'unreadable' : table;
}

export const isUnreadable = (table: OpenedTable | 'failed' | undefined): table is Unreadable =>
  typeof table === 'object' && 'damage' in table;
