import { codeText, type TableCode } from '@quando/protocol';

/** The addresses of online tables. */
export const API = {
  tables: '/api/tables',
  statuses: '/api/statuses',
  retention: '/api/retention',
  code: (table: string): string => `/api/tables/${table}/code`,
  tableOfCode: (code: TableCode): string => `/api/codes/${codeText(code)}`,
  pushKey: '/api/push',
  call: (table: string): string => `/api/tables/${table}/push`,
  stopCalling: (table: string): string => `/api/tables/${table}/push/stop`,
  erase: (table: string): string => `/api/tables/${table}/erase`,
  record: (table: string): string => `/api/tables/${table}/record`,
  socket: (table: string): string => `/api/tables/${table}/socket`,
} as const;

type Place = { readonly origin: string };

/** The address of a table's socket: secure if the page is. */
export const socketAddress = ({ origin }: Place, table: string): string =>
  `${origin.replace(/^http/, 'ws')}${API.socket(table)}`;

/** The link to invite others. */
export const tableLink = ({ origin }: Place, table: string): string => `${origin}/t/${table}`;

/** The page where a table's code is typed, as it is said: without a scheme. */
export const joinPage = ({ host }: { readonly host: string }): string => `${host}/join`;

/** The private link with which somebody who has lost their device claims their seat. */
export const claimLink = ({ origin }: Place, table: string, secret: string): string =>
  `${origin}/t/${table}#claim=${secret}`;

/** The private link that moves a seat to another device; servers never see the part after the #. */
export const seatLink = ({ origin }: Place, table: string, key: string): string =>
  `${origin}/t/${table}#key=${key}`;
