import type { Seat } from '@quando/rules';
import type { Sitter } from '@quando/protocol';
import {
  afterDecision,
  afterRoundOf,
  answered,
  nudged,
  NO_CARE,
  withoutVote,
  withVote,
  type Care,
} from './care.ts';
import { accessAfter, accessOf, accessWithoutName, LOCKED, OPEN, PUBLIC, type Access } from './access.ts';
import type { ErasedEntry, FoundedEntry, SeatEntry } from './online-entry.ts';
import {
  askedAs,
  FREE,
  isAttended,
  isDeviceShared,
  isInvited,
  isManned,
  isPerson,
  newlyTaken,
  reservationOf,
  withoutInvitation,
  withoutReservation,
  withoutToken,
  type Invitation,
  type SeatState,
  type TakenSeat,
} from './seat-state.ts';

/** How long a host may be absent before somebody else is the host, in milliseconds. */
const HOST_ABSENCE = 60_000;

/** Who is there: since when nobody on a seat has been connected, or undefined if somebody is; and the time now. */
export type Presence = {
  readonly absentSince: (seat: Seat) => number | undefined;
  readonly now: number;
};

/** Who sits where at an online table, and who may sit down: an immutable value. */
export class Seating {
  readonly seats: readonly SeatState[];
  readonly access: Access;
  /** All sitters, by seat; undefined while a seat is free. */
  readonly sitters: readonly Sitter[] | undefined;
  /** The seats of the people, those who have been seated longest first. */
  readonly #people: readonly Seat[];

  private constructor(seats: readonly SeatState[], access: Access) {
    this.seats = seats;
    // Nobody could unlock a table where nobody sits.
    const isLocked = access.isLocked && seats.some((seat) => seat.kind === 'taken' && seat.key !== undefined);
    this.access = isLocked === access.isLocked ? access : { ...access, isLocked };
    this.sitters = sittersOn(seats);
    this.#people = peopleOn(seats);
  }

  /** The seats of a new table: free, those of the game before it, a public table's bots, or one person and bots. */
  static at({ terms, rematch, public: strangers, solo }: FoundedEntry): Seating {
    return new Seating(
      Array.from({ length: terms.players }, (_, seat: Seat): SeatState => {
        const seated = (rematch ?? strangers ?? solo)?.company[seat];
        if (!seated) return FREE;
        const isAsked = rematch?.by !== undefined && seated.key !== undefined && seated.key !== rematch.by;
        return { ...newlyTaken(seated, 0), ...(isAsked && { invitation: 'asked' }) };
      }),
      rematch?.access ? accessOf(rematch.access) : strangers ? PUBLIC : solo ? LOCKED : OPEN,
    );
  }

  /** The other seats whose cards the same device has shown. */
  sharingDeviceWith(seat: Seat): Seat[] {
    const own = this.seats[seat]!;
    return [...this.seats.keys()].filter(
      (other) => other !== seat && isDeviceShared(own, this.seats[other]!),
    );
  }

  /** Whether anybody decides for themselves, at least from their next turn on. */
  get isAnybodyHere(): boolean {
    return this.seats.some(isAttended);
  }

  isManned(seat: Seat): boolean {
    return isManned(this.seats[seat]);
  }

  /** Whether the others have let a bot decide on this seat until the round is over. */
  isBarred(seat: Seat): boolean {
    const state = this.seats[seat];
    return isPerson(state) && state.care.replaced === 'until-next-round';
  }

  hasMissedLastTurn(seat: Seat): boolean {
    const state = this.seats[seat];
    return isPerson(state) && state.missed === 'last-turn';
  }

  /** The seat of the person with this key hash. */
  seatOf(key: string | undefined): Seat | 'none' {
    const seat = this.seats.findIndex(
      (state) => state.kind === 'taken' && key !== undefined && state.key === key,
    );
    return seat < 0 ? 'none' : seat;
  }

  /** The seats of people who have not said whether they play again. */
  get invited(): readonly TakenSeat[] {
    return this.seats.filter((seat): seat is TakenSeat => isInvited(seat));
  }

  /** The seating when the person with this key hash plays again. */
  cameWith(key: string): Seating {
    const seat = this.seatOf(key);
    return seat !== 'none' && isInvited(this.seats[seat])
      ? this.#with(seat, withoutInvitation(this.seats[seat]!))
      : this;
  }

  /**
   * The person who has been seated longest among those present or only briefly absent, or among all if there is nobody
   * else. A host who comes back is the host again. No stranger has such power over others at a public table.
   */
  host({ absentSince, now }: Presence): Seat | 'nobody' {
    if (this.access.isPublic) return 'nobody';
    const isHere = (seat: Seat): boolean => now - (absentSince(seat) ?? now) < HOST_ABSENCE;
    return this.#people.find(isHere) ?? this.#people[0] ?? 'nobody';
  }

  /** When the host will have been absent for too long; undefined while they are present. */
  hostUntil(presence: Presence): number | undefined {
    const host = this.host(presence);
    const absentSince = host === 'nobody' ? undefined : presence.absentSince(host);
    return absentSince === undefined ? undefined : absentSince + HOST_ABSENCE;
  }

  /** At a public table: a seat that a bot takes between rounds, because nobody is on it or its person has left. */
  get deserted(): Seat | 'none' {
    const seat = this.seats.findIndex((state) => state.kind === 'free' || (isPerson(state) && state.isAway));
    return this.access.isPublic && seat >= 0 ? seat : 'none';
  }

  /** The bot's seat that the person with this key hash takes when the round is over. */
  reservedBy(key: string | undefined): Seat | 'none' {
    const seat = this.seats.findIndex((state) => key !== undefined && reservationOf(state)?.key === key);
    return seat < 0 ? 'none' : seat;
  }

  /** Everybody on other seats, and everybody else who has reserved one. */
  sittersBeside(seats: readonly (Seat | 'none')[], key?: string): Sitter[] {
    return this.seats.flatMap((state, seat) => {
      if (state.kind === 'free') return [];
      const { sitter, reservedFor } = state;
      const isOther = reservedFor !== undefined && reservedFor.key !== key;
      return [...(seats.includes(seat) ? [] : [sitter]), ...(isOther ? [reservedFor.sitter] : [])];
    });
  }

  /** The seating after a decision on a seat, when another seat is asked next or the round is over. */
  afterTurn(seat: Seat): Seating {
    const state = this.seats[seat]!;
    if (!isPerson(state) || state.missed === 'none') return this;
    return this.#with(seat, { ...state, missed: state.missed === 'this-turn' ? 'last-turn' : 'none' });
  }

  /** The seating after any decision on a seat. */
  afterDecision(seat: Seat): Seating {
    const state = this.seats[seat]!;
    if (!isPerson(state)) return this;
    const care = afterDecision(state.care);
    return care === state.care ? this : this.#with(seat, { ...state, care });
  }

  /** The seating when a round is over: everybody takes the seat that they have reserved, unless the game is over too. */
  afterRound({ isOver, since }: { readonly isOver: boolean; readonly since: number }): Seating {
    if (!this.seats.some((state) => reservationOf(state) ?? isCaredFor(state))) return this;
    return new Seating(
      this.seats.map((state) => {
        const reserved = reservationOf(state);
        if (state.kind === 'free' || !reserved) return withoutCare(state);
        if (isPerson(state)) return newlyTaken(reserved, state.since);
        return isOver ? withoutReservation(state) : newlyTaken(reserved, since);
      }),
      this.access,
    );
  }

  /** The seating after an entry; undefined if it cannot come next. */
  after(entry: SeatEntry): Seating | undefined {
    const access = accessAfter(this.access, this.seats, entry);
    const seating = this.#seatingAfter(entry);
    if (!access || !seating) return undefined;
    const { seats } = seating;
    return new Seating(entry.type === 'locked' ? seats.map(withoutReservation) : seats, access);
  }

  #seatingAfter(entry: SeatEntry): Seating | undefined {
    switch (entry.type) {
      case 'terms-set':
        return this.#resized(entry.terms.players);
      case 'reminded':
      case 'unanswered':
        return this.#asked(entry.type === 'reminded' ? 'asked-again' : 'silent');
      default:
        return 'seat' in entry ? this.#afterChange(entry) : this;
    }
  }

  #asked(invitation: Invitation): Seating {
    return new Seating(
      this.seats.map((seat) => askedAs(seat, invitation)),
      this.access,
    );
  }

  /** With another number of seats; undefined if there are more people than that. */
  #resized(players: number): Seating | undefined {
    const seats = Array.from({ length: players }, (_, seat): SeatState => this.seats[seat] ?? FREE);
    for (const person of this.seats.slice(players).filter(isPerson)) {
      const free = seats.findIndex(({ kind }) => kind === 'free');
      const seat = free < 0 ? seats.findIndex((state) => !isPerson(state)) : free;
      if (seat < 0) return undefined;
      seats[seat] = person;
    }
    return new Seating(seats, this.access);
  }

  #afterChange(entry: Extract<SeatEntry, { seat: Seat }>): Seating | undefined {
    const state = this.seats[entry.seat];
    if (!state) return undefined;
    switch (entry.type) {
      case 'seated':
        return this.#seated(entry);
      case 'reserved':
        return state.kind === 'taken' && state.sitter.kind === 'bot'
          ? this.#reserved(entry, state)
          : undefined;
      case 'released':
        return reservationOf(state) ? this.#with(entry.seat, withoutReservation(state)) : undefined;
      case 'came':
        return isInvited(state) ? this.#with(entry.seat, withoutInvitation(state)) : undefined;
      case 'joined':
        return isPerson(state)
          ? this.#with(entry.seat, { ...state, devices: [...state.devices, entry.device] })
          : undefined;
      case 'vacated':
        return state.kind === 'taken' ? this.#with(entry.seat, FREE) : undefined;
      case 'left':
      case 'returned':
        return isPerson(state) ? this.#with(entry.seat, attendedOr(entry.type, state)) : undefined;
      case 'dismissed':
        return isPerson(state)
          ? this.#with(entry.seat, newlyTaken({ sitter: entry.sitter }, entry.seq))
          : undefined;
      case 'handed-over':
        return isPerson(state) ? this.#with(entry.seat, { ...state, token: entry.token }) : undefined;
      case 'claimed':
        return isPerson(state) ? this.#claimed(entry, state) : undefined;
      case 'nudged':
      case 'voted':
      case 'unvoted':
      case 'replaced':
      case 'restored':
        return isPerson(state) ? this.#with(entry.seat, caredFor(entry, state)) : undefined;
      case 'missed':
        return isManned(state) && isPerson(state)
          ? this.#with(entry.seat, { ...state, missed: 'this-turn' })
          : undefined;
    }
  }

  /** The seating without a person who has deleted their name: nobody can return to their seat. */
  without({ key, name, frees }: ErasedEntry): Seating {
    const nameless = (state: SeatState): SeatState => {
      if (reservationOf(state)?.key === key) return withoutReservation(state);
      if (state.kind === 'free' || state.key !== key) return state;
      const { sitter, since } = state;
      return frees ? FREE : { ...newlyTaken({ sitter: { ...sitter, name } }, since), isAway: true };
    };
    return new Seating(this.seats.map(nameless), accessWithoutName(this.access, key, name));
  }

  /** The seating with a bot on this seat. */
  withBot(seat: Seat, sitter: Sitter): Seating {
    return this.#with(seat, newlyTaken({ sitter }, 0));
  }

  /** A person who sat on another seat has moved. */
  #seated({ seat, sitter, key, isProgram, seq: since }: SeatEntry & { type: 'seated' }): Seating {
    const left = this.seatOf(key);
    const moved = left === 'none' ? this : this.#with(left, FREE);
    const person = { ...(key !== undefined && { key }), ...(isProgram && { isProgram }) };
    return moved.#with(seat, newlyTaken({ sitter, ...person }, since));
  }

  /** A person who had reserved another seat no longer does. */
  #reserved({ seat, sitter, key, isProgram }: SeatEntry & { type: 'reserved' }, state: TakenSeat): Seating {
    const former = this.reservedBy(key);
    const others = former === 'none' ? this : this.#with(former, withoutReservation(this.seats[former]!));
    return others.#with(seat, {
      ...state,
      reservedFor: { sitter, key, ...(isProgram && { isProgram }) },
    });
  }

  /** A person has their seat on a new device; they have been seated as long as before. */
  #claimed({ seat, sitter, key, isAtOnce }: SeatEntry & { type: 'claimed' }, state: TakenSeat): Seating {
    if (isAtOnce) return this.#with(seat, newlyTaken({ sitter, key }, state.since));
    return this.#with(seat, { ...withoutToken(state), isAway: true, reservedFor: { sitter, key } });
  }

  #with(seat: Seat, state: SeatState): Seating {
    return new Seating(this.seats.with(seat, state), this.access);
  }
}

/** A person who leaves, or says that they are here. */
function attendedOr(type: 'left' | 'returned', state: TakenSeat): TakenSeat {
  if (type === 'returned' && isManned(state)) return { ...state, care: answered(state.care) };
  const { reservedFor: _, ...own } = withoutToken(state);
  return { ...own, isAway: type === 'left', missed: 'none', care: NO_CARE };
}

type CareEntry = Extract<SeatEntry, { type: 'nudged' | 'voted' | 'unvoted' | 'replaced' | 'restored' }>;

/** A person about whom the others do something. */
function caredFor(entry: CareEntry, state: TakenSeat): TakenSeat {
  const { care } = state;
  switch (entry.type) {
    case 'nudged':
      return { ...state, care: nudged(care, entry.at) };
    case 'voted':
      return { ...state, care: withVote(care, entry.by) };
    case 'unvoted':
      return { ...state, care: withoutVote(care, entry.by) };
    case 'replaced':
      return { ...state, ...replacedBy(entry, care) };
    case 'restored':
      return { ...state, isAway: false, missed: 'none', care: NO_CARE };
  }
}

const replacedBy = (
  { by, until }: CareEntry & { type: 'replaced' },
  care: Care,
): Pick<TakenSeat, 'isAway' | 'missed' | 'care'> => ({
  isAway: true,
  missed: 'none',
  care: { ...withVote(care, by), replaced: `until-${until}` },
});

const isCaredFor = (state: SeatState): boolean => state.kind === 'taken' && state.care !== NO_CARE;

const withoutCare = (state: SeatState): SeatState =>
  state.kind === 'taken' && isCaredFor(state) ? { ...state, care: afterRoundOf(state.care) } : state;

function sittersOn(seats: readonly SeatState[]): readonly Sitter[] | undefined {
  const taken = seats.filter((seat) => seat.kind === 'taken');
  return taken.length === seats.length ? taken.map(({ sitter }) => sitter) : undefined;
}

/**
 * Who has not said whether they play again does not host those who do, nor does whom the others have replaced, nor a
 * program.
 */
const isBarredHost = (state: TakenSeat): boolean =>
  isInvited(state) || state.care.replaced !== 'no' || state.isProgram === true;

const peopleOn = (seats: readonly SeatState[]): Seat[] =>
  [...seats.entries()]
    .filter((entry): entry is [Seat, TakenSeat] => isPerson(entry[1]) && entry[1].key !== undefined)
    .toSorted(([, a], [, b]) => Number(isBarredHost(a)) - Number(isBarredHost(b)) || a.since - b.since)
    .map(([seat]) => seat);
