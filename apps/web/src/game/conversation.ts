import { refusalOf, type Action, type Seat, type Viewer } from '@quando/rules';
import type { Command, TableReply, Update } from '@quando/protocol';
import type { GameConnection, ConnectionState } from './game-connection.ts';
import type { Moment } from './moment.ts';
import {
  afterReply,
  isGapBefore,
  lastActionOf,
  newEventsOf,
  startingAs,
  type GameState,
} from './game-state.ts';

export type ConversationOptions = {
  readonly connection: GameConnection;
  /** The seats of the people at this device; several pass it on to each other. */
  readonly seats: readonly Seat[];
  readonly freshId: () => string;
  readonly onChange: (state: GameState) => void;
  readonly onMoment: (moment: Moment) => void;
};

/** A client's side of a connection: asks, asks again after a loss, and keeps what it was told. */
export class Conversation {
  readonly #options: ConversationOptions;
  readonly #lookedUntil: Map<Viewer, number> = new Map();
  #state: GameState;

  constructor(options: ConversationOptions) {
    this.#options = options;
    this.#state = startingAs(options.seats.length === 1 ? options.seats[0]! : 'watcher');
    options.connection.onMessage((reply) => this.#hear(reply));
    options.connection.onState((connection) => this.#reconnect(connection));
  }

  get state(): GameState {
    return this.#state;
  }

  act(action: Action): void {
    const { update } = this.#state;
    if (!update) return;
    const refusal = refusalOf(update.view, action);
    if (refusal) this.#become({ refusal });
    else this.#command({ type: 'act', id: this.#options.freshId(), after: update.seq, action });
  }

  /** Deals the next round. */
  continue(): void {
    const { update } = this.#state;
    if (update) this.#command({ type: 'continue', id: this.#options.freshId(), after: update.seq });
  }

  /** Looks through other eyes; what the former ones saw is forgotten here. */
  joinAs(viewer: Viewer): void {
    this.#state = { ...startingAs(viewer), connection: this.#state.connection };
    this.#options.onChange(this.#state);
    this.#join();
  }

  dismissRefusal(): void {
    this.#become({ refusal: undefined });
  }

  #command(command: Command): void {
    if (this.#state.pending) return;
    this.#become({ pending: { command, doneAt: 'unknown' }, refusal: undefined, news: [] });
    this.#options.connection.send(command);
  }

  #join(): void {
    const { viewer, update } = this.#state;
    this.#options.connection.send({ type: 'join', as: viewer, ...(update && { since: update.seq }) });
  }

  #reconnect(connection: ConnectionState): void {
    this.#become({ connection });
    if (connection !== 'open') return;
    this.#join();
    // Whatever became of it: the same id gets the same answer.
    if (this.#state.pending) this.#options.connection.send(this.#state.pending.command);
  }

  #hear(reply: TableReply): void {
    const update = reply.type === 'update' ? reply : reply.type === 'refused' ? reply.update : undefined;
    const before = this.#state;
    if (update && isGapBefore(before, update)) return this.#join();
    this.#become(afterReply(before, reply));
    if (update && this.#state.update === update) this.#look(before, update);
  }

  /** Tells what is new: as a moment to those who were looking, as news to somebody who has just come. */
  #look(before: GameState, update: Update): void {
    const { viewer } = update;
    if (!before.update && viewer !== 'watcher') this.#become({ news: this.#newsFor(viewer) });
    this.#lookedUntil.set(viewer, update.seq);
    const events = before.update ? newEventsOf(before, update) : freshDealIn(update);
    if (events.length > 0) {
      this.#options.onMoment({
        seq: update.seq,
        events: events.map(({ event }) => event),
        before: before.update?.view,
        view: update.view,
      });
    }
  }

  #newsFor(seat: Seat): GameState['news'] {
    const { log } = this.#state;
    const looked = this.#lookedUntil.get(seat) ?? lastActionOf(log, seat);
    return log.filter(({ seq }) => seq > looked);
  }

  #become(change: Partial<GameState>): void {
    this.#state = { ...this.#state, ...change };
    this.#options.onChange(this.#state);
  }
}

/** The deal, if nothing else has happened in this round. */
const freshDealIn = ({ events }: Update): Update['events'] =>
  events.every(({ event }) => event.type === 'dealt') ? events : [];
