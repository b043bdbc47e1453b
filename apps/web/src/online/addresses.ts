/** Everything of an online table that has an address. */
export const API = {
  tables: '/api/tables',
  statuses: '/api/statuses',
  record: (table: string): string => `/api/tables/${table}/record`,
  socket: (table: string): string => `/api/tables/${table}/socket`,
} as const;

type Place = { readonly origin: string };

/** Where a table's socket is: a page fetched safely speaks safely. */
export const socketAddress = ({ origin }: Place, table: string): string =>
  `${origin.replace(/^http/, 'ws')}${API.socket(table)}`;

/** What one sends to friends. */
export const tableLink = ({ origin }: Place, table: string): string => `${origin}/t/${table}`;

/** What one opens on another device of one's own; what stands behind the # never reaches a server. */
export const seatLink = ({ origin }: Place, table: string, key: string): string =>
  `${origin}/t/${table}#key=${key}`;
