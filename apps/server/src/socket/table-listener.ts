import type { OnlineReply } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { OnlineConnection, OnlineTable } from '@quando/table';
import { SCREEN, type Presence } from '../presence/presence.ts';
import type { Visitors } from '../presence/visitors.ts';
import type { Client, Listener, SocketConnection } from './socket-connection.ts';

export type TableListenerOptions = {
  readonly table: OnlineTable;
  readonly presence: Presence;
  readonly visitors: Visitors;
  readonly client: Client;
};

/** Passes messages on to a table, and reports the presence of the connection's seat, visitor or big screen. */
export class TableListener implements Listener {
  readonly #socket: SocketConnection;
  readonly #options: TableListenerOptions;
  readonly #connection: OnlineConnection;
  #leave: () => void = () => {};
  readonly #turnOff: () => void;

  constructor(socket: SocketConnection, options: TableListenerOptions) {
    const {
      table,
      presence,
      client: { isScreen, ...client },
    } = options;
    this.#socket = socket;
    this.#options = options;
    this.#connection = table.connect({ send: (reply) => this.#send(reply), ...client });
    this.#turnOff = isScreen && mayHaveScreen(table) ? presence.enter(table.id, SCREEN) : () => {};
  }

  receive(value: unknown): Promise<void> {
    return this.#connection.receive(value);
  }

  close(): void {
    this.#connection.close();
    this.#leave();
    this.#turnOff();
  }

  #send(reply: OnlineReply): void {
    if (reply.type === 'bye') return this.#socket.bye(reply.why);
    this.#socket.send(reply);
    if (reply.type === 'welcome') this.#sit(reply.seat);
  }

  #sit(seat: Seat | 'none'): void {
    const { presence, table } = this.#options;
    const leave = this.#leave;
    this.#leave = seat === 'none' ? this.#visit() : presence.enter(table.id, seat);
    leave();
  }

  /** Those who already sit are told of people who might sit down; a game that goes on has watchers. */
  #visit(): () => void {
    const { table, visitors, client } = this.#options;
    return client.isScreen || table.round > 0 ? () => {} : visitors.enter(table.id, client.key);
  }
}

/** People at a public table sit in no common room, and anybody could take their piles away from them. */
const mayHaveScreen = ({ isOpenToWatchers, isPublic }: OnlineTable): boolean => isOpenToWatchers && !isPublic;

/** Whether a client may connect to a table: it is open, the client has a seat, or there is a seat to take or to claim. */
export function mayEnter(table: OnlineTable, key: string | undefined): boolean {
  if (table.isOpenToWatchers || table.seatOf(key) !== 'none') return true;
  if (table.isOver) return false;
  return table
    .status()
    .seats.some((seat) => seat.kind === 'free' || seat.sitter.kind === 'bot' || seat.isHandedOver);
}
