import type { GameRecord, Seat } from '@quando/rules';
import type {
  GameSummary,
  HallRefusalCode,
  HallReply,
  HallRequest,
  Pace,
  Setup,
  Sitter,
  Trouble,
} from '@quando/protocol';
import { freshId } from './fresh-id.ts';
import { HallLine } from './hall-line.ts';
import type { Line } from './line.ts';

/** The way to the hall and back: a worker's. */
export type Channel = {
  post(message: HallRequest): void;
  onMessage(handler: (message: HallReply) => void): void;
  /** Told if nobody is there, now or later. */
  onFailure(handler: () => void): void;
};

/** An answer, or why there is none. */
export type Answer<Value> = Value | { readonly refused: HallRefusalCode };

type Question = Extract<HallRequest, { id: string }>;
type WithoutId<Request> = Request extends Question ? Omit<Request, 'id'> : never;
type Reply = Extract<HallReply, { id?: string }>;

/** The games of this device: creates, lists, opens and removes them. */
export class Hall {
  readonly #channel: Channel;
  readonly #waiting: Map<string, (reply: Reply) => void> = new Map();
  readonly #lines: Map<string, HallLine> = new Map();
  readonly #troubles: Trouble[] = [];
  #onTrouble: ((trouble: Trouble) => void) | undefined;
  #hasFailed = false;

  constructor(channel: Channel) {
    this.#channel = channel;
    channel.onMessage((message) => this.#hear(message));
    channel.onFailure(() => this.#fail());
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
    Answer<{ readonly line: Line; readonly sitters: readonly Sitter[]; readonly seats: readonly Seat[] }>
  > {
    const name = freshId();
    const line = new HallLine(name, this.#channel, () => this.#lines.delete(name));
    this.#lines.set(name, line);
    const reply = await this.#ask({ type: 'open', game, line: name, take });
    if (reply.type === 'opened') return { line, sitters: reply.sitters, seats: personSeatsOf(reply.sitters) };
    this.#lines.delete(name);
    return refused(reply);
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
    this.#channel.post({ type: 'hurry', game });
  }

  setPace(pace: Pace): void {
    this.#channel.post({ type: 'pace', pace });
  }

  /** Told of every trouble, also of those that came before. */
  onTrouble(handler: (trouble: Trouble) => void): void {
    this.#onTrouble = handler;
    for (const trouble of this.#troubles.splice(0)) handler(trouble);
  }

  #ask(question: WithoutId<Question>): Promise<Reply> {
    const id = freshId();
    return new Promise((resolve) => {
      if (this.#hasFailed) return resolve(noAnswer(id));
      this.#waiting.set(id, resolve);
      this.#channel.post({ ...question, id });
    });
  }

  #hear(message: HallReply): void {
    switch (message.type) {
      case 'tell':
        return this.#lines.get(message.line)?.hear(message.message);
      case 'lost':
        return this.#lines.get(message.line)?.lose(message.why);
      case 'trouble':
        return this.#onTrouble ? this.#onTrouble(message) : void this.#troubles.push(message);
      default:
        return this.#answer(message);
    }
  }

  /** Nobody will ever answer. */
  #fail(): void {
    this.#hasFailed = true;
    for (const id of this.#waiting.keys()) this.#answer(noAnswer(id));
  }

  #answer(reply: Reply): void {
    if (reply.id === undefined) return;
    this.#waiting.get(reply.id)?.(reply);
    this.#waiting.delete(reply.id);
  }
}

const noAnswer = (id: string): Reply => ({ type: 'refused', id, code: 'not-stored' });

/** The seats of people. */
const personSeatsOf = (sitters: readonly Sitter[]): Seat[] =>
  [...sitters.keys()].filter((seat) => sitters[seat]!.kind === 'person');

function refused(reply: Reply): { readonly refused: HallRefusalCode } {
  if (reply.type === 'refused') return { refused: reply.code };
  throw new Error(`the hall answered with ${reply.type}`);
}
