import type { OnlineReply, PublicSeatRequest, SeatStatus, Terms } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { keyHashOf, OnlineTable, SerialQueue } from '@quando/table';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Store } from '../storage/store.ts';
import type { OpenedTable, OpenTables } from '../tables/open-tables.ts';
import { withLock } from './with-lock.ts';
import type { PublicBook } from './public-book.ts';

export type MatchmakerOptions = {
  readonly store: Store;
  readonly book: PublicBook;
  readonly tables: OpenTables;
  readonly now: () => number;
  /** Called for a table that cannot be loaded. */
  readonly onFailure: (table: string, error: unknown) => void;
};

/** What a request for a seat leads to: a table, or `full` if the wanted one has no seat for this person. */
export type Match = { readonly table: string } | 'full';

/** A table that has a seat for a person. */
type Candidate = { readonly table: OnlineTable; readonly seat: Seat; readonly language: string };

/** Any of these numbers of players: one kind of table for everybody, so that few people are not split. */
const FEWEST = 3;
const MOST = 5;

const TERMS: Omit<Terms, 'players'> = { target: 50, tempo: 'normal', isOpen: true };

/** Somebody who has just been given a seat may need this long to connect, in milliseconds. */
const ARRIVAL = 20_000;

/** What others know a person by: it does not give away their secret. */
export const personTagOf = (person: string): string =>
  createHash('sha256').update(`person ${person}`).digest('hex').slice(0, 16);

/** Gives people seats at public tables. One request at a time, over all processes, so that two strangers meet. */
export class Matchmaker {
  readonly #options: MatchmakerOptions;
  readonly #queue: SerialQueue = new SerialQueue();

  constructor(options: MatchmakerOptions) {
    this.#options = options;
  }

  /** Seats a person at a public table where people are, or at a new one. */
  seat(request: PublicSeatRequest, address: string): Promise<Match> {
    return this.#queue.run(() => withLock(this.#options.store, () => this.#seat(request, address)));
  }

  /** The public tables at which people are, as far as they can be read. */
  async lively(): Promise<readonly { readonly table: OnlineTable; readonly language: string }[]> {
    const found = await Promise.all(
      (await this.#options.book.tables()).map(async ({ table: id, language }) => ({
        table: await this.#find(id),
        language,
      })),
    );
    return found.flatMap(({ table, language }) =>
      table instanceof OnlineTable && this.#isLively(table) ? [{ table, language }] : [],
    );
  }

  /** One table that cannot be loaded does not keep people from the others. */
  async #find(id: string): Promise<OpenedTable | 'failed'> {
    try {
      return await this.#options.tables.find(id);
    } catch (error) {
      this.#options.onFailure(id, error);
      return 'failed';
    }
  }

  async #seat(request: PublicSeatRequest, address: string): Promise<Match> {
    for (const { table, seat } of await this.#candidates(request))
      if (await this.#sit(table, seat, request, address)) return { table: table.id };
    if (request.table !== undefined) return 'full';
    const table = await this.#options.tables.makePublic({ ...TERMS, players: randomInt(FEWEST, MOST + 1) });
    await this.#options.book.add(table.id, request.language);
    return (await this.#sit(table, randomInt(table.status().seats.length), request, address))
      ? { table: table.id }
      : 'full';
  }

  /** Tables with a seat for this person: those of their language first, then those with the most people. */
  async #candidates(request: PublicSeatRequest): Promise<readonly Candidate[]> {
    const wanted = (await this.lively()).filter(
      ({ table }) => request.table === undefined || table.id === request.table,
    );
    const open = wanted.flatMap(({ table, language }) => {
      const seat = openSeatIn(table);
      return seat === 'none' ? [] : [{ table, seat, language }];
    });
    const agreed = await Promise.all(open.map(({ table }) => this.#isAgreeable(table, request)));
    const isOther = ({ language }: Candidate): number => Number(language !== request.language);
    return open
      .filter((_, i) => agreed[i])
      .toSorted((a, b) => isOther(a) - isOther(b) || peopleAt(b.table) - peopleAt(a.table));
  }

  /** Whether nobody there avoids this person, they avoid nobody there, and they do not sit there already. */
  async #isAgreeable(table: OnlineTable, { person, avoid }: PublicSeatRequest): Promise<boolean> {
    const own = personTagOf(person);
    const people = await this.#options.book.people(table.id);
    return people
      .filter(({ key }) => table.seatOf(key) !== 'none' || table.standingOf(key).reserved !== undefined)
      .every(
        ({ person: other, avoid: avoided }) =>
          other !== own && !avoid.includes(other) && !avoided.includes(own),
      );
  }

  async #sit(
    table: OnlineTable,
    seat: Seat,
    { key, person, name, avatar, avoid }: PublicSeatRequest,
    address: string,
  ): Promise<boolean> {
    const hash = keyHashOf(key);
    let reply: OnlineReply | undefined;
    const id = randomBytes(9).toString('base64url');
    await table.arrange(hash, { type: 'sit', id, seat, name, avatar }, (answer) => (reply = answer));
    if (reply?.type !== 'accepted') return false;
    await this.#options.book.enter({
      table: table.id,
      key: hash,
      person: personTagOf(person),
      address,
      avoid,
    });
    return true;
  }

  /** Whether somebody is there who plays, or who has just been given a seat. */
  #isLively(table: OnlineTable): boolean {
    const { seats, stage } = table.status();
    if (stage === 'over') return false;
    const isNew = this.#options.now() - table.changedAt < ARRIVAL;
    return seats.some((seat) => isPerson(seat) && !seat.isAway && (seat.isHere || isNew));
  }
}

type Taken = Extract<SeatStatus, { kind: 'taken' }>;

const isPerson = (seat: SeatStatus): seat is Taken => seat.kind === 'taken' && seat.sitter.kind === 'person';

const isReserved = (seat: SeatStatus): boolean => seat.kind === 'taken' && seat.reservedFor !== undefined;

/** How many people sit at a table or will after this round. */
export const peopleAt = (table: OnlineTable): number =>
  table.status().seats.filter((seat) => isPerson(seat) || isReserved(seat)).length;

/** A bot's seat that nobody has reserved. */
export function openSeatIn(table: OnlineTable): Seat | 'none' {
  const seat = table
    .status()
    .seats.findIndex((each) => each.kind === 'taken' && each.sitter.kind === 'bot' && !each.reservedFor);
  return seat < 0 ? 'none' : seat;
}
