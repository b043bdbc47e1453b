import {
  statusAfter,
  updateAfter,
  type Clock,
  type Events,
  type OnlineReply,
  type OnlineRequest,
  type Phrase,
  type SeatHistory,
  type SeatingCommand,
  type SeatingRefusalCode,
  type SeatStatus,
  type TableReply,
  type TableStatus,
  type Update,
  type Welcome,
} from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { GameClient } from '../game/game-client.svelte.ts';
import type { ConnectionState, GameConnection } from '../game/game-connection.ts';
import { Bubbles, type Bubble } from './bubbles.svelte.ts';
import { DealParts } from './deal-parts.ts';
import { isInvitedOn } from './invitation.ts';
import type { MyTables } from './my-tables.svelte.ts';
import {
  deadlineOf,
  firstFreeSeat,
  isGameReply,
  seatingRefusalIn,
  STARTING,
  type OnlineTableState,
} from './online-table-state.ts';
import { absencesIn, companyNews, newsBetween } from './seat-news.ts';
import { SeatNewsFeed } from './seat-news-feed.svelte.ts';
import { TableHistory } from './table-history.svelte.ts';
import type { PublicProfile } from './public-profile.ts';
import type { ServerConnectionState } from './server-connection.ts';

export type OnlineTableOptions = {
  readonly table: string;
  readonly tables: MyTables;
  readonly connect: (events: TableConnectionEvents) => TableConnection;
  readonly clock: Clock;
  readonly freshId: () => string;
  /** 256 random bits in hexadecimal. */
  readonly freshPart: () => string;
  /** The public profile with which the table's creator sits down. */
  readonly publicProfile: () => PublicProfile;
};

export type TableConnectionEvents = {
  readonly onMessage: (reply: OnlineReply) => void;
  readonly onState: (state: ServerConnectionState) => void;
};

/** A connection to an online table. */
export type TableConnection = {
  /** Dropped unless the connection is open. */
  send(message: OnlineRequest): void;
  close(): void;
};

/** A seating command without its id. */
export type SeatingRequest = SeatingCommand extends infer Command
  ? Command extends SeatingCommand
    ? Omit<Command, 'id'>
    : never
  : never;

type GameHandlers = {
  onMessage(reply: TableReply): void;
  onState(state: ConnectionState): void;
};

/** The client of an online table: sits down, repeats each request until it is answered, and keeps the latest state. */
export class OnlineTableClient {
  readonly id: string;
  readonly #options: OnlineTableOptions;
  readonly #bubbles: Bubbles;
  readonly #news: SeatNewsFeed;
  /** The changes of others' seats during the game, for its log. */
  readonly history: TableHistory = new TableHistory();
  readonly #parts: DealParts;
  readonly #connection: TableConnection;
  #state: OnlineTableState = $state.raw(STARTING);
  #game: GameClient | undefined = $state.raw();
  #gameHandlers: GameHandlers | undefined;
  #playedAs: OnlineTableState['seat'] = 'unknown';
  /** This person's seats when the last status arrived. */
  #ownSeats: readonly OnlineTableState['seat'][] = [];
  /** The latest update, from which the next one follows. */
  #update: Update | undefined;

  constructor(options: OnlineTableOptions) {
    this.#options = options;
    this.id = options.table;
    this.#bubbles = new Bubbles(options.clock);
    this.#news = new SeatNewsFeed(options.clock);
    this.#parts = new DealParts(options);
    this.#connection = options.connect({
      onMessage: (reply) => this.#receive(reply),
      onState: (connection) => this.#reconnect(connection),
    });
  }

  get connection(): ServerConnectionState {
    return this.#state.connection;
  }
  /** Undefined until the first one. */
  get status(): TableStatus | undefined {
    return this.#state.status;
  }
  get seat(): Seat | 'none' | 'unknown' {
    return this.#state.seat;
  }
  /** The bot's seat that becomes this person's when the round is over. */
  get reserved(): Seat | 'none' {
    return this.#state.reserved;
  }
  /** Whether this person may not sit down until the host lets them come back. */
  get isRemoved(): boolean {
    return this.#state.removed !== 'no';
  }
  /** Whether they would like to come back. */
  get hasAskedBack(): boolean {
    const { removed, status } = this.#state;
    return status?.removed.some(({ number, isAsking }) => number === removed && isAsking) ?? false;
  }
  get hasLostSeat(): boolean {
    return this.#state.hasLostSeat;
  }
  /** When the current player runs out of time, by this device's clock. */
  get deadline(): number | undefined {
    return this.#state.deadline;
  }
  /** The time by the table's clock. */
  get now(): number {
    return this.#options.clock.now() + this.#state.clockError;
  }
  /** Unanswered commands. */
  get pending(): readonly SeatingCommand[] {
    return this.#state.pending;
  }
  get refusal(): SeatingRefusalCode | undefined {
    return this.#state.refusal;
  }
  /** The changes of seats that others have made. */
  get news(): SeatNewsFeed {
    return this.#news;
  }
  get bubbles(): readonly Bubble[] {
    return this.#bubbles.shown;
  }
  /** Undefined before the game starts; replaced whenever this device's seat changes. */
  get game(): GameClient | undefined {
    return this.#game;
  }
  get isHost(): boolean {
    return this.status !== undefined && this.status.host === this.seat;
  }
  /** Whether a bot plays for this device's person. */
  get isAway(): boolean {
    return this.#place?.isAway === true;
  }
  /** Whether it does so in this turn only, because their time ran out. */
  get isMissingTurn(): boolean {
    return this.#place?.missed === 'this-turn';
  }
  /** Whether the others let a bot play for them. */
  get isReplaced(): boolean {
    return this.#place?.replaced !== undefined;
  }
  /** Whether it does so until the round is over. */
  get isBarred(): boolean {
    return this.#place?.replaced === 'until-next-round' && this.status?.waiting?.seat !== 'next-deal';
  }
  get #place(): Extract<SeatStatus, { kind: 'taken' }> | undefined {
    const place = typeof this.seat === 'number' ? this.status?.seats[this.seat] : undefined;
    return place?.kind === 'taken' ? place : undefined;
  }
  /** Whether this device's person has been asked to play again and has not answered. */
  get isInvited(): boolean {
    return this.status !== undefined && isInvitedOn(this.status, this.seat);
  }
  get muted(): readonly Seat[] {
    return this.#options.tables.find(this.id)?.muted ?? [];
  }

  /** Whether this device shows the whole table even if a big screen does. */
  get isTableHere(): boolean {
    return this.#options.tables.find(this.id)?.isTableHere ?? false;
  }

  /** Sends a request, again after each reconnect, until it is answered. */
  ask(request: SeatingRequest): void {
    const command: SeatingCommand = { ...request, id: this.#options.freshId() };
    this.#become({ pending: [...this.pending, command], refusal: undefined });
    this.#connection.send(command);
  }

  /** Says a phrase to everybody at the table; lost if the connection is down. */
  say(phrase: Phrase): void {
    this.#connection.send({ type: 'say', phrase });
  }

  /** Mutes a seat, or unmutes it. */
  mute(seat: Seat): void {
    const { muted } = this;
    const isMuted = muted.includes(seat);
    this.#save({ muted: isMuted ? muted.filter((other) => other !== seat) : [...muted, seat] });
  }

  /** Shows the whole table on this device, or leaves it to the big screen. */
  showTableHere(isTableHere: boolean): void {
    this.#save({ isTableHere });
  }

  close(): void {
    this.#connection.close();
    this.#closeGame();
  }

  #reconnect(connection: ServerConnectionState): void {
    this.#become({ connection });
    if (typeof connection === 'object') return this.#closeGame();
    if (connection === 'open') for (const command of this.pending) this.#connection.send(command);
    this.#gameHandlers?.onState(connection);
  }

  #receive(reply: OnlineReply): void {
    switch (reply.type) {
      case 'welcome':
        return this.#learnSeat(reply);
      case 'status':
        return this.#learnStatus(reply);
      case 'history':
        return this.#recall(reply);
      case 'said':
        return this.muted.includes(reply.seat) ? undefined : this.#bubbles.add(reply.seat, reply.phrase);
      case 'update':
        return this.#passOn(reply);
      case 'events':
        return this.#follow(reply);
      case 'accepted':
      case 'refused':
        return this.#settle(reply);
      case 'pong':
      case 'bye':
    }
  }

  #learnSeat({ seat, reserved, removed }: Welcome): void {
    this.#save({ seat, ...(seat !== 'none' && { isFresh: false }) });
    const hadSeat = typeof this.seat === 'number';
    const hasLostSeat = seat === 'none' && (hadSeat || this.hasLostSeat);
    this.#become({ seat, reserved: reserved ?? 'none', removed: removed ?? 'no', hasLostSeat });
    this.#play();
  }

  #learnStatus(status: TableStatus): void {
    this.#options.tables.learn(status);
    this.#announce(status);
    this.#hearNewcomers(status);
    const now = this.#options.clock.now();
    this.#become({ status, deadline: deadlineOf(status, now), clockError: status.now - now });
    this.#play();
    this.#sitAtFreshTable(status);
    this.#claimSeat();
    if (this.isInvited && this.#options.tables.takeComing(this.id)) this.ask({ type: 'come' });
    this.#takePartInDeal(status);
  }

  #announce(status: TableStatus): void {
    const { seat, reserved } = this;
    const own = { seat, others: [...this.#ownSeats, reserved] };
    this.#ownSeats = [seat, reserved];
    if (this.status) this.#news.add(newsBetween(this.status, status, own));
    this.history.add(status, this.status ? companyNews(this.status, status, own) : absencesIn(status, seat));
  }

  /** A seat that its person has left is no longer muted, for whoever sits down there. */
  #hearNewcomers({ seats }: TableStatus): void {
    const muted = this.muted.filter((seat) => {
      const place = seats[seat];
      return place?.kind === 'taken' && place.sitter.kind === 'person';
    });
    if (muted.length < this.muted.length) this.#save({ muted });
  }

  #recall({ statuses }: SeatHistory): void {
    const { seat, reserved } = this;
    this.history.restore(statuses, { seat, others: [reserved] });
    this.#news.restore(this.history.all.map(({ news }) => news));
  }

  /** Somebody who has lost their device gets their seat with a private link of the host's. */
  #claimSeat(): void {
    const token = this.#options.tables.takeClaim(this.id);
    if (token !== undefined && this.seat === 'none') this.ask({ type: 'claim', token });
  }

  /** The creator of a table sits down automatically. */
  #sitAtFreshTable(status: TableStatus): void {
    const seat = firstFreeSeat(status);
    const isTime = status.stage === 'gathering' && status.host === 'nobody' && this.pending.length === 0;
    const isFresh = isTime && this.#options.tables.savedAt(this.id).isFresh;
    if (!isFresh || this.seat !== 'none' || seat === 'none') return;
    this.ask({ type: 'sit', seat, ...this.#options.publicProfile() });
  }

  #takePartInDeal(status: TableStatus): void {
    // Whoever takes part in the deal plays.
    if (status.stage === 'over' || this.isInvited) return;
    const request = this.#parts.requestFor(status, this.seat);
    if (request) this.ask(request);
  }

  #settle(reply: Extract<OnlineReply, { type: 'accepted' | 'refused' }>): void {
    const command = this.pending.find(({ id }) => id === reply.id);
    if (!command) return isGameReply(reply) ? this.#passOn(reply) : undefined;
    const refusal = seatingRefusalIn(reply);
    this.#become({ pending: this.pending.filter((other) => other !== command) });
    // Parts are sent automatically, so their refusals are not shown.
    if (command.type === 'promise' || command.type === 'open') return this.#parts.conclude(command, refusal);
    if (refusal) return this.#become({ refusal });
    // A player who stands up before the game knows that the seat is gone.
    if (command.type === 'stand' && this.status?.stage === 'gathering') this.#become({ seat: 'none' });
  }

  /** Opens the game as the current viewer. */
  #play(): void {
    const { seat, status } = this;
    if (!status || status.stage === 'gathering' || seat === this.#playedAs) return;
    this.#closeGame();
    this.#playedAs = seat;
    const seats = typeof seat === 'number' ? [seat] : [];
    this.#game = new GameClient({ connection: this.#openGame(), seats, freshId: this.#options.freshId });
  }

  /** The part of this connection that carries the game. */
  #openGame(): GameConnection {
    const handlers: GameHandlers = { onMessage: () => {}, onState: () => {} };
    this.#gameHandlers = handlers;
    return {
      send: (message) => this.#connection.send(message),
      onMessage: (handler) => (handlers.onMessage = handler),
      onState: (handler) => {
        handlers.onState = handler;
        handler(this.connection === 'open' ? 'open' : 'connecting');
      },
      close: () => this.#closeGame(),
    };
  }

  #passOn(reply: TableReply): void {
    const update = reply.type === 'refused' ? reply.update : reply;
    if (update?.type === 'update') this.#update = update;
    if (this.connection === 'open') this.#gameHandlers?.onMessage(reply);
  }

  /** What events say follows from the last update and the last status. */
  #follow(events: Events): void {
    const { status } = this;
    const last = this.#update;
    if (!last || !status) return;
    const next = updateAfter(last, events);
    if (typeof next === 'string')
      return this.#connection.send({ type: 'join', as: last.viewer, since: last.seq, lost: next });
    this.#learnStatus(statusAfter(status, events));
    this.#passOn(next);
  }

  #closeGame(): void {
    const handlers = this.#gameHandlers;
    this.#gameHandlers = undefined;
    handlers?.onState('closed');
  }

  #save(changes: Parameters<MyTables['change']>[1]): void {
    this.#options.tables.change(this.id, changes);
  }

  #become(change: Partial<OnlineTableState>): void {
    this.#state = { ...this.#state, ...change };
  }
}
