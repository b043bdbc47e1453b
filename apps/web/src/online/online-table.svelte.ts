import type { TableStatus, Phrase, SeatingRefusalCode } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { freshId } from '../game/fresh-id.ts';
import { GameClient } from '../game/game-client.svelte.ts';
import { socketAddress } from './addresses.ts';
import { STARTING, type AttendanceState, type Bubble } from './attendance-state.ts';
import { Attendance, type Wish } from './attendance.ts';
import { listenForWakeEvents } from './wake-events.ts';
import { freshContribution } from './device-key.ts';
import type { PublicProfile } from './public-profile.ts';
import type { MyTables } from './my-tables.svelte.ts';
import { ServerConnection, type ServerConnectionState } from './server-connection.ts';
import { openSocket } from './socket.ts';
import { browserTimer } from './timer.ts';

export type OnlineTableOptions = {
  readonly table: string;
  readonly tables: MyTables;
  readonly publicProfile: () => PublicProfile;
};

/** An online table as its screens need it. */
export class OnlineTable {
  readonly id: string;
  #state: AttendanceState = $state.raw(STARTING);
  #game: GameClient | undefined = $state.raw(undefined);
  readonly #attendance: Attendance;
  readonly #connection: ServerConnection;
  readonly #tables: MyTables;
  readonly #stopListening: () => void;
  #playedAs: Seat | 'none' | 'unknown' = 'unknown';

  constructor({ table, tables, publicProfile }: OnlineTableOptions) {
    this.id = table;
    this.#tables = tables;
    this.#attendance = new Attendance({
      send: (message) => this.#connection.send(message),
      timer: browserTimer,
      freshId,
      freshContribution: () => freshContribution(crypto),
      publicProfile,
      known: () => tables.savedAt(table),
      keep: (changes) => tables.change(table, changes),
      onChange: (state) => this.#become(state),
    });
    this.#connection = new ServerConnection({
      connect: (events) => openSocket(socketAddress(location, table), events),
      key: tables.savedAt(table).key,
      timer: browserTimer,
      random: () => Math.random(),
      onMessage: (reply) => this.#attendance.hear(reply),
      onState: (state) => this.#attendance.connect(state),
    });
    this.#stopListening = listenForWakeEvents(window, {
      onWake: () => this.#connection.wake(),
      onDoubt: () => this.#connection.check(),
    });
  }

  get connection(): ServerConnectionState {
    return this.#state.connection;
  }
  /** Undefined until the table has shown itself. */
  get status(): TableStatus | undefined {
    return this.#state.status;
  }
  get seat(): Seat | 'none' | 'unknown' {
    return this.#state.seat;
  }
  get hasLostSeat(): boolean {
    return this.#state.hasLostSeat;
  }
  /** When whoever is waited for runs out of time, as `performance.now` counts. */
  get deadline(): number | undefined {
    return this.#state.deadline;
  }
  get refusal(): SeatingRefusalCode | undefined {
    return this.#state.refusal;
  }
  get bubbles(): readonly Bubble[] {
    return this.#state.bubbles;
  }
  /** The game, once it has begun. */
  get game(): GameClient | undefined {
    return this.#game;
  }
  get isHost(): boolean {
    return this.status !== undefined && this.status.host === this.seat;
  }
  /** Whether a bot decides for this device's person. */
  get isAway(): boolean {
    const seatStatus = typeof this.seat === 'number' ? this.status?.seats[this.seat] : undefined;
    return seatStatus?.kind === 'taken' && seatStatus.isAway;
  }
  get muted(): readonly Seat[] {
    return this.#tables.find(this.id)?.muted ?? [];
  }

  ask(wish: Wish): void {
    this.#attendance.ask(wish);
  }

  say(phrase: Phrase): void {
    this.#attendance.say(phrase);
  }

  /** Hears somebody no more, or again. */
  mute(seat: Seat): void {
    const { muted } = this;
    const isMuted = muted.includes(seat);
    this.#tables.change(this.id, {
      muted: isMuted ? muted.filter((other) => other !== seat) : [...muted, seat],
    });
  }

  close(): void {
    this.#stopListening();
    this.#connection.close();
    this.#game?.close();
  }

  #become(state: AttendanceState): void {
    const { status } = state;
    if (status && status !== this.#state.status) this.#tables.learn(status);
    this.#state = state;
    if (status && status.stage !== 'gathering' && state.seat !== this.#playedAs) this.#play(state.seat);
  }

  /** Looks at the game through the eyes that one has now. */
  #play(seat: AttendanceState['seat']): void {
    this.#playedAs = seat;
    const seats = typeof seat === 'number' ? [seat] : [];
    this.#game = new GameClient({ connection: this.#attendance.openGame(), seats, freshId });
  }
}
