import {
  parsePublicPersonRequest,
  parsePublicSeatRequest,
  type CreatedTable,
  type PublicPersonAnswer,
  type PublicPersonRequest,
  type PublicTable,
  type PublicTables,
} from '@quando/protocol';
import { hasSeat, keyHashOf, OnlineTable } from '@quando/table';
import type { FastifyInstance } from 'fastify';
import type { AddressOf } from '../limits/address.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { openSeatIn, peopleAt, personTagOf } from '../public/matchmaker.ts';
import { isDecentName } from '../public/name-filter.ts';
import { Remembered } from '../public/remembered.ts';
import type { TableServer } from '../table-server.ts';
import { refuse } from './api-refusal.ts';
import { foundTable } from './found-table.ts';

export type PublicApiOptions = {
  readonly tableServer: TableServer;
  readonly rateLimits: RateLimits;
  readonly addressOf: AddressOf;
  /** Whether strangers may play on this server. */
  readonly isPublic: boolean;
};

/** More than the largest valid request: a hundred people to avoid. */
const LONGEST_BODY = 4 * 1024;

/** For how many milliseconds the list of tables is told as it was: it asks the database for each of them. */
const LISTED = 500;

/** Routes for playing with strangers. */
export function servePublic(server: FastifyInstance, options: PublicApiOptions): void {
  const { tableServer, rateLimits, addressOf, isPublic } = options;
  const list = new Remembered(() => listed(tableServer), LISTED);

  server.get('/api/public', async (request, reply) => {
    if (!isPublic) return refuse(reply, 'off');
    if (!rateLimits.mayRequest(addressOf(request.raw))) return refuse(reply, 'too-many');
    return { tables: await list.get() } satisfies PublicTables;
  });

  server.post('/api/public/seats', { bodyLimit: LONGEST_BODY }, async (request, reply) => {
    if (!isPublic) return refuse(reply, 'off');
    const wish = parsePublicSeatRequest(request.body);
    if (!wish) return refuse(reply, 'not-understood');
    if (!isDecentName(wish.name)) return refuse(reply, 'bad-name');
    const address = addressOf(request.raw);
    if (!rateLimits.mayCreateTable(address)) return refuse(reply, 'too-many');
    if (await tableServer.publicPlay.bans.isBanned(personTagOf(wish.person), address))
      return refuse(reply, 'barred');
    const match = await tableServer.matchmaker.seat(wish, address);
    return match === 'full' ? refuse(reply, 'full') : reply.code(201).send(match satisfies CreatedTable);
  });

  server.post('/api/public/people', { bodyLimit: LONGEST_BODY }, async (request, reply) => {
    if (!isPublic) return refuse(reply, 'off');
    const asked = parsePublicPersonRequest(request.body);
    if (!asked) return refuse(reply, 'not-understood');
    if (!rateLimits.mayCreateTable(addressOf(request.raw))) return refuse(reply, 'too-many');
    const found = await foundPerson(tableServer, asked);
    if (typeof found === 'string') return refuse(reply, found);
    const { reason, table } = asked;
    if (reason) {
      const { reports, now } = tableServer.publicPlay;
      await reports.add({ ...found, table, reason, by: keyHashOf(asked.key) }, now());
      request.log.warn({ table, reason }, 'somebody at a public table was reported');
    }
    return { person: found.person } satisfies PublicPersonAnswer;
  });
}

/** The person on a seat, if the one who asks sits at the same public table. */
async function foundPerson(
  tableServer: TableServer,
  { table: id, key, seat }: PublicPersonRequest,
): Promise<
  | { readonly person: string; readonly address: string; readonly name: string }
  | 'no-such-table'
  | 'unreadable'
  | 'not-seated'
> {
  const table = await foundTable(tableServer, id);
  if (!(table instanceof OnlineTable)) return table;
  if (!(await hasSeat(table, keyHashOf(key)))) return 'not-seated';
  const people = await tableServer.publicPlay.book.people(id);
  const found = people.find((each) => table.seatOf(each.key) === seat);
  const state = table.status().seats[seat];
  if (!found || state?.kind !== 'taken') return 'not-seated';
  return { person: found.person, address: found.address, name: state.sitter.name };
}

/** The public tables at which people are; it names nobody. */
const listed = async ({ matchmaker, codes }: TableServer): Promise<PublicTable[]> =>
  Promise.all(
    (await matchmaker.lively()).map(async ({ table, language }) => ({
      table: table.id,
      code: [...(await codes.of(table.id)).code],
      language,
      players: table.status().seats.length,
      people: peopleAt(table),
      round: table.round,
      isOpen: openSeatIn(table) !== 'none',
    })),
  );
