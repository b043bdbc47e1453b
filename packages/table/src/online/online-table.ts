import type { GameRecord, Seat, Viewer } from '@quando/rules';
import type {
  Command,
  Lost,
  OnlineReply,
  SeatHistory,
  SeatingCommand,
  TableStatus,
  Terms,
  Update,
} from '@quando/protocol';
import { botCommand, ThinkingAhead, type BotTurn } from '../bot-turn.ts';
import { DueActions } from '../due-actions.ts';
import { Subscribers } from '../subscribers.ts';
import { TableCore } from '../table-core.ts';
import { updateFor } from '../update.ts';
import { removedPerson } from './access.ts';
import { callsIn, type Call } from './call.ts';
import { dueActionAt, OPENING, type DueAction, type TableState, type Timing } from './due-action.ts';
import { withoutName } from './erasure.ts';
import { isGameOver } from './game-end.ts';
import { GameNews, type Known } from './game-news.ts';
import {
  historyOf,
  isSameEssence,
  statusEssenceOf,
  statusOf,
  waitingIn,
  type Audience,
  type StatusEssence,
} from './status-of.ts';
import { OnlineConnection, type Caller, type News, type Standing } from './online-connection.ts';
import type { OnlineChange, OnlineLog } from './online-log.ts';
import type { OnlinePorts, Said, TableHead } from './online-ports.ts';
import { recordOf, reportedGameOf } from './online-record.ts';
import {
  eraseRequest,
  deviceRequest,
  gameRequest,
  seatingRequest,
  dueRequest,
  reportedRequest,
  type EntryAction,
  type Erasure,
  type OnlineContext,
  type Sender,
} from './online-requests.ts';
import type { Seating } from './seating.ts';
import { TalkLimit } from './talk-limit.ts';

/** However long a process was down, people get at least this long to come back before their time runs out. */
const GRACE = 15_000;

/** After this long at the latest, a process learns of the entries of others, in milliseconds. */
const LONGEST_DELAY = 10_000;

/** The time from which the next due action counts. */
const timeOf = ({ askedAt, deal }: TableState): number => Math.max(askedAt, deal.since);

/** The authority over one online table. */
export class OnlineTable {
  readonly id: string;
  readonly #ports: OnlinePorts;
  readonly #log: OnlineLog;
  readonly #context: OnlineContext;
  readonly #core: TableCore<OnlineChange>;
  readonly #due: DueActions<DueAction>;
  readonly #thinking: ThinkingAhead;
  readonly #subscribers: Subscribers<News> = new Subscribers();
  readonly #talk: TalkLimit = new TalkLimit();
  readonly #openedAt: number;
  #learnt: { readonly at: number; readonly late: number };
  #cancelHostCheck: () => void = () => {};
  #published: StatusEssence | undefined;

  constructor(id: string, log: OnlineLog, ports: OnlinePorts) {
    const { storage, clock, onFailure } = ports;
    this.id = id;
    this.#log = log;
    this.#ports = ports;
    this.#context = { table: id, log, ports };
    this.#openedAt = clock.now();
    // How long ago the entries were stored that are there already, nobody knows better than they do.
    const at = timeOf(log.state);
    this.#learnt = { at, late: Math.min(at, this.#openedAt) - at };
    this.#core = new TableCore({
      id,
      log,
      storage,
      append: (change) => this.#append(change),
      onGrown: () => this.#tell(),
      onFailure,
    });
    this.#thinking = new ThinkingAhead((turn) => ports.think(turn));
    this.#due = new DueActions({
      clock,
      next: () => this.#dueAction(),
      prepare: (action) => {
        if (action.kind === 'decide') void this.#thinking.on(action.turn);
      },
      perform: (action) => this.#perform(action),
      onError: (error) => onFailure({ table: id, during: 'due-action', error, isRetried: true }),
    });
  }

  /** The last seq that this process knows. */
  get seq(): number {
    return this.#log.seq;
  }

  /** The number of connections in this process. */
  get connections(): number {
    return this.#subscribers.size;
  }

  /** Whether the game is over. */
  get isOver(): boolean {
    return this.#log.isOver;
  }

  /** How many people have deleted their names here. */
  get erasures(): number {
    return this.#log.erasures;
  }

  /** The table where these people play again. */
  get rematch(): string | undefined {
    return this.#log.rematch;
  }

  /** Who sits where now. */
  get seating(): Seating {
    return this.#log.seating;
  }

  /** Whom the table waits for, as far as they may be called. */
  get calls(): readonly Call[] {
    return callsIn(this.#log.state, this.#dueAction());
  }

  /** Whether strangers are given seats here. */
  get isPublic(): boolean {
    return this.#log.seating.access.isPublic;
  }

  /** The round that is played, from 1; 0 before the first deal. */
  get round(): number {
    return this.#log.deals.length;
  }

  /** When the table last waited for somebody else than now, or somebody sat down before the start. */
  get changedAt(): number {
    return timeOf(this.#log.state);
  }

  get terms(): Terms {
    return this.#log.terms;
  }

  get isOpenToWatchers(): boolean {
    return this.#log.terms.isOpen;
  }

  /** The record of the game with the secrets of its deals, once it is over. */
  get record(): GameRecord | 'not-over' {
    return recordOf(this.#log);
  }

  status(): TableStatus {
    return statusOf(this.#log, {
      table: this.id,
      now: this.#ports.clock.now(),
      absentSince: this.#absentSince,
      audience: this.#audience,
      due: this.#dueAction(),
    });
  }

  /** Who sat where in this round; undefined if nothing has changed. */
  history(): SeatHistory | undefined {
    return historyOf(this.#log);
  }

  /** What a viewer sees of the game, once it has started. */
  updateFor(viewer: Viewer, since?: number): Update | undefined {
    const { game, seating } = this.#log;
    return game && updateFor(game, viewer, since, seating.sitters);
  }

  /** What a client knows of the game after an update; undefined before the first deal. */
  get known(): Known | undefined {
    const { gameSeq: seq, seating } = this.#log;
    return seq === undefined ? undefined : { seq, sitters: seating.sitters };
  }

  /** A client's view was not what it should be, so it gets a whole one. */
  countLost(why: Lost): void {
    this.#ports.onLost(this.id, why);
  }

  /** The seat of the person with this key hash. */
  seatOf(key: string | undefined): Seat | 'none' {
    return this.#log.seating.seatOf(key);
  }

  /** What the person with this key hash has here. */
  standingOf(key: string | undefined): Standing {
    const { seating } = this.#log;
    const reserved = seating.reservedBy(key);
    const removed = removedPerson(seating.access, key);
    return {
      seat: seating.seatOf(key),
      ...(reserved !== 'none' && { reserved }),
      ...(removed && { removed: removed.number }),
    };
  }

  /** Adds a connection; it gets the current state at once, and then every change. */
  connect(caller: Caller): OnlineConnection {
    const connection = new OnlineConnection(this, caller, () => leave());
    const leave = this.#subscribers.add((news) => connection.tell(news));
    connection.greet();
    return connection;
  }

  /** Starts performing due actions. */
  start(): void {
    this.#due.schedule();
    this.#scheduleHostCheck();
  }

  /** Performs the next due action if its time has come. */
  attend(): Promise<void> {
    return this.#due.attend();
  }

  /** Loads and publishes what other processes have added to the log. */
  refresh(): Promise<void> {
    return this.#core.refresh();
  }

  /** Somebody has connected or disconnected: publishes the status and schedules due actions anew. */
  refreshPresence(): void {
    if (this.#core.isClosed) return;
    this.#subscribers.tell({ game: undefined, status: this.#newStatus() });
    this.start();
  }

  /** Sends everybody in this process what somebody said; it is not stored. */
  hear({ seat, phrase }: Said): void {
    this.#subscribers.tell({ said: { seat, phrase } });
  }

  /** Sends a phrase to everybody, in this process and others; a person who talks too much is ignored for a while. */
  say(said: Said): void {
    if (this.seating.isBarred(said.seat) || !this.#talk.take(said.seat, this.#ports.clock.now())) return;
    this.hear(said);
    this.#ports.onSaid(this.id, said);
  }

  /** Removes the name of the person with this key hash from everything that is stored and shown. */
  async erase(key: string): Promise<Erasure> {
    let result: Erasure = 'not-stored';
    await this.#core.submit(eraseRequest(this.#context, key, (outcome) => (result = outcome)));
    return result;
  }

  /** Tells everybody in this process that the table is gone. */
  dismiss(): void {
    this.#subscribers.tell('gone');
  }

  /** Stops answering and publishing; resolves once all pending writes are stored. */
  close(): Promise<void> {
    this.#due.stop();
    this.#cancelHostCheck();
    return this.#core.close();
  }

  /** Handles a command of the game after all earlier requests. */
  submit(by: Sender, command: Command, answer: (reply: OnlineReply) => void): Promise<void> {
    return this.#core.submit(gameRequest(this.#context, by, command, answer));
  }

  /** Handles a request outside the game after all earlier requests. */
  arrange(
    key: string | undefined,
    command: SeatingCommand,
    answer: (reply: OnlineReply) => void,
  ): Promise<void> {
    return this.#core.submit(seatingRequest(this.#context, key, command, answer));
  }

  /** Notes that a device shows the cards of the person with this key hash. */
  noteDevice(key: string | undefined, device: string): Promise<void> {
    return this.#core.submit(deviceRequest(this.#context, key, device));
  }

  #append({ entry, after }: OnlineChange): Promise<'stored' | 'conflict'> {
    const { storage } = this.#ports;
    const head = this.#headAfter(entry.at, after);
    if (entry.type !== 'erased') return storage.append(head, entry);
    return storage.rewrite(head, entry, (value) => withoutName(value, entry));
  }

  #headAfter(changedAt: number, after: TableState): TableHead {
    const due = dueActionAt(after, { ...this.#timing(), absentSince: () => undefined });
    const isOver = isGameOver(after);
    return { game: this.id, changedAt, isOver, ...(due && { due: Math.round(due.at) }) };
  }

  /** Sends everybody the news of the game, and the status if it has changed. */
  #tell(): void {
    // First, because a connection that has lost its seat only watches, and a new seat changes who is there.
    this.#subscribers.tell('seats');
    const { game, seating } = this.#log;
    const moment = (): Pick<TableStatus, 'waiting' | 'now'> => this.#moment();
    this.#subscribers.tell({ game: game && new GameNews(game, seating, moment), status: this.#newStatus() });
    this.start();
  }

  #moment(): Pick<TableStatus, 'waiting' | 'now'> {
    const waiting = waitingIn(this.#log, this.#dueAction());
    return { ...(waiting && { waiting }), now: this.#ports.clock.now() };
  }

  /** Once the game has begun, people without a seat are watchers, and nobody counts them. */
  get #audience(): Audience {
    const { hasScreen, visitors } = this.#ports;
    return { hasScreen: hasScreen(this.id), visitors: this.#log.game ? 0 : visitors(this.id) };
  }

  /** The status, if it has changed since it was last published by more than what events tell. */
  #newStatus(): TableStatus | undefined {
    const presence = { absentSince: this.#absentSince, now: this.#ports.clock.now() };
    const essence = statusEssenceOf(this.#log, presence, this.#audience);
    if (this.#published && isSameEssence(this.#published, essence)) return undefined;
    this.#published = essence;
    return this.status();
  }

  /** Publishes the status when somebody else becomes the host, which no entry causes; a finished game needs none. */
  #scheduleHostCheck(): void {
    this.#cancelHostCheck();
    if (this.isOver) return;
    const { clock } = this.#ports;
    const now = clock.now();
    const until = this.#log.seating.hostUntil({ absentSince: this.#absentSince, now });
    if (until !== undefined && until > now)
      this.#cancelHostCheck = clock.after(until - now, () => this.refreshPresence());
  }

  #perform(action: DueAction): Promise<'done' | 'failed'> {
    if (action.kind === 'report') return this.#report();
    return action.kind === 'decide' ? this.#letDecide(action.turn) : this.#submitDue(action);
  }

  /** Bots think outside the queue, so that other requests do not wait for them. */
  async #letDecide(turn: BotTurn): Promise<'done' | 'failed'> {
    const action = await this.#thinking.on(turn);
    let result: 'done' | 'failed' = 'done';
    await this.submit({ kind: 'bot', seat: turn.seat }, botCommand(turn, action), (reply) => {
      if (reply.type === 'refused' && reply.refusal.code === 'not-stored') result = 'failed';
    });
    return result;
  }

  async #submitDue(action: EntryAction): Promise<'done' | 'failed'> {
    let result: 'done' | 'failed' = 'done';
    const isDue = (): boolean => this.#isDue(action.kind);
    const onFailed = (): void => void (result = 'failed');
    await this.#core.submit(dueRequest(this.#context, action, { isDue, onFailed }));
    return result;
  }

  /** Other processes may do the same, and this one may have died after it was done: the log that it goes to has it once. */
  async #report(): Promise<'done' | 'failed'> {
    const { report } = this.#ports;
    const game = reportedGameOf(this.id, this.#log);
    const entered = report && game ? await report(game) : 'refused';
    let result: 'done' | 'failed' = 'done';
    const onFailed = (): void => void (result = 'failed');
    await this.#core.submit(reportedRequest(this.#context, entered, onFailed));
    return result;
  }

  #isDue(kind: DueAction['kind']): boolean {
    const due = this.#dueAction();
    return due?.kind === kind && due.at <= this.#ports.clock.now();
  }

  #dueAction(): DueAction | undefined {
    const late = this.#lateness();
    const timing = this.#timing();
    const absentSince = (seat: Seat): number | undefined => {
      const since = timing.absentSince(seat);
      return since === undefined ? undefined : since - late;
    };
    const due = dueActionAt(this.#log.state, { ...timing, absentSince });
    if (!due) return undefined;
    const at = due.at + late;
    if (due.kind === 'deal' || due.kind === 'decide' || due.kind === 'report') return { ...due, at };
    return { ...due, at: Math.max(at, this.#openedAt + (due.kind === 'void' ? OPENING : GRACE)) };
  }

  /**
   * How much later it is by this process's clock than by the one that the log goes by, which may be another process's
   * or was wrong: no entry is from the future, nor from long before this process learnt of it.
   */
  #lateness(): number {
    const { clock } = this.#ports;
    const at = timeOf(this.#log.state);
    if (this.#learnt.at !== at) {
      const now = clock.now();
      this.#learnt = { at, late: Math.min(now, Math.max(at, now - LONGEST_DELAY)) - at };
    }
    return this.#learnt.late;
  }

  #timing(): Timing {
    return {
      secret: this.#log.deal.secret,
      pace: this.#ports.pace(),
      absentSince: this.#absentSince,
    };
  }

  readonly #absentSince = (seat: Seat): number | undefined => this.#ports.absentSince(this.id, seat);
}
