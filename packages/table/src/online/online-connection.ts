import type { Seat, Viewer } from '@quando/rules';
import {
  parseOnlineRequest,
  PROTOCOL_VERSION,
  type TableStatus,
  type OnlineJoin,
  type OnlineReply,
  type OnlineRequest,
  type Phrase,
  type SeatingCommand,
  type Welcome,
} from '@quando/protocol';
import { withActions } from '../update.ts';
import type { GameNews, Known } from './game-news.ts';
import type { Said } from './online-ports.ts';
import type { OnlineTable } from './online-table.ts';
import type { Seating } from './seating.ts';

/**
 * What every connection is told: that seats may have changed, which only those concerned are sent; that the table is
 * gone; a chat phrase; or the news of the game and the status, if it has changed.
 */
export type News =
  | 'seats'
  | 'gone'
  | { readonly said: Said }
  | { readonly game: GameNews | undefined; readonly status: TableStatus | undefined };

/** What a person has at a table. */
export type Standing = Omit<Welcome, 'type' | 'version'>;

/** The client of a connection. */
export type Caller = {
  readonly send: (reply: OnlineReply) => void;
  /** The hash of the client's key; a client without one can only watch. */
  readonly key?: string;
  /** The hash of what its device is known by at this table. */
  readonly device?: string;
};

/** A connection to an online table: parses and answers every message. The key alone identifies the person. */
export class OnlineConnection {
  readonly #table: OnlineTable;
  readonly #caller: Caller;
  readonly #onClose: () => void;
  #viewer: Viewer | 'nobody' = 'nobody';
  /** What the client knows of the game as this viewer. */
  #known: Known | undefined;
  /** Whether the client gets whole updates with its legal actions. */
  #wantsActions = false;
  #greetedAs: Standing | undefined;
  /** The seating that the greeting is known to fit. */
  #greetedIn: Seating | undefined;

  constructor(table: OnlineTable, caller: Caller, onClose: () => void) {
    this.#table = table;
    this.#caller = caller;
    this.#onClose = onClose;
  }

  get seat(): Seat | 'none' {
    return this.#table.seatOf(this.#caller.key);
  }

  send(reply: OnlineReply): void {
    this.#caller.send(reply);
  }

  greet(): void {
    this.#welcome();
    this.send(this.#table.status());
    const history = this.#table.history();
    if (history) this.send(history);
  }

  close(): void {
    this.#onClose();
  }

  /** Resolves once it is answered. */
  async receive(value: unknown): Promise<void> {
    const parsed = parseOnlineRequest(value);
    if ('refusal' in parsed) this.send({ type: 'refused', ...parsed });
    else await this.#handle(parsed.message);
  }

  tell(news: News): void {
    if (news === 'gone') return this.send({ type: 'bye', why: 'no-such-table' });
    if (!this.#isGreeted) this.#welcome();
    if (news === 'seats') return;
    if ('said' in news) return this.send({ type: 'said', ...news.said });
    if (news.game) this.#tellGame(news.game);
    if (news.status) this.send(news.status);
  }

  #tellGame(game: GameNews): void {
    // The host may have closed the table to watchers since.
    if (this.#viewer === 'watcher' && !this.#table.isOpenToWatchers) this.#viewer = 'nobody';
    if (this.#viewer === 'nobody') return;
    const reply = this.#wantsActions
      ? game.withActions(this.#viewer, this.#known)
      : game.for(this.#viewer, this.#known);
    this.#known = game.known;
    if (reply) this.send(reply);
  }

  #handle(message: OnlineRequest): void | Promise<void> {
    const { key } = this.#caller;
    switch (message.type) {
      case 'ping':
        return this.send({ type: 'pong' });
      case 'hello':
        return this.send({ type: 'refused', refusal: { code: 'not-understood' } });
      case 'join':
        return this.#join(message);
      case 'say':
        return this.#say(message.phrase);
      case 'act':
      case 'continue':
        return this.#table.submit({ kind: 'person', key }, message, (reply) => this.send(reply));
      default:
        return this.#arrange(message);
    }
  }

  /** Seats at a public table are given by the server alone, which knows who may sit together. */
  #arrange(command: SeatingCommand): void | Promise<void> {
    const { id, type } = command;
    if (this.#table.isPublic && (type === 'sit' || type === 'rematch'))
      return this.send({ type: 'refused', id, refusal: { code: 'public' } });
    return this.#table.arrange(this.#caller.key, command, (reply) => this.send(reply));
  }

  #join({ as, since, lost, actions = false }: OnlineJoin): void | Promise<void> {
    if (lost) this.#table.countLost(lost);
    const isAllowed = as === 'watcher' ? this.#table.isOpenToWatchers : as === this.seat;
    if (!isAllowed) return this.send({ type: 'refused', refusal: { code: 'not-your-seat' } });
    this.#viewer = as;
    this.#known = this.#table.known;
    this.#wantsActions = actions;
    const update = this.#table.updateFor(as, since);
    if (update) this.send(actions ? withActions(update) : update);
    const { key, device } = this.#caller;
    return as === 'watcher' || device === undefined ? undefined : this.#table.noteDevice(key, device);
  }

  #say(phrase: Phrase): void {
    const { seat } = this;
    if (seat !== 'none') this.#table.say({ seat, phrase });
  }

  /** Whether the client knows what it has here, which only a new seating can change. */
  get #isGreeted(): boolean {
    if (this.#greetedIn === this.#table.seating) return true;
    this.#greetedIn = this.#table.seating;
    const { seat, reserved, removed } = this.#table.standingOf(this.#caller.key);
    const known = this.#greetedAs;
    return known?.seat === seat && known.reserved === reserved && known.removed === removed;
  }

  #welcome(): void {
    const standing = this.#table.standingOf(this.#caller.key);
    const { seat } = standing;
    this.#greetedAs = standing;
    this.#greetedIn = this.#table.seating;
    // A person who has lost a seat may no longer see its cards.
    if (this.#viewer !== 'watcher' && this.#viewer !== seat) this.#viewer = 'nobody';
    this.send({ type: 'welcome', version: PROTOCOL_VERSION, ...standing });
  }
}
