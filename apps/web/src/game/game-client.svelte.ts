import { refusalOf, type Action, type Seat, type View, type Viewer } from '@quando/rules';
import type {
  Command,
  Handicaps,
  Sitter,
  TableRefusal,
  TableReply,
  ToldEvent,
  Update,
} from '@quando/protocol';
import type { ConnectionState, GameConnection } from './game-connection.ts';
import {
  afterReply,
  currentRound,
  isGapBefore,
  lastActionOf,
  missedIn,
  momentIn,
  startingAs,
  type GameState,
} from './game-state.ts';
import type { Game } from './game.ts';
import { Moments } from './moments.svelte.ts';
import type { ScoredRound } from './scored-round.ts';

export type GameClientOptions = {
  readonly connection: GameConnection;
  /** The seats of the people at this device; several people share it in turns. */
  readonly seats: readonly Seat[];
  readonly freshId: () => string;
};

/** The client of one game: sends commands, repeats them after a lost connection, and keeps the latest state. */
export class GameClient implements Game {
  readonly moments: Moments = new Moments();
  readonly #options: GameClientOptions;
  /** The seq of the last update that each viewer at this device has seen. */
  readonly #seenUntil: Map<Viewer, number> = new Map();
  #state: GameState = $state.raw(startingAs('watcher'));

  constructor(options: GameClientOptions) {
    this.#options = options;
    this.#state = startingAs(options.seats.length === 1 ? options.seats[0]! : 'watcher');
    options.connection.onMessage((reply) => this.#receive(reply));
    options.connection.onState((connection) => this.#reconnect(connection));
  }

  /** Everything known about the game. */
  get state(): GameState {
    return this.#state;
  }
  get connection(): ConnectionState {
    return this.#state.connection;
  }
  get view(): View | undefined {
    return this.#state.update?.view;
  }
  get viewer(): Viewer {
    return this.#state.viewer;
  }
  get sitters(): readonly Sitter[] {
    return this.#state.update?.sitters ?? [];
  }
  get log(): readonly ToldEvent[] {
    return this.#state.log;
  }
  get news(): readonly ToldEvent[] {
    return this.#state.news;
  }
  get missed(): readonly ToldEvent[] {
    return this.#state.missed;
  }
  get standings(): readonly (readonly number[])[] {
    return this.#state.update?.standings ?? [];
  }
  get handicaps(): Handicaps | undefined {
    return this.#state.update?.handicaps;
  }
  get lastRound(): ScoredRound | undefined {
    return this.#state.lastRound;
  }
  get pending(): Action | 'continue' | undefined {
    const command = this.#state.pending?.command;
    return command?.type === 'act' ? command.action : command?.type;
  }
  get refusal(): TableRefusal | undefined {
    return this.#state.refusal;
  }
  get isAsked(): boolean {
    return this.view !== undefined && this.view.asked === this.viewer;
  }
  get isShared(): boolean {
    return this.#options.seats.length > 1;
  }
  get handOverTo(): Seat | 'nobody' {
    const asked = this.view?.asked ?? 'nobody';
    const isHere = asked !== 'nobody' && this.#options.seats.includes(asked);
    return isHere && asked !== this.viewer ? asked : 'nobody';
  }

  act(action: Action): void {
    const { update } = this.#state;
    if (!update) return;
    const refusal = refusalOf(update.view, action);
    if (refusal) this.#become({ refusal });
    else this.#command({ type: 'act', id: this.#options.freshId(), after: update.seq, action });
  }

  continue(): void {
    const { update } = this.#state;
    if (update) this.#command({ type: 'continue', id: this.#options.freshId(), after: update.seq });
  }

  joinAs(seat: Seat): void {
    this.#view(seat);
  }

  leaveSeat(): void {
    this.#view('watcher');
  }

  dismissMissed(): void {
    this.#become({ missed: [] });
  }

  close(): void {
    this.#options.connection.close();
  }

  /** Forgets what the previous viewer saw and joins as the new one. */
  #view(viewer: Viewer): void {
    this.moments.skip();
    this.#state = { ...startingAs(viewer), connection: this.#state.connection };
    this.#join();
  }

  #command(command: Command): void {
    if (this.#state.pending) return;
    this.#become({ pending: { command, doneAt: 'unknown' }, refusal: undefined, news: [], missed: [] });
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
    // Safe to repeat: the table answers the same id in the same way.
    if (this.#state.pending) this.#options.connection.send(this.#state.pending.command);
  }

  #receive(reply: TableReply): void {
    const update = reply.type === 'update' ? reply : reply.type === 'refused' ? reply.update : undefined;
    const before = this.#state;
    if (update && isGapBefore(before, update)) return this.#join();
    this.#state = afterReply(before, reply);
    if (update && this.#state.update === update) this.#show(before, update);
  }

  /**
   * Queues new events as a moment, collects them as news for a person who has just taken the device, or keeps them as
   * missed: whoever was away for more than a turn sees the present at once.
   */
  #show(before: GameState, update: Update): void {
    const { viewer } = update;
    if (!before.update && viewer !== 'watcher') this.#become({ news: this.#newsFor(viewer) });
    this.#seenUntil.set(viewer, update.seq);
    const moment = momentIn(before, update);
    if (moment) this.moments.add(moment);
    const missed = missedIn(before, update);
    if (missed.length === 0) return;
    this.moments.skip();
    this.#become({ missed: currentRound([...before.missed, ...missed]) });
  }

  #newsFor(seat: Seat): readonly ToldEvent[] {
    const { log } = this.#state;
    const seen = this.#seenUntil.get(seat) ?? lastActionOf(log, seat);
    return log.filter(({ seq }) => seq > seen);
  }

  #become(change: Partial<GameState>): void {
    this.#state = { ...this.#state, ...change };
  }
}
