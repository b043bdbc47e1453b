import type { TableStatus, OnlineReply, OnlineRequest, Phrase, SeatingCommand } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { GameConnection } from '../game/game-connection.ts';
import {
  answered,
  deadlineOf,
  firstFreeSeat,
  seatingRefusalIn,
  STARTING,
  type AttendanceState,
} from './attendance-state.ts';
import { GameLine } from './game-line.ts';
import type { PublicProfile } from './public-profile.ts';
import type { SavedTable } from './saved-table.ts';
import type { ServerConnectionState } from './server-connection.ts';
import type { Timer } from './timer.ts';

export type AttendanceOptions = {
  /** Dropped unless the line is open. */
  readonly send: (message: OnlineRequest) => void;
  readonly timer: Timer;
  readonly freshId: () => string;
  /** 256 random bits in hexadecimal digits. */
  readonly freshContribution: () => string;
  /** How somebody who sits down at a table of their own is shown. */
  readonly publicProfile: () => PublicProfile;
  /** What this device has kept of the table, and the way to keep more. */
  readonly known: () => SavedTable;
  readonly keep: (changes: Partial<SavedTable>) => void;
  readonly onChange: (state: AttendanceState) => void;
};

/** A seating command without the id that it gets. */
export type Wish = SeatingCommand extends infer Command
  ? Command extends SeatingCommand
    ? Omit<Command, 'id'>
    : never
  : never;

/** How long something said can be read. */
export const BUBBLE_TIME = 5_000;

/** A device at an online table: says who it is, asks until it is answered, and keeps what it is told. */
export class Attendance {
  readonly #options: AttendanceOptions;
  /** Deals that something was contributed to since the page was loaded. */
  readonly #offered: Set<number> = new Set();
  #game: GameLine | undefined;
  #state: AttendanceState = STARTING;
  #said = 0;

  constructor(options: AttendanceOptions) {
    this.#options = options;
  }

  get state(): AttendanceState {
    return this.#state;
  }

  /** Asks for something until it is answered. */
  ask(wish: Wish): void {
    const command: SeatingCommand = { ...wish, id: this.#options.freshId() };
    this.#become({ pending: [...this.#state.pending, command], refusal: undefined });
    this.#options.send(command);
  }

  /** Says something to everybody here; if nobody hears it, it is forgotten. */
  say(phrase: Phrase): void {
    this.#options.send({ type: 'say', phrase });
  }

  dismissRefusal(): void {
    this.#become({ refusal: undefined });
  }

  /** A line for one session of the game; the one before ends. */
  openGame(): GameConnection {
    this.#game?.close();
    const state = this.#state.connection === 'open' ? 'open' : 'connecting';
    this.#game = new GameLine(state, this.#options.send);
    return this.#game;
  }

  connect(connection: ServerConnectionState): void {
    this.#become({ connection });
    if (typeof connection === 'object') return this.#game?.close();
    if (connection === 'open') for (const command of this.#state.pending) this.#options.send(command);
    this.#game?.become(connection);
  }

  hear(reply: OnlineReply): void {
    switch (reply.type) {
      case 'welcome':
        return this.#learnSeat(reply.seat);
      case 'status':
        return this.#see(reply);
      case 'said':
        return this.#listen(reply.seat, reply.phrase);
      case 'update':
        return this.#game?.hear(reply);
      case 'accepted':
      case 'refused':
        return this.#settle(reply);
      case 'pong':
      case 'bye':
    }
  }

  #learnSeat(seat: Seat | 'none'): void {
    this.#options.keep({ seat, ...(seat !== 'none' && { isFresh: false }) });
    const hadSeat = typeof this.#state.seat === 'number';
    this.#become({ seat, hasLostSeat: seat === 'none' && (hadSeat || this.#state.hasLostSeat) });
  }

  #see(status: TableStatus): void {
    this.#become({ status, deadline: deadlineOf(status, this.#options.timer.now()) });
    this.#notePromise(status);
    this.#sitAtFreshTable(status);
    this.#contributeTo(status);
  }

  /** Whoever has made a table wants to play there. */
  #sitAtFreshTable(status: TableStatus): void {
    const seat = firstFreeSeat(status);
    const isTime =
      status.stage === 'gathering' && status.host === 'nobody' && this.#state.pending.length === 0;
    if (!isTime || !this.#options.known().isFresh || this.#state.seat !== 'none' || seat === 'none') return;
    this.ask({ type: 'sit', seat, ...this.#options.publicProfile() });
  }

  /** The first word counts: whoever promises something else later has broken it. */
  #notePromise({ deal: { number, commitment } }: TableStatus): void {
    const { commitments } = this.#options.known();
    if (commitments[number] === undefined)
      this.#options.keep({ commitments: { ...commitments, [number]: commitment } });
  }

  /** No deal is known to anybody as long as one contributor keeps quiet about it. */
  #contributeTo({ deal: { number, contributors } }: TableStatus): void {
    const { seat } = this.#state;
    if (typeof seat !== 'number') return;
    if (contributors.includes(seat) || this.#offered.has(number)) return;
    this.#offered.add(number);
    this.ask({ type: 'contribute', deal: number, value: this.#options.freshContribution() });
  }

  #listen(seat: Seat, phrase: Phrase): void {
    if (this.#options.known().muted.includes(seat)) return;
    this.#said += 1;
    const id = this.#said;
    const others = this.#state.bubbles.filter((bubble) => bubble.seat !== seat);
    this.#become({ bubbles: [...others, { id, seat, phrase }] });
    this.#options.timer.after(BUBBLE_TIME, () =>
      this.#become({ bubbles: this.#state.bubbles.filter((bubble) => bubble.id !== id) }),
    );
  }

  #settle(reply: Extract<OnlineReply, { type: 'accepted' | 'refused' }>): void {
    const command = answered(this.#state.pending, reply);
    if (!command) return this.#game?.hear(reply as Parameters<GameLine['hear']>[0]);
    const refusal = seatingRefusalIn(reply);
    this.#become({ pending: this.#state.pending.filter((other) => other !== command) });
    if (command.type === 'contribute') return this.#concludeContribution(command, refusal);
    if (refusal) return this.#become({ refusal });
    // Whoever gets up before the game knows that the seat is theirs no more.
    if (command.type === 'stand' && this.#state.status?.stage === 'gathering') this.#become({ seat: 'none' });
  }

  /** Nobody asked for it, so nobody is told if it came too late. */
  #concludeContribution(
    { deal, value }: Extract<SeatingCommand, { type: 'contribute' }>,
    refusal: AttendanceState['refusal'],
  ): void {
    if (!refusal)
      this.#options.keep({ contributions: { ...this.#options.known().contributions, [deal]: value } });
    else if (refusal === 'not-stored') this.#offered.delete(deal);
  }

  #become(change: Partial<AttendanceState>): void {
    this.#state = { ...this.#state, ...change };
    this.#options.onChange(this.#state);
  }
}
