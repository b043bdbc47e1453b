import type { Seat } from '@quando/rules';
import type {
  Clock,
  EightAttempt,
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
import { SteadyWorker } from './steady-worker.ts';

/** An answer, or the reason why there is none. */
export type Answer<Value> = Value | { readonly refused: OfflineRefusalCode };

/** An eight by its name, and which attempt at it. */
export type EightAsked = { readonly eight: string; readonly attempt: EightAttempt };

/** The games of this device: creates, lists, opens and removes them. */
export class OfflineGames {
  readonly #pending = new PendingRequests();
  readonly #connections: Map<string, OfflineConnection> = new Map();
  readonly #troubles: Trouble[] = [];
  #onTrouble: ((trouble: Trouble) => void) | undefined;
  #onFailure: () => void = () => {};
  readonly #worker: SteadyWorker;
  #pace: Pace = 'normal';
  #hasFailed = false;

  /** `start` starts a worker; it is called again whenever a worker has ended. */
  constructor(start: () => OfflineWorker, clock: Clock) {
    this.#worker = new SteadyWorker({
      start,
      clock,
      onReply: (reply) => this.#hear(reply),
      onEnd: () => this.#suspend(),
      onRestart: () => this.#resume(),
      onFailure: () => this.#fail(),
    });
  }

  /** The browser puts the page away, perhaps for good. */
  rest(): void {
    this.#worker.rest();
  }

  /** The page is back, or the device has woken up. */
  wake(): void {
    this.#worker.wake();
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

  /** The record of a finished game, as JSON. */
  async record(game: string): Promise<Answer<{ readonly text: string }>> {
    const reply = await this.#ask({ type: 'record', game });
    return reply.type === 'record' ? { text: reply.text } : refused(reply);
  }

  /** The finished rounds of an eight. */
  async eight(asked: EightAsked): Promise<Answer<Omit<Extract<Reply, { type: 'eight' }>, 'type' | 'id'>>> {
    const reply = await this.#ask({ type: 'eight', ...asked });
    return reply.type === 'eight' ? reply : refused(reply);
  }

  /** The game of an eight's next round, which is dealt if it has not been. */
  async dealEight(
    asked: EightAsked & { readonly person: Sitter },
  ): Promise<Answer<{ readonly game: string }>> {
    const reply = await this.#ask({ type: 'deal-eight', ...asked });
    return reply.type === 'created' ? { game: reply.game } : refused(reply);
  }

  /** Forgets another attempt at an eight. */
  async forgetEight(eight: string): Promise<Answer<{ readonly removed: true }>> {
    const reply = await this.#ask({ type: 'forget-eight', eight });
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

  #suspend(): void {
    for (const connection of this.#connections.values()) connection.suspend();
  }

  /** A new worker reopens the stored games and gets all unanswered requests again. */
  #resume(): void {
    this.setPace(this.#pace);
    for (const request of this.#pending.unanswered) this.#post(request);
    for (const connection of this.#connections.values())
      if (connection.isSuspended) void this.#reopen(connection);
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
      case 'pong':
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
    if (message.type === 'accepted') this.#worker.praise();
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
