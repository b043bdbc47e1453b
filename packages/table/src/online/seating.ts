import type { Seat } from '@quando/rules';
import type { Sitter } from '@quando/protocol';
import type { ErasedEntry, FoundedEntry, SeatingEntry } from './online-entry.ts';
import { FREE, isManned, type SeatState, type TakenSeat } from './seat-state.ts';

/** An entry that changes who sits where. */
export type SeatEntry = Exclude<SeatingEntry, { type: 'rematched' | 'erased' }>;

/** How long a host may be absent before somebody else is the host, in milliseconds. */
const HOST_ABSENCE = 60_000;

/** Who is there: since when nobody on a seat has been connected, or undefined if somebody is; and the time now. */
export type Presence = {
  readonly absentSince: (seat: Seat) => number | undefined;
  readonly now: number;
};

/** Who sits where at an online table: an immutable value. */
export class Seating {
  readonly seats: readonly SeatState[];

  private constructor(seats: readonly SeatState[]) {
    this.seats = seats;
  }

  /** The seats of a new table: free, or those of the game before it. */
  static at({ terms, rematch }: FoundedEntry): Seating {
    return new Seating(
      Array.from({ length: terms.players }, (_, seat: Seat): SeatState => {
        const seated = rematch?.company[seat];
        return seated ? { kind: 'taken', ...seated, isAway: false, since: 0 } : FREE;
      }),
    );
  }

  /** All sitters, by seat; undefined while a seat is free. */
  get sitters(): readonly Sitter[] | undefined {
    const taken = this.seats.filter((seat) => seat.kind === 'taken');
    return taken.length === this.seats.length ? taken.map(({ sitter }) => sitter) : undefined;
  }

  /** Whether anybody decides for themselves. */
  get isAnybodyHere(): boolean {
    return this.seats.some(isManned);
  }

  isManned(seat: Seat): boolean {
    return isManned(this.seats[seat]);
  }

  /** The seat of the person with this key hash. */
  seatOf(key: string | undefined): Seat | 'none' {
    const seat = this.seats.findIndex(
      (state) => state.kind === 'taken' && key !== undefined && state.key === key,
    );
    return seat < 0 ? 'none' : seat;
  }

  /**
   * The person who has been seated longest among those present or only briefly absent, or among all if there is nobody
   * else. A host who comes back is the host again.
   */
  host({ absentSince, now }: Presence): Seat | 'nobody' {
    const isHere = (seat: Seat): boolean => now - (absentSince(seat) ?? now) < HOST_ABSENCE;
    const people = [...this.seats.entries()]
      .filter((entry): entry is [Seat, TakenSeat] => entry[1].kind === 'taken')
      .filter(([, { sitter, key }]) => sitter.kind === 'person' && key !== undefined)
      .toSorted(([, a], [, b]) => a.since - b.since);
    return (people.find(([seat]) => isHere(seat)) ?? people[0])?.[0] ?? 'nobody';
  }

  /** When the host will have been absent for too long; undefined while they are present. */
  hostUntil(presence: Presence): number | undefined {
    const host = this.host(presence);
    const absentSince = host === 'nobody' ? undefined : presence.absentSince(host);
    return absentSince === undefined ? undefined : absentSince + HOST_ABSENCE;
  }

  /** Everybody on other seats. */
  sittersBeside(seats: readonly (Seat | 'none')[]): Sitter[] {
    return this.seats.flatMap((state, seat) =>
      state.kind === 'taken' && !seats.includes(seat) ? [state.sitter] : [],
    );
  }

  /** The seating after a person sat down, left or returned; undefined if that is impossible. */
  after(entry: SeatEntry): Seating | undefined {
    const state = this.seats[entry.seat];
    if (!state) return undefined;
    switch (entry.type) {
      case 'seated':
        return this.#seated(entry);
      case 'vacated':
        return state.kind === 'taken' ? this.#with(entry.seat, FREE) : undefined;
      case 'left':
      case 'returned':
        return state.kind === 'taken' && state.sitter.kind === 'person'
          ? this.#with(entry.seat, { ...state, isAway: entry.type === 'left' })
          : undefined;
    }
  }

  /** The seating without a person who has deleted their name: nobody can return to their seat. */
  without({ key, name, frees }: ErasedEntry): Seating {
    const seat = this.seatOf(key);
    const state = seat === 'none' ? FREE : this.seats[seat]!;
    if (seat === 'none' || state.kind === 'free') return this;
    if (frees) return this.#with(seat, FREE);
    const { sitter, since } = state;
    return this.#with(seat, { kind: 'taken', sitter: { ...sitter, name }, isAway: true, since });
  }

  /** The seating with a bot on this seat. */
  withBot(seat: Seat, sitter: Sitter): Seating {
    return this.#with(seat, { kind: 'taken', sitter, isAway: false, since: 0 });
  }

  /** A person who sat on another seat has moved. */
  #seated({ seat, sitter, key, seq: since }: SeatEntry & { type: 'seated' }): Seating {
    const left = this.seatOf(key);
    const moved = left === 'none' ? this : this.#with(left, FREE);
    return moved.#with(seat, {
      kind: 'taken',
      sitter,
      isAway: false,
      since,
      ...(key !== undefined && { key }),
    });
  }

  #with(seat: Seat, state: SeatState): Seating {
    return new Seating(this.seats.with(seat, state));
  }
}
