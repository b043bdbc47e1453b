import type { GameRecord, Random, Viewer } from '@quando/rules';
import type { Command, Sitter, Update, Clock } from '@quando/protocol';
import {
  botCommand,
  botTurnIn,
  ThinkingAhead,
  thinkingTimeOf,
  type BotTurn,
  type Think,
} from './bot-turn.ts';
import { DueActions } from './due-actions.ts';
import type { GameChange } from './game-change.ts';
import { decide, randomDeal } from './game-decision.ts';
import type { GameLog } from './game-log.ts';
import { answerTo, type Answer } from './game-request.ts';
import type { Storage } from './storage.ts';
import { Subscribers } from './subscribers.ts';
import { summaryOf } from './summary.ts';
import { TableCore } from './table-core.ts';
import type { FailurePort } from './table-failure.ts';
import { updateFor } from './update.ts';

/** The dependencies of a table. */
export type Ports = {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly random: Random;
  readonly think: Think;
  /** A factor for the bots' thinking time; 0 means none. */
  readonly pace: () => number;
  readonly onFailure: FailurePort;
};

/** A subscriber that sees a table from a viewer's point of view. */
export type Subscriber = { readonly viewer: Viewer; readonly tell: (update: Update) => void };

type DueBot = { readonly at: number; readonly turn: BotTurn };

/** A table with fixed players: on a device, in a lesson, in the terminal. */
export class Table {
  readonly id: string;
  readonly #ports: Ports;
  readonly #log: GameLog;
  readonly #core: TableCore<GameChange>;
  readonly #due: DueActions<DueBot>;
  readonly #thinking: ThinkingAhead;
  readonly #subscribers: Subscribers<number | undefined> = new Subscribers();
  /** Since when this process has been waiting for the current decision. */
  #askedAt: number;
  #isHurried = false;

  constructor(id: string, log: GameLog, ports: Ports) {
    const { storage, clock, onFailure } = ports;
    this.id = id;
    this.#ports = ports;
    this.#log = log;
    this.#askedAt = clock.now();
    this.#core = new TableCore({
      id,
      log,
      storage,
      append: ({ entry, step }) => storage.append(summaryOf(id, log.opened, step.state, entry.at), entry),
      onGrown: (since) => this.#tell(since),
      onFailure,
    });
    this.#thinking = new ThinkingAhead(ports);
    this.#due = new DueActions({
      clock,
      next: () => this.#nextBot(),
      prepare: ({ turn }) => this.#thinking.start(turn),
      perform: ({ turn }) => this.#letDecide(turn),
      onError: (error) => onFailure({ table: id, during: 'due-action', error, isRetried: true }),
    });
  }

  get sitters(): readonly Sitter[] {
    return this.#log.setup.sitters;
  }

  /** The record of the game, once it is over. */
  get record(): GameRecord | undefined {
    return this.#log.record;
  }

  /** What a viewer sees now, with the events after `since`; by default since the end of the last round. */
  updateFor(viewer: Viewer, since?: number): Update {
    return updateFor(this.#log, viewer, since);
  }

  /** Sends a subscriber every step from now on; returns a function that unsubscribes. */
  subscribe({ viewer, tell }: Subscriber): () => void {
    return this.#subscribers.add((since) => tell(this.updateFor(viewer, since)));
  }

  /** Starts the bots. */
  start(): void {
    this.#askedAt = this.#ports.clock.now();
    this.#due.schedule();
  }

  /** Lets bots decide at once, without thinking time, until it is a person's turn. */
  hurry(): void {
    this.#isHurried = true;
    this.#due.schedule();
  }

  /** Stops the bots and all answers; resolves once all pending writes are stored. */
  close(): Promise<void> {
    this.#due.stop();
    return this.#core.close();
  }

  /** Handles a command after all earlier ones; the answer comes before the update. */
  submit(by: Viewer, command: Command, answer: (answer: Answer) => void): Promise<void> {
    return this.#submit(by, command, { answer, isRetried: false });
  }

  #submit(
    by: Viewer,
    command: Command,
    { answer, isRetried }: { readonly answer: (answer: Answer) => void; readonly isRetried: boolean },
  ): Promise<void> {
    const log = this.#log;
    const { clock, random } = this.#ports;
    return this.#core.submit({
      isRetried,
      acceptedAt: () => log.answerTo(by, command),
      decide: () => {
        const stamp = { seq: log.seq + 1, at: clock.now() };
        return decide(log, by, command, { stamp, deal: randomDeal(random) });
      },
      answer: (outcome) =>
        answer(answerTo(command, outcome, { seq: log.seq, update: () => this.updateFor(by, command.after) })),
    });
  }

  #tell(since: number | undefined): void {
    this.#subscribers.tell(since);
    this.start();
  }

  #nextBot(): DueBot | undefined {
    const turn = this.#botTurn();
    this.#isHurried &&= turn !== undefined;
    if (!turn) return undefined;
    if (this.#isHurried) return { turn, at: 0 };
    const at = this.#askedAt + thinkingTimeOf(turn) * this.#ports.pace();
    return { turn, at: this.#thinking.momentOf({ turn, at }) };
  }

  #botTurn(): BotTurn | undefined {
    const { state, seq } = this.#log;
    const seat = state.asked;
    const sitter = seat === 'nobody' ? undefined : this.sitters[seat];
    if (seat === 'nobody' || sitter?.kind !== 'bot') return undefined;
    return botTurnIn(state, { secret: this.id, seq, seat, level: sitter.level, name: sitter.name });
  }

  async #letDecide(turn: BotTurn): Promise<'done' | 'failed'> {
    const action = await this.#thinking.decide(turn);
    let result: 'done' | 'failed' = 'done';
    await this.#submit(turn.seat, botCommand(turn, action), {
      isRetried: true,
      answer: (answer) => {
        if (answer.type === 'refused' && answer.refusal.code === 'not-stored') result = 'failed';
      },
    });
    return result;
  }
}
