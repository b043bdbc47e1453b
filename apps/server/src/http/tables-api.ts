import { parseTerms, type ErasedFrom, type RetentionPeriods } from '@quando/protocol';
import { keyHashOf, OnlineTable } from '@quando/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RetentionDays } from '../retention-settings.ts';
import type { TableServer } from '../table-server.ts';
import type { AddressOf } from '../limits/address.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { ErasureResult } from '../tables/eraser.ts';
import { isTableId } from '../tables/table-id.ts';
import { refuse } from './api-refusal.ts';
import { foundTable, isUnreadable } from './found-table.ts';
import { fieldOf, keyIn } from './request-body.ts';

export type TablesApiOptions = {
  readonly tableServer: TableServer;
  readonly rateLimits: RateLimits;
  readonly addressOf: AddressOf;
  readonly retention: RetentionDays;
  readonly imprint: string | undefined;
};

/** More than the largest valid request: fifty table ids. */
const LONGEST_BODY = 4 * 1024;

const MOST_STATUSES = 50;

type OfTable = { Params: { table: string } };

/** Routes for tables that need no socket. */
export function serveTables(server: FastifyInstance, options: TablesApiOptions): void {
  const { tableServer, rateLimits, addressOf, retention, imprint } = options;
  const bodyLimit = LONGEST_BODY;

  server.post('/api/tables', { bodyLimit }, async (request, reply) => {
    const terms = parseTerms(fieldOf(request.body, 'terms'));
    if (!terms) return refuse(reply, 'not-understood');
    if (!rateLimits.mayCreateTable(addressOf(request.raw))) return refuse(reply, 'too-many');
    const { id } = await tableServer.tables.make(terms);
    return reply.code(201).send({ table: id });
  });

  const kept: RetentionPeriods = { days: retention, ...(imprint !== undefined && { imprint }) };
  server.get('/api/retention', () => kept);

  server.post('/api/statuses', { bodyLimit }, async (request, reply) => {
    const tables = tablesIn(request.body);
    if (!tables) return refuse(reply, 'not-understood');
    if (!mayRequest(request, tables.length)) return refuse(reply, 'too-many');
    const asked = await eachOf(tables, (id) => tableServer.tables.find(id));
    const statuses = asked.flatMap((table) => (table instanceof OnlineTable ? [table.status()] : []));
    const unreadable = tables.filter((_, i) => asked[i] === 'failed' || isUnreadable(asked[i]));
    return { statuses, unreadable };
  });

  server.get<OfTable>('/api/tables/:table', async (request, reply) => {
    if (!mayRequest(request)) return refuse(reply, 'too-many');
    const table = await foundTable(tableServer, request.params.table);
    return table instanceof OnlineTable ? table.status() : refuse(reply, table);
  });

  server.get<OfTable>('/api/tables/:table/record', async (request, reply) => {
    const { table: id } = request.params;
    if (!mayRequest(request)) return refuse(reply, 'too-many');
    const table = await foundTable(tableServer, id);
    if (!(table instanceof OnlineTable)) return refuse(reply, table);
    const record = (await mayTell(table)) ? tableServer.records.of(table) : undefined;
    if (record === undefined) return refuse(reply, 'not-over');
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="quando-${id}.json"`)
      .send(record);
  });

  server.post<OfTable>('/api/tables/:table/erase', { bodyLimit }, async (request, reply) => {
    const { table: id } = request.params;
    const key = keyIn(request.body);
    if (key === undefined) return refuse(reply, 'not-understood');
    if (!mayRequest(request)) return refuse(reply, 'too-many');
    const result = isTableId(id) ? await tableServer.eraser.erase(id, keyHashOf(key)) : 'no-such-table';
    return isErased(result) ? reply.send({ erased: result } satisfies ErasedFrom) : refuse(reply, result);
  });

  /** A record tells the deals and their secret, which other tables may share. */
  const mayTell = async ({
    terms: { sharedDeals, league },
    changedAt: endedAt,
  }: OnlineTable): Promise<boolean> => {
    if (!sharedDeals) return true;
    const { name } = sharedDeals;
    return tableServer.sharedDeals.isPublic({ name, ...(league !== undefined && { league }), endedAt });
  };

  const mayRequest = ({ raw }: FastifyRequest, tables = 1): boolean =>
    rateLimits.mayRequest(addressOf(raw), tables);
}

/** The status of each table. If one fails, the others are still returned, unless all of them fail. */
async function eachOf<Found>(
  tables: readonly string[],
  find: (id: string) => Promise<Found>,
): Promise<readonly (Found | 'failed')[]> {
  const results = await Promise.allSettled(tables.map(find));
  const [first] = results;
  if (first?.status === 'rejected' && results.every(({ status }) => status === 'rejected'))
    throw first.reason;
  return results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'));
}

const isErased = (result: ErasureResult): result is ErasedFrom['erased'] =>
  result === 'name' || result === 'table' || result === 'nothing';

function tablesIn(body: unknown): readonly string[] | undefined {
  const tables = fieldOf(body, 'tables');
  if (!Array.isArray(tables) || tables.length > MOST_STATUSES) return undefined;
  const ids = tables.filter((id): id is string => typeof id === 'string' && isTableId(id));
  return ids.length === tables.length ? [...new Set(ids)] : undefined;
}
