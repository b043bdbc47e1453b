import type { GameRecord, Random, Viewer } from '@quando/rules';
import type { Command, Sitter, TableRefusal, TableReply, Update } from '@quando/protocol';
import { Audience, updateFor, type Onlooker } from './audience.ts';
import { botTurnIn, decisionOf, thinkingTimeOf, type BotTurn, type MasterChair } from './bot-turn.ts';
import { GameLog, gameLogOf } from './game-log.ts';
import type { Clock } from './clock.ts';
import { decide, nextDeal } from './decision.ts';
import type { ActedEntry, DealtEntry } from './entry.ts';
import type { Storage } from './storage.ts';
import { summaryOf } from './summary.ts';
import { SerialQueue } from './serial-queue.ts';

/** What a table needs from outside. */
export type Ports = {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly random: Random;
  /** By how much bots' thinking time is stretched now; 0 is none. */
  readonly pace: () => number;
  /** Told when a bot's move could not be stored; it is tried again. */
  readonly onStoreFailure: () => void;
  readonly master?: MasterChair;
};

export type Answer = Exclude<TableReply, Update>;

/** How long a bot whose move could not be stored waits before it tries again, in milliseconds. */
const RETRY = 3000;

/** The authority over one game: checks, stores, tells. */
export class Table {
  readonly id: string;
  readonly #ports: Ports;
  readonly #audience: Audience = new Audience();
  readonly #queue: SerialQueue = new SerialQueue();
  #gameLog: GameLog;
  #cancelBot: () => void = () => {};
  #isHurried = false;
  #isClosed = false;

  constructor(id: string, gameLog: GameLog, ports: Ports) {
    this.id = id;
    this.#gameLog = gameLog;
    this.#ports = ports;
  }

  get sitters(): readonly Sitter[] {
    return this.#gameLog.setup.sitters;
  }

  /** The record of the game, once it is over. */
  get record(): GameRecord | undefined {
    return this.#gameLog.record;
  }

  /** What a viewer sees now, and was told since some seq; from the deal of this round if nothing is said. */
  updateFor(viewer: Viewer, since?: number): Update {
    return updateFor(this.#gameLog, viewer, since);
  }

  /** Tells an onlooker of every step from now on; it leaves by calling what comes back. */
  enter(onlooker: Onlooker): () => void {
    return this.#audience.enter(onlooker);
  }

  /** Lets a bot that is asked decide in its time. */
  start(): void {
    this.#cancelBot();
    const turn = botTurnIn(this.id, this.#gameLog);
    this.#isHurried &&= turn !== undefined;
    if (!turn || this.#isClosed) return;
    const wait = this.#isHurried ? 0 : thinkingTimeOf(turn) * this.#ports.pace();
    this.#cancelBot = this.#ports.clock.after(wait, () => this.#letAct(turn));
  }

  /** Lets the bots act at once until a person is asked. */
  hurry(): void {
    this.#isHurried = true;
    this.start();
  }

  /** Stops the bots and answers nobody any more; kept once all that was being stored is stored. */
  close(): Promise<void> {
    this.#isClosed = true;
    this.#cancelBot();
    return this.#queue.over();
  }

  /** Handles a command after all that came before it; the answer comes before anybody is told. */
  submit(by: Viewer, command: Command, answer: (answer: Answer) => void): Promise<void> {
    return this.#queue.take(() => (this.#isClosed ? undefined : this.#handle(by, command, answer)));
  }

  async #handle(by: Viewer, command: Command, answer: (answer: Answer) => void): Promise<void> {
    const { clock, random } = this.#ports;
    if (this.#answerAgain(by, command, answer)) return;
    const kept = { seq: this.#gameLog.seq + 1, at: clock.now() };
    const decision = decide(this.#gameLog, by, command, { kept, deal: nextDeal(random) });
    if ('refusal' in decision) return answer(this.#refused(by, command, decision.refusal));
    const { entry } = decision;
    const fate = await this.#store(entry);
    if (fate === 'stored')
      return this.#add(entry, () => answer({ type: 'accepted', id: command.id, seq: entry.seq }));
    const isBehind = fate === 'conflict' && (await this.#catchUp());
    if (this.#answerAgain(by, command, answer)) return;
    answer(this.#refused(by, command, { code: isBehind ? 'out-of-date' : 'not-stored' }));
  }

  #answerAgain(by: Viewer, command: Command, answer: (answer: Answer) => void): boolean {
    const seq = this.#gameLog.answerTo(by, command);
    if (seq !== undefined) answer({ type: 'accepted', id: command.id, seq });
    return seq !== undefined;
  }

  #refused(by: Viewer, { id, after }: Command, refusal: TableRefusal): Answer {
    const isBehind = after !== this.#gameLog.seq;
    return { type: 'refused', id, refusal, ...(isBehind && { update: this.updateFor(by, after) }) };
  }

  async #store(entry: DealtEntry | ActedEntry): Promise<'stored' | 'conflict' | 'failed'> {
    const { state } = this.#gameLog.stepOf(entry)!;
    try {
      const summary = summaryOf(this.id, this.#gameLog.opened, state, entry.at);
      return await this.#ports.storage.append(summary, entry);
    } catch {
      return 'failed';
    }
  }

  #add(entry: DealtEntry | ActedEntry, answer: () => void): void {
    this.#gameLog.add(entry, this.#gameLog.stepOf(entry)!);
    if (this.#isClosed) return;
    answer();
    this.#audience.tell(this.#gameLog, entry.seq - 1);
    this.start();
  }

  /** Somebody else may have added to the log: reads it again, tells what came, and says whether anything did. */
  async #catchUp(): Promise<boolean> {
    const known = this.#gameLog.seq;
    const gameLog = gameLogOf(await this.#ports.storage.load(this.id).catch(() => []));
    if (!(gameLog instanceof GameLog) || gameLog.seq <= known) return false;
    this.#gameLog = gameLog;
    if (this.#isClosed) return true;
    this.#audience.tell(gameLog, known);
    this.start();
    return true;
  }

  #letAct(turn: BotTurn): void {
    const { seat, seq } = turn;
    const action = decisionOf(turn, this.#ports.clock, this.#ports.master);
    void this.submit(seat, { type: 'act', id: `bot-${seq}`, after: seq, action }, (answer) => {
      if (answer.type === 'refused' && answer.refusal.code === 'not-stored') this.#tryAgain(turn);
    });
  }

  #tryAgain(turn: BotTurn): void {
    if (this.#isClosed) return;
    this.#ports.onStoreFailure();
    this.#cancelBot = this.#ports.clock.after(RETRY, () => this.#letAct(turn));
  }
}
