import type { Seat } from '@quando/rules';
import type {
  GameSummary,
  OfflineRefusalCode,
  OfflineReply,
  OfflineRequest,
  Pace,
  Setup,
  Sitter,
  TableReply,
  Trouble,
} from '@quando/protocol';
import type { OfflineWorker } from './offline-worker.ts';
import { freshId } from './fresh-id.ts';
import { OfflineConnection } from './offline-connection.ts';
import type { GameConnection } from './game-connection.ts';
import { PendingRequests, type IdRequest, type Reply, type WithoutId } from './pending-requests.ts';

/** An answer, or the reason why there is none. */
export type Answer<Value> = Value | { readonly refused: OfflineRefusalCode };

/** How many workers in a row may fail before doing any work. */
const MOST_STARTS = 4;

/** The games of this device: creates, lists, opens and removes them. */
export class OfflineGames {
  readonly #start: () => OfflineWorker;
  readonly #pending = new PendingRequests();
  readonly #connections: Map<string, OfflineConnection> = new Map();
  readonly #troubles: Trouble[] = [];
  #onTrouble: ((trouble: Trouble) => void) | undefined;
  #onFailure: () => void = () => {};
  #worker: OfflineWorker;
  #pace: Pace = 'normal';
  #starts = 0;
  #hasFailed = false;

  /** `start` starts a worker; it is called again whenever a worker has ended. */
  constructor(start: () => OfflineWorker) {
    this.#start = start;
    this.#worker = this.#begin();
  }

  async create(setup: Setup): Promise<Answer<{ readonly game: string }>> {
    const reply = await this.#ask({ type: 'create', setup });
    return reply.type === 'created' ? { game: reply.game } : refused(reply);
  }

  /** Opens a connection to a game; `take` takes it over from another tab. */
  async open(
    game: string,
    { take = false }: { readonly take?: boolean } = {},
  ): Promise<
    Answer<{
      readonly connection: GameConnection;
      readonly sitters: readonly Sitter[];
      readonly seats: readonly Seat[];
    }>
  > {
    const name = freshId();
    const reply = await this.#ask({ type: 'open', game, connection: name, take });
    if (reply.type !== 'opened') return refused(reply);
    const connection = this.#connectionTo(game, name);
    return { connection, sitters: reply.sitters, seats: personSeatsOf(reply.sitters) };
  }

  /** All games, including finished ones, most recently changed first. */
  async list(): Promise<Answer<{ readonly games: readonly GameSummary[] }>> {
    const reply = await this.#ask({ type: 'list' });
    return reply.type === 'games' ? { games: reply.games } : refused(reply);
  }

  async remove(game: string): Promise<Answer<{ readonly removed: true }>> {
    const reply = await this.#ask({ type: 'remove', game });
    return reply.type === 'removed' ? { removed: true } : refused(reply);
  }

  /** Makes the bots of a game act immediately until a person has to decide. */
  hurry(game: string): void {
    this.#post({ type: 'hurry', game });
  }

  setPace(pace: Pace): void {
    this.#pace = pace;
    this.#post({ type: 'pace', pace });
  }

  /** Reports every trouble, including earlier ones. */
  onTrouble(handler: (trouble: Trouble) => void): void {
    this.#onTrouble = handler;
    for (const trouble of this.#troubles.splice(0)) handler(trouble);
  }

  /** Reports that workers keep failing, so that only a reload can help. */
  onFailure(handler: () => void): void {
    this.#onFailure = handler;
    if (this.#hasFailed) handler();
  }

  #begin(): OfflineWorker {
    this.#starts += 1;
    const worker = this.#start();
    worker.onMessage((message) => (message.kind === 'reply' ? this.#hear(message.reply) : this.#fail()));
    worker.onEnd(() => this.#beginAgain());
    return worker;
  }

  /** Starts a new worker, which reopens the stored games and gets all unanswered requests again. */
  #beginAgain(): void {
    if (this.#starts === MOST_STARTS) return this.#fail();
    this.#worker = this.#begin();
    this.setPace(this.#pace);
    for (const request of this.#pending.unanswered) this.#post(request);
    for (const connection of this.#connections.values())
      if (connection.suspend()) void this.#reopen(connection);
  }

  async #reopen(connection: OfflineConnection): Promise<void> {
    const reply = await this.#ask({ type: 'open', game: connection.game, connection: connection.name });
    if (reply.type === 'opened') connection.resume();
    else if (!this.#hasFailed)
      connection.lose(refused(reply).refused === 'open-elsewhere' ? 'elsewhere' : 'removed');
  }

  #fail(): void {
    this.#hasFailed = true;
    this.#pending.refuseAll();
    this.#onFailure();
  }

  #connectionTo(game: string, name: string): OfflineConnection {
    const post = (message: OfflineRequest): void => this.#post(message);
    const connection = new OfflineConnection({
      name,
      game,
      post,
      onEnd: () => this.#connections.delete(name),
    });
    this.#connections.set(name, connection);
    return connection;
  }

  #post(message: OfflineRequest): void {
    this.#worker.post(message);
  }

  async #ask(request: WithoutId<IdRequest>): Promise<Reply> {
    const asked = this.#pending.ask(request, (whole) => this.#post(whole));
    if (this.#hasFailed) this.#pending.refuseAll();
    return asked;
  }

  #hear(message: OfflineReply): void {
    switch (message.type) {
      case 'ready':
        return;
      case 'tell':
        return this.#pass(message.connection, message.message);
      case 'lost':
        return this.#connections.get(message.connection)?.lose(message.why);
      case 'trouble':
        return this.#onTrouble ? this.#onTrouble(message) : void this.#troubles.push(message);
      default:
        return this.#pending.answer(message);
    }
  }

  #pass(connection: string, message: TableReply): void {
    // A worker that has answered is not a failed start.
    if (message.type === 'accepted') this.#starts = 1;
    this.#connections.get(connection)?.receive(message);
  }
}

/** The seats of people. */
const personSeatsOf = (sitters: readonly Sitter[]): Seat[] =>
  [...sitters.keys()].filter((seat) => sitters[seat]!.kind === 'person');

function refused(reply: Reply): { readonly refused: OfflineRefusalCode } {
  if (reply.type === 'refused') return { refused: reply.code };
  throw new Error(`the worker answered with ${reply.type}`);
}
