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
import type { DueAction } from './due-action.ts';
import { withoutName } from './erasure.ts';
import { GameNews, type Known } from './game-news.ts';
import { historyOf } from './status-of.ts';
import { timeOf } from './lateness.ts';
import { NextDue } from './next-due.ts';
import { OnlineConnection, type Caller, type News, type Standing } from './online-connection.ts';
import type { OnlineChange, OnlineLog } from './online-log.ts';
import type { OnlinePorts, Said } from './online-ports.ts';
import { recordOf, reportedGameOf } from './online-record.ts';
import {
  banishRequest,
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
import { PublishedStatus } from './published-status.ts';
import type { Seating } from './seating.ts';
import { TalkLimit } from './talk-limit.ts';

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
  readonly #nextDue: NextDue;
  readonly #status: PublishedStatus;
  #cancelHostCheck: () => void = () => {};

  constructor(id: string, log: OnlineLog, ports: OnlinePorts) {
    const { storage, clock, onFailure } = ports;
    this.id = id;
    this.#log = log;
    this.#ports = ports;
    this.#context = { table: id, log, ports };
    this.#nextDue = new NextDue(this.#context);
    this.#status = new PublishedStatus({ ...this.#context, nextDue: this.#nextDue });
    this.#core = new TableCore({
      id,
      log,
      storage,
      append: (change) => this.#append(change),
      onGrown: () => this.#tell(),
      onFailure,
    });
    this.#thinking = new ThinkingAhead(ports);
    this.#due = new DueActions({
      clock,
      next: () => this.#nextAction(),
      prepare: (action) => {
        if (action.kind === 'decide') this.#thinking.start(action.turn);
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
    return callsIn(this.#log.state, this.#nextDue.action);
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
    return this.#status.current;
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
    this.#subscribers.tell({ game: undefined, status: this.#status.next() });
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

  /** Puts a bot in the place of the person with this key hash, who cannot sit down here again. */
  banish(key: string, id: string): Promise<void> {
    return this.#core.submit(banishRequest(this.#context, key, id));
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
    const head = this.#nextDue.headAfter(entry.at, after);
    if (entry.type !== 'erased') return storage.append(head, entry);
    const texts = [entry.key, ...(entry.before ?? [])];
    return storage.rewrite(head, entry, { texts, redact: (value) => withoutName(value, entry) });
  }

  /** Sends everybody the news of the game, and the status if it has changed. */
  #tell(): void {
    // First, because a connection that has lost its seat only watches, and a new seat changes who is there.
    this.#subscribers.tell('seats');
    const { game, seating } = this.#log;
    const moment = (): Pick<TableStatus, 'waiting' | 'now'> => this.#status.moment;
    this.#subscribers.tell({
      game: game && new GameNews(game, seating, moment),
      status: this.#status.next(),
    });
    this.start();
  }

  /** Publishes the status when somebody else becomes the host, which no entry causes; a finished game needs none. */
  #scheduleHostCheck(): void {
    this.#cancelHostCheck();
    if (this.isOver) return;
    const { clock } = this.#ports;
    const now = clock.now();
    const until = this.#log.seating.hostUntil({ absentSince: this.#nextDue.absentSince, now });
    if (until !== undefined && until > now)
      this.#cancelHostCheck = clock.after(until - now, () => this.refreshPresence());
  }

  #nextAction(): DueAction | undefined {
    const action = this.#nextDue.action;
    return action?.kind === 'decide' ? { ...action, at: this.#thinking.momentOf(action) } : action;
  }

  #perform(action: DueAction): Promise<'done' | 'failed'> {
    if (action.kind === 'report') return this.#report();
    return action.kind === 'decide' ? this.#letDecide(action.turn) : this.#submitDue(action);
  }

  /** Bots think outside the queue, so that other requests do not wait for them. */
  async #letDecide(turn: BotTurn): Promise<'done' | 'failed'> {
    const action = await this.#thinking.decide(turn);
    let result: 'done' | 'failed' = 'done';
    await this.submit({ kind: 'bot', seat: turn.seat }, botCommand(turn, action), (reply) => {
      if (reply.type === 'refused' && reply.refusal.code === 'not-stored') result = 'failed';
    });
    return result;
  }

  async #submitDue(action: EntryAction): Promise<'done' | 'failed'> {
    let result: 'done' | 'failed' = 'done';
    const isDue = (): boolean => this.#nextDue.isDue(action.kind);
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
}
