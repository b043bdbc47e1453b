import { steadyClock } from '../clock.ts';
import { freshId } from '../game/fresh-id.ts';
import { listenForWakeEvents } from '../wake-events.ts';
import { socketAddress } from './addresses.ts';
import { freshPart } from './device-key.ts';
import {
  OnlineTableClient,
  type OnlineTableOptions,
  type TableConnection,
  type TableConnectionEvents,
} from './online-table-client.svelte.ts';
import { ServerConnection } from './server-connection.ts';
import { openSocket } from './socket.ts';

/** Opens an online table with this browser's socket, clock and random numbers. */
export const openOnlineTable = (
  options: Pick<OnlineTableOptions, 'table' | 'tables' | 'publicProfile'>,
): OnlineTableClient =>
  new OnlineTableClient({
    ...options,
    connect: (events) => connectTo(options, events),
    clock: steadyClock,
    freshId,
    freshPart: () => freshPart(crypto),
  });

function connectTo(
  { table, tables }: Pick<OnlineTableOptions, 'table' | 'tables'>,
  events: TableConnectionEvents,
): TableConnection {
  const connection = new ServerConnection({
    ...events,
    connect: (socketEvents) => openSocket(socketAddress(location, table), socketEvents),
    key: tables.savedAt(table).key,
    device: tables.deviceAt(table),
    clock: steadyClock,
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
