import type { Action, Seat, View, Viewer } from '@quando/rules';
import type { Sitter, TableRefusal, ToldEvent } from '@quando/protocol';
import { Conversation } from './conversation.ts';
import { freshId } from './fresh-id.ts';
import type { GameConnection, ConnectionState } from './game-connection.ts';
import { Moments } from './moments.svelte.ts';
import { startingAs, type GameState } from './game-state.ts';

export type SessionOptions = {
  readonly connection: GameConnection;
  /** The seats of the people at this device; several pass it on to each other. */
  readonly seats: readonly Seat[];
};

/** A game as a screen needs it: what this device's eyes see, and what they can do. */
export class Session {
  readonly moments: Moments = new Moments();
  readonly #connection: GameConnection;
  readonly #seats: readonly Seat[];
  readonly #conversation: Conversation;
  #state: GameState = $state.raw(startingAs('watcher'));

  constructor({ connection, seats }: SessionOptions) {
    this.#connection = connection;
    this.#seats = seats;
    this.#conversation = new Conversation({
      connection,
      seats,
      freshId,
      onChange: (state) => (this.#state = state),
      onMoment: (moment) => this.moments.add(moment),
    });
  }

  /** Undefined until the first update for these eyes. */
  get view(): View | undefined {
    return this.#state.update?.view;
  }
  get viewer(): Viewer {
    return this.#state.viewer;
  }
  get sitters(): readonly Sitter[] {
    return this.#state.update?.sitters ?? [];
  }
  /** What the viewer was told of the present round. */
  get log(): readonly ToldEvent[] {
    return this.#state.log;
  }
  /** The part of the log that this person had not seen before they took the device. */
  get news(): readonly ToldEvent[] {
    return this.#state.news;
  }
  /** By scored round: everyone's total after it. */
  get standings(): readonly (readonly number[])[] {
    return this.#state.update?.standings ?? [];
  }
  /** The action under way, or the wish to go on. */
  get pending(): Action | 'continue' | undefined {
    const command = this.#state.pending?.command;
    return command?.type === 'act' ? command.action : command?.type;
  }
  get refusal(): TableRefusal | undefined {
    return this.#state.refusal;
  }
  get connection(): ConnectionState {
    return this.#state.connection;
  }
  /** Whether the viewer has to decide. */
  get isAsked(): boolean {
    return this.view !== undefined && this.view.asked === this.viewer;
  }
  /** The person at this device who has to decide and is not the one looking. */
  get handOverTo(): Seat | 'nobody' {
    const asked = this.view?.asked ?? 'nobody';
    return asked !== 'nobody' && asked !== this.viewer && this.#seats.includes(asked) ? asked : 'nobody';
  }

  /** Does something, unless something is under way; what is not allowed becomes a refusal at once. */
  act(action: Action): void {
    this.#conversation.act(action);
  }

  /** Deals the next round once one is scored. */
  continue(): void {
    this.#conversation.continue();
  }

  /** Somebody at this device has said that it is them. */
  joinAs(seat: Seat): void {
    this.moments.skip();
    this.#conversation.joinAs(seat);
  }

  /** Hides every hand: the device is being passed on. */
  leaveSeat(): void {
    this.moments.skip();
    this.#conversation.joinAs('watcher');
  }

  dismissRefusal(): void {
    this.#conversation.dismissRefusal();
  }

  close(): void {
    this.#connection.close();
  }
}
