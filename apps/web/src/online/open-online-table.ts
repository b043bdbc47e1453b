import { steadyClock } from '../clock.ts';
import { freshId } from '../game/fresh-id.ts';
import { openLocalStore } from '../local-store.ts';
import { listenForWakeEvents } from '../wake-events.ts';
import { socketAddress } from './addresses.ts';
import { freshPart } from './device-key.ts';
import { MyTables } from './my-tables.svelte.ts';
import {
  OnlineTableClient,
  type OnlineTableOptions,
  type TableConnection,
  type TableConnectionEvents,
} from './online-table-client.svelte.ts';
import { ServerConnection, type ServerConnectionOptions } from './server-connection.ts';
import { openSocket } from './socket.ts';
import type { TableApi } from './table-api.ts';

type OpenOptions = Pick<OnlineTableOptions, 'table' | 'tables' | 'publicProfile'>;

/** Opens an online table with this browser's socket, clock and random numbers. */
export const openOnlineTable = (options: OpenOptions): OnlineTableClient => {
  const { table, tables } = options;
  return open(options, { key: tables.savedAt(table).key, device: tables.deviceAt(table) });
};

/** Opens an online table for a big screen, which has no key: it can only watch, and its device remembers nothing. */
export const openForScreen = (table: string, tableApi: TableApi): OnlineTableClient =>
  open({ table, tables: forgetfulTables(tableApi), publicProfile: noProfile }, 'screen');

/** Opens the table of a ranked round with the key of its attempt; it is not among the tables of this device. */
export const openRankedRound = (table: string, key: string, tableApi: TableApi): OnlineTableClient => {
  const tables = forgetfulTables(tableApi);
  tables.offerKey(table, key);
  return openOnlineTable({ table, tables, publicProfile: noProfile });
};

/** Tables that last as long as the page. */
const forgetfulTables = (tableApi: TableApi): MyTables => {
  const nothing = openLocalStore(() => {
    throw new Error('nothing is kept');
  });
  return new MyTables(nothing, tableApi);
};

function noProfile(): never {
  throw new Error('nobody takes a seat here');
}

const open = (options: OpenOptions, caller: ServerConnectionOptions['caller']): OnlineTableClient =>
  new OnlineTableClient({
    ...options,
    connect: (events) => connectTo(options.table, caller, events),
    clock: steadyClock,
    freshId,
    freshPart: () => freshPart(crypto),
  });

function connectTo(
  table: string,
  caller: ServerConnectionOptions['caller'],
  events: TableConnectionEvents,
): TableConnection {
  const connection = new ServerConnection({
    ...events,
    connect: (socketEvents) => openSocket(socketAddress(location, table), socketEvents),
    caller,
    clock: steadyClock,
    now: () => Date.now(),
    random: Math.random,
  });
  const stopListening = listenForWakeEvents(window, {
    onWake: () => connection.wake(),
    onDoubt: () => connection.check(),
  });
  return {
    send: (message) => connection.send(message),
    close: () => {
      stopListening();
      connection.close();
    },
  };
}
