import {
  parsePublicSeatRequest,
  type CreatedTable,
  type PublicTable,
  type PublicTables,
} from '@quando/protocol';
import type { FastifyInstance } from 'fastify';
import type { AddressOf } from '../limits/address.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { openSeatIn, peopleAt } from '../public/matchmaker.ts';
import { isDecentName } from '../public/name-filter.ts';
import type { TableServer } from '../table-server.ts';
import { refuse } from './api-refusal.ts';

export type PublicApiOptions = {
  readonly tableServer: TableServer;
  readonly rateLimits: RateLimits;
  readonly addressOf: AddressOf;
  /** Whether strangers may play on this server. */
  readonly isPublic: boolean;
};

/** More than the largest valid request: a hundred people to avoid. */
const LONGEST_BODY = 4 * 1024;

/** Routes for playing with strangers. */
export function servePublic(server: FastifyInstance, options: PublicApiOptions): void {
  const { tableServer, rateLimits, addressOf, isPublic } = options;

  server.get('/api/public', async (request, reply) => {
    if (!isPublic) return refuse(reply, 'off');
    if (!rateLimits.mayRequest(addressOf(request.raw))) return refuse(reply, 'too-many');
    return { tables: await listed(tableServer) } satisfies PublicTables;
  });

  server.post('/api/public/seats', { bodyLimit: LONGEST_BODY }, async (request, reply) => {
    if (!isPublic) return refuse(reply, 'off');
    const wish = parsePublicSeatRequest(request.body);
    if (!wish) return refuse(reply, 'not-understood');
    if (!isDecentName(wish.name)) return refuse(reply, 'bad-name');
    const address = addressOf(request.raw);
    if (!rateLimits.mayCreateTable(address)) return refuse(reply, 'too-many');
    const match = await tableServer.matchmaker.seat(wish, address);
    return match === 'full' ? refuse(reply, 'full') : reply.code(201).send(match satisfies CreatedTable);
  });
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
