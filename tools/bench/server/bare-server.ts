/**
 * The least that a server for these clients can do, to compare the real one with: it runs the rules and tells four
 * sockets, with the same `ws` and the same messages. It stores nothing, checks no message and knows no limits.
 */
import type { OnlineReply, OnlineRequest, Sitter } from '@quando/protocol';
import { seededRandom, type Seat } from '@quando/rules';
import {
  apply,
  seenBy,
  shuffledDeck,
  startGame,
  startRound,
  viewOf,
  type Step,
} from '@quando/rules/authority';
import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';

const PLAYERS = 4;
const SITTER: Sitter = { kind: 'person', name: 'Somebody', avatar: 'round' };
const SITTERS = Array.from({ length: PLAYERS }, () => SITTER);

/** What we need of `ws`, in the version that the server uses. */
type Socket = {
  send(text: string): void;
  on(event: 'message', hear: (data: Buffer) => void): void;
  on(event: 'close', end: () => void): void;
};
type Sockets = { on(event: 'connection', open: (socket: Socket, request: IncomingMessage) => void): void };

const ws: { readonly WebSocketServer: new (options: object) => Sockets } = createRequire(
  new URL('../../../apps/server/package.json', import.meta.url),
)('ws');

const random = seededRandom('bare');

/** A game and its sockets by seat. */
class BareTable {
  readonly #sockets: Socket[] = [];
  #step: Step | undefined;
  #seq = 0;

  receive(socket: Socket, message: OnlineRequest): void {
    switch (message.type) {
      case 'sit':
        this.#sockets[message.seat] = socket;
        send(socket, { type: 'accepted', id: message.id, seq: 0 });
        return send(socket, { type: 'welcome', version: 0, seat: message.seat });
      case 'join':
        return this.#show(this.#sockets.indexOf(socket));
      case 'start':
        return this.#deal();
      case 'act':
        send(socket, { type: 'accepted', id: message.id, seq: this.#seq + 1 });
        return this.#go(apply(this.#step!.state, this.#sockets.indexOf(socket), message.action));
      case 'continue':
        return this.#go(startRound(this.#step!.state, shuffledDeck(random)));
      default:
    }
  }

  #deal(): void {
    this.#step = startGame({ players: PLAYERS, target: 999, dealer: 0 }, shuffledDeck(random));
    this.#seq = 1;
    for (let seat = 0; seat < PLAYERS; seat += 1) this.#show(seat);
  }

  #show(viewer: Seat): void {
    if (!this.#step) return;
    const { state } = this.#step;
    const shown = { viewer, view: viewOf(state, viewer), events: [], sitters: SITTERS, standings: [] };
    send(this.#sockets[viewer]!, { type: 'update', seq: this.#seq, since: this.#seq, ...shown });
  }

  #go(step: Step | { readonly refusal: object }): void {
    if ('refusal' in step) throw new Error(`a client was refused: ${JSON.stringify(step.refusal)}`);
    const since = this.#seq;
    const seq = since + 1;
    const now = Date.now();
    this.#step = step;
    this.#seq = seq;
    for (const [viewer, socket] of this.#sockets.entries()) {
      const events = step.events.map((event) => ({ seq, event: seenBy(event, viewer) }));
      send(socket, { type: 'events', seq, since, events, now });
    }
  }
}

const send = (socket: Socket, reply: OnlineReply): void => socket.send(JSON.stringify(reply));

const tables = new Map<string, BareTable>();

let made = 0;

const http = createServer((_, response) => {
  const table = `bare-${(made += 1)}`;
  tables.set(table, new BareTable());
  response.end(JSON.stringify({ table }));
});

new ws.WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket, request) => {
  const [, id = ''] = /^\/api\/tables\/(.+)\/socket$/.exec(request.url!) ?? [];
  const table = tables.get(id)!;
  socket.on('message', (data) => table.receive(socket, JSON.parse(data.toString())));
  socket.on('close', () => tables.delete(id));
});

http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  if (typeof address === 'object') console.log(`Tables are at http://127.0.0.1:${address?.port}`);
});
// For memory measurements, which must not include garbage.
process.on('SIGUSR2', () => globalThis.gc?.());
