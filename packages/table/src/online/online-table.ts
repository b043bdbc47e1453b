import type { Seat, Viewer } from '@quando/rules';
import { formatAction } from '@quando/rules/authority';
import type { Command, TableStatus, OnlineReply, SeatingCommand, Update } from '@quando/protocol';
import { updateFor } from '../audience.ts';
import type { BotTurn } from '../bot-turn.ts';
import { decide } from '../decision.ts';
import { SerialQueue } from '../serial-queue.ts';
import { statusOf } from './status-of.ts';
import { OnlineConnection, type Caller } from './online-connection.ts';
import { dealEntry, decideSeating } from './online-decision.ts';
import type { OnlineEntry } from './online-entry.ts';
import { addAll, type Addition, type OnlineLog } from './online-log.ts';
import type { OnlinePorts, Said, TableHead } from './online-ports.ts';
import { isManned, seatOf, sittersAt } from './place.ts';
import { foundRematch } from './rematch.ts';
import { dutyIn, type Duty, type Situation } from './situation.ts';
import { TalkLimit } from './talk-limit.ts';

/** How long something that could not be stored waits before it is tried again, in milliseconds. */
const RETRY = 3000;

/** However long a process was down, nobody's time runs out before they could come back. */
const GRACE = 15_000;

type Answer = (reply: OnlineReply) => void;
type Fate = 'stored' | 'conflict' | 'failed';

/** The authority over one online table: checks, stores, tells. */
export class OnlineTable {
  readonly id: string;
  readonly #ports: OnlinePorts;
  readonly #log: OnlineLog;
  readonly #queue: SerialQueue = new SerialQueue();
  readonly #connections: Set<OnlineConnection> = new Set();
  readonly #talk: TalkLimit = new TalkLimit();
  readonly #openedAt: number;
  #cancel: () => void = () => {};
  #thinkingAt = -1;
  #isClosed = false;

  constructor(id: string, log: OnlineLog, ports: OnlinePorts) {
    this.id = id;
    this.#log = log;
    this.#ports = ports;
    this.#openedAt = ports.clock.now();
  }

  /** Of the last entry that is known here. */
  get seq(): number {
    return this.#log.seq;
  }

  /** How many lines there are to it here. */
  get connections(): number {
    return this.#connections.size;
  }

  /** Whether the game is over. */
  get isOver(): boolean {
    return this.#log.game?.state.phase === 'over';
  }

  status(): TableStatus {
    return statusOf(this.#log, {
      table: this.id,
      now: this.#ports.clock.now(),
      isHere: this.#isHere,
      duty: this.#duty(),
    });
  }

  /** What a viewer sees of the game, once it has begun. */
  updateFor(viewer: Viewer, since?: number): Update | undefined {
    const { game, places } = this.#log;
    return game && updateFor(game, viewer, since, sittersAt(places));
  }

  /** The seat of whoever has the key with this hash. */
  seatOf(key: string | undefined): Seat | 'none' {
    return seatOf(this.#log.places, key);
  }

  get isOpenToWatchers(): boolean {
    return this.#log.terms.isOpen;
  }

  /** A new line to the table: it is told at once how things are, and then of every change. */
  connect(caller: Caller): OnlineConnection {
    const connection = new OnlineConnection(this, caller, () => this.#connections.delete(connection));
    this.#connections.add(connection);
    connection.greet();
    return connection;
  }

  /** Lets what has to happen by itself happen in its time. */
  start(least = 0): void {
    this.#cancel();
    const duty = this.#isClosed ? undefined : this.#duty();
    if (!duty) return;
    const wait = Math.max(least, duty.at - this.#ports.clock.now(), 0);
    this.#cancel = this.#ports.clock.after(wait, () => void this.attend());
  }

  /** Does what has to happen by itself, if its time has come. */
  attend(): Promise<void> {
    return this.#queue.take(() => this.#attend());
  }

  /** Somebody else may have added to the log: reads on, and tells what came. */
  refresh(): Promise<void> {
    return this.#queue.take(async () => void (await this.#catchUp()));
  }

  /** Somebody has come or gone: tells everybody, and looks at the time again. */
  refreshPresence(): void {
    if (this.#isClosed) return;
    const status = this.status();
    for (const connection of this.#connections) connection.send(status);
    this.start();
  }

  /** Tells everybody here what somebody said; nobody keeps it. */
  hear({ seat, phrase }: Said): void {
    for (const connection of this.#connections) connection.send({ type: 'said', seat, phrase });
  }

  /** Whoever talks without end is not heard for a while. */
  say(said: Said): void {
    if (!this.#talk.take(said.seat, this.#ports.clock.now())) return;
    this.hear(said);
    this.#ports.onSaid(this.id, said);
  }

  /** Tells nobody any more; kept once all that was being stored is stored. */
  close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel();
    return this.#queue.over();
  }

  /** Handles a decision in the game after all that came before it. */
  submit(by: Seat, command: Command, answer: Answer): Promise<void> {
    return this.#queue.take(() => (this.#isClosed ? undefined : this.#play(by, command, answer)));
  }

  /** Handles anything besides the game after all that came before it. */
  arrange(key: string | undefined, command: SeatingCommand, answer: Answer): Promise<void> {
    return this.#queue.take(() => (this.#isClosed ? undefined : this.#arrange(key, command, answer)));
  }

  async #play(by: Seat, command: Command, answer: Answer): Promise<void> {
    const { id } = command;
    const accepted = (): boolean => this.#accept(id, this.#log.game?.answerTo(by, command), answer);
    if (accepted()) return;
    const { game } = this.#log;
    if (!game) return answer({ type: 'refused', id, refusal: { code: 'not-started' } });
    const kept = { seq: this.#log.seq + 1, at: this.#ports.clock.now() };
    const deal = () => dealEntry(this.#log, kept.at, this.#ports.freshSecret);
    const decision = decide(game, by, command, { kept, deal });
    const fate = 'entry' in decision ? await this.#commit(decision.entry, accepted) : decision.refusal;
    if (fate === 'stored' || accepted()) return;
    const refusal = typeof fate === 'object' ? fate : { code: codeOf(fate) };
    const update = command.after === game.seq ? undefined : this.updateFor(by, command.after);
    answer({ type: 'refused', id, refusal, ...(update && { update }) });
  }

  async #arrange(key: string | undefined, command: SeatingCommand, answer: Answer): Promise<void> {
    const { id } = command;
    const accepted = (): boolean =>
      this.#accept(id, key === undefined ? undefined : this.#log.answerTo(key, command), answer);
    if (accepted()) return;
    // Whoever was faster may have changed what this command comes to.
    for (let fate: Fate = 'conflict'; fate === 'conflict';) {
      const decision =
        command.type === 'rematch'
          ? await foundRematch(this.#log, { key, id, ports: this.#ports })
          : decideSeating(this.#log, command, {
              key,
              at: this.#ports.clock.now(),
              freshSecret: this.#ports.freshSecret,
              isHere: this.#isHere,
            });
      if ('refusal' in decision) return answer({ type: 'refused', id, refusal: { code: decision.refusal } });
      const { entry } = decision;
      fate = await this.#commit(entry, () => this.#accept(id, entry.seq, answer));
      if (fate === 'failed') answer({ type: 'refused', id, refusal: { code: 'not-stored' } });
      if (fate === 'conflict' && accepted()) return;
    }
  }

  #accept(id: string, seq: number | undefined, answer: Answer): boolean {
    if (seq !== undefined) answer({ type: 'accepted', id, seq });
    return seq !== undefined;
  }

  /** Stores an entry; then it has happened, `told` answers whoever asked for it, and everybody is told. */
  async #commit(entry: OnlineEntry, told: () => void): Promise<Fate> {
    const addition = this.#log.prepare(entry)!;
    const fate = await this.#store(addition);
    if (fate === 'stored') this.#add(addition, told);
    if (fate === 'conflict' && !(await this.#catchUp())) return 'failed';
    return fate;
  }

  async #store({ entry, situation }: Addition): Promise<Fate> {
    try {
      return await this.#ports.storage.append(this.#headAfter(entry, situation), entry);
    } catch {
      return 'failed';
    }
  }

  #headAfter(entry: OnlineEntry, situation: Situation): TableHead {
    const duty = dutyIn(situation, { ...this.#timing(), absentSince: () => undefined });
    const isOver = situation.state?.phase === 'over';
    return { game: this.id, changedAt: entry.at, isOver, ...(duty && { due: Math.round(duty.at) }) };
  }

  #add(addition: Addition, told: () => void): void {
    const known = this.#log.game?.seq;
    this.#log.add(addition);
    if (this.#isClosed) return;
    told();
    this.#tell(known);
    this.start();
  }

  /** Says whether anything came. */
  async #catchUp(): Promise<boolean> {
    const { seq } = this.#log;
    const known = this.#log.game?.seq;
    const values = await this.#ports.storage.load(this.id, seq).catch(() => []);
    addAll(this.#log, values);
    if (this.#log.seq === seq) return false;
    if (!this.#isClosed) {
      this.#tell(known);
      this.start();
    }
    return true;
  }

  /** Tells everybody how things are, and of the game what came after some seq, or all of a first deal. */
  #tell(since: number | undefined): void {
    const status = this.status();
    const updates = new Map<Viewer, Update | undefined>();
    const updateOf = (viewer: Viewer): Update | undefined => {
      if (!updates.has(viewer)) updates.set(viewer, this.updateFor(viewer, since));
      return updates.get(viewer);
    };
    for (const connection of this.#connections) connection.tell(status, updateOf);
  }

  async #attend(): Promise<void> {
    const duty = this.#isClosed ? undefined : this.#duty();
    if (!duty) return;
    const at = this.#ports.clock.now();
    if (duty.at > at) return this.start();
    if (duty.kind === 'decide') return void this.#letDecide(duty.turn);
    const kept = { seq: this.#log.seq + 1, at };
    const entry: OnlineEntry =
      duty.kind === 'deal'
        ? dealEntry(this.#log, at, this.#ports.freshSecret)
        : { ...kept, type: 'left', seat: duty.seat };
    this.#mind(await this.#commit(entry, () => {}));
  }

  /** Bots think outside the queue, so that nobody waits for them. */
  async #letDecide(turn: BotTurn): Promise<void> {
    if (this.#thinkingAt === turn.seq) return;
    this.#thinkingAt = turn.seq;
    try {
      const action = await this.#ports.think(turn);
      await this.#queue.take(() => this.#decided(turn, action));
    } catch {
      this.#mind('failed');
    } finally {
      this.#thinkingAt = -1;
    }
  }

  async #decided(
    { seq: askedSeq, seat }: BotTurn,
    action: Parameters<typeof formatAction>[2],
  ): Promise<void> {
    const { situation, seq } = this.#log;
    // By now the person may be back, or somebody else may have decided.
    if (this.#isClosed || situation.askedSeq !== askedSeq || isManned(situation.places[seat])) return;
    const line = formatAction(situation.state!, seat, action);
    const at = this.#ports.clock.now();
    this.#mind(
      await this.#commit({ seq: seq + 1, at, type: 'acted', line, id: `bot-${askedSeq}` }, () => {}),
    );
  }

  #mind(fate: Fate): void {
    if (fate !== 'failed') return;
    this.#ports.onStoreFailure();
    this.start(RETRY);
  }

  #duty(): Duty | undefined {
    const duty = dutyIn(this.#log.situation, this.#timing());
    return duty?.kind === 'step-in' ? { ...duty, at: Math.max(duty.at, this.#openedAt + GRACE) } : duty;
  }

  #timing(): Parameters<typeof dutyIn>[1] {
    const { absentSince, pace } = this.#ports;
    return {
      table: this.id,
      tempo: this.#log.terms.tempo,
      pace: pace(),
      absentSince: (seat) => absentSince(this.id, seat),
    };
  }

  readonly #isHere = (seat: Seat): boolean => this.#ports.absentSince(this.id, seat) === undefined;
}

const codeOf = (fate: Fate): 'out-of-date' | 'not-stored' =>
  fate === 'conflict' ? 'out-of-date' : 'not-stored';
