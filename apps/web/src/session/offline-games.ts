import type { GameRecord, Seat } from '@quando/rules';
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
import type { Channel } from './channel.ts';
import { freshId } from './fresh-id.ts';
import { OfflineConnection } from './offline-connection.ts';
import type { GameConnection } from './game-connection.ts';
import { Questions, type Question, type Reply, type WithoutId } from './questions.ts';

/** An answer, or why there is none. */
export type Answer<Value> = Value | { readonly refused: OfflineRefusalCode };

/** How often somebody is fetched to keep the games without getting anything done. */
const MOST_STARTS = 4;

/** The games of this device: creates, lists, opens and removes them. */
export class OfflineGames {
  readonly #start: () => Channel;
  readonly #questions = new Questions();
  readonly #lines: Map<string, OfflineConnection> = new Map();
  readonly #troubles: Trouble[] = [];
  #onTrouble: ((trouble: Trouble) => void) | undefined;
  #onFailure: () => void = () => {};
  #channel: Channel;
  #pace: Pace = 'normal';
  #starts = 0;
  #hasFailed = false;

  /** `start` brings somebody to keep the games, again if the last one is gone. */
  constructor(start: () => Channel) {
    this.#start = start;
    this.#channel = this.#begin();
  }

  async create(setup: Setup): Promise<Answer<{ readonly game: string }>> {
    const reply = await this.#ask({ type: 'create', setup });
    return reply.type === 'created' ? { game: reply.game } : refused(reply);
  }

  /** Opens a line to a game's table; `take` takes it over from another tab. */
  async open(
    game: string,
    { take = false }: { readonly take?: boolean } = {},
  ): Promise<
    Answer<{
      readonly line: GameConnection;
      readonly sitters: readonly Sitter[];
      readonly seats: readonly Seat[];
    }>
  > {
    const name = freshId();
    const reply = await this.#ask({ type: 'open', game, connection: name, take });
    if (reply.type !== 'opened') return refused(reply);
    const line = this.#lineTo(game, name);
    return { line, sitters: reply.sitters, seats: personSeatsOf(reply.sitters) };
  }

  /** Finished games too; the one changed last comes first. */
  async list(): Promise<Answer<{ readonly games: readonly GameSummary[] }>> {
    const reply = await this.#ask({ type: 'list' });
    return reply.type === 'games' ? { games: reply.games } : refused(reply);
  }

  async remove(game: string): Promise<Answer<{ readonly removed: true }>> {
    const reply = await this.#ask({ type: 'remove', game });
    return reply.type === 'removed' ? { removed: true } : refused(reply);
  }

  /** The record of a finished game. */
  async record(game: string): Promise<Answer<{ readonly record: GameRecord }>> {
    const reply = await this.#ask({ type: 'record', game });
    return reply.type === 'record' ? { record: reply.record } : refused(reply);
  }

  /** Lets the bots of a game act at once until a person is asked. */
  hurry(game: string): void {
    this.#post({ type: 'hurry', game });
  }

  setPace(pace: Pace): void {
    this.#pace = pace;
    this.#post({ type: 'pace', pace });
  }

  /** Told of every trouble, also of those that came before. */
  onTrouble(handler: (trouble: Trouble) => void): void {
    this.#onTrouble = handler;
    for (const trouble of this.#troubles.splice(0)) handler(trouble);
  }

  /** Told when nobody can be found to keep the games: the page is no use any more. */
  onFailure(handler: () => void): void {
    this.#onFailure = handler;
    if (this.#hasFailed) handler();
  }

  #begin(): Channel {
    this.#starts += 1;
    const channel = this.#start();
    channel.onMessage((message) => this.#hear(message));
    channel.onEnd(() => this.#beginAgain());
    return channel;
  }

  /** The games are where they were: a new one opens them, and is asked what the last one left unanswered. */
  #beginAgain(): void {
    if (this.#starts === MOST_STARTS) return this.#fail();
    this.#channel = this.#begin();
    this.setPace(this.#pace);
    for (const question of this.#questions.unanswered) this.#post(question);
    for (const line of this.#lines.values()) if (line.lapse()) void this.#reopen(line);
  }

  async #reopen(line: OfflineConnection): Promise<void> {
    const reply = await this.#ask({ type: 'open', game: line.game, connection: line.name });
    if (reply.type === 'opened') line.resume();
    else if (!this.#hasFailed)
      line.lose(refused(reply).refused === 'open-elsewhere' ? 'elsewhere' : 'removed');
  }

  #fail(): void {
    this.#hasFailed = true;
    this.#questions.refuseAll();
    this.#onFailure();
  }

  #lineTo(game: string, name: string): OfflineConnection {
    const post = (message: OfflineRequest): void => this.#post(message);
    const line = new OfflineConnection({ name, game, post, onEnd: () => this.#lines.delete(name) });
    this.#lines.set(name, line);
    return line;
  }

  #post(message: OfflineRequest): void {
    this.#channel.post(message);
  }

  async #ask(question: WithoutId<Question>): Promise<Reply> {
    const asked = this.#questions.ask(question, (whole) => this.#post(whole));
    if (this.#hasFailed) this.#questions.refuseAll();
    return asked;
  }

  #hear(message: OfflineReply): void {
    switch (message.type) {
      case 'ready':
        return;
      case 'tell':
        return this.#pass(message.connection, message.message);
      case 'lost':
        return this.#lines.get(message.connection)?.lose(message.why);
      case 'trouble':
        return this.#onTrouble ? this.#onTrouble(message) : void this.#troubles.push(message);
      default:
        return this.#questions.answer(message);
    }
  }

  #pass(line: string, message: TableReply): void {
    // Whoever gets something done is there to stay.
    if (message.type === 'accepted') this.#starts = 1;
    this.#lines.get(line)?.hear(message);
  }
}

/** The seats of people. */
const personSeatsOf = (sitters: readonly Sitter[]): Seat[] =>
  [...sitters.keys()].filter((seat) => sitters[seat]!.kind === 'person');

function refused(reply: Reply): { readonly refused: OfflineRefusalCode } {
  if (reply.type === 'refused') return { refused: reply.code };
  throw new Error(`the worker answered with ${reply.type}`);
}
