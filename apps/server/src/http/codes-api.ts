import { parseCodeText, type CodeOfTable, type CreatedTable } from '@quando/protocol';
import { OnlineTable } from '@quando/table';
import type { FastifyInstance } from 'fastify';
import type { TableServer } from '../table-server.ts';
import type { AddressOf } from '../limits/address.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { refuse } from './api-refusal.ts';
import { foundTable } from './found-table.ts';

export type CodesApiOptions = {
  readonly tableServer: TableServer;
  readonly rateLimits: RateLimits;
  readonly addressOf: AddressOf;
};

/** Routes for the codes that lead to tables. */
export function serveCodes(
  server: FastifyInstance,
  { tableServer, rateLimits, addressOf }: CodesApiOptions,
): void {
  server.post<{ Params: { table: string } }>('/api/tables/:table/code', async (request, reply) => {
    if (!rateLimits.mayRequest(addressOf(request.raw))) return refuse(reply, 'too-many');
    const table = await foundTable(tableServer, request.params.table);
    if (!(table instanceof OnlineTable)) return refuse(reply, table);
    if (table.isOver) return refuse(reply, 'over');
    const { code, until } = await tableServer.codes.of(table.id);
    return reply.send({ code: [...code], until, now: table.status().now } satisfies CodeOfTable);
  });

  server.get<{ Params: { code: string } }>('/api/codes/:code', async (request, reply) => {
    const code = parseCodeText(request.params.code);
    if (!code) return refuse(reply, 'not-understood');
    const isRight = rateLimits.tryCode(addressOf(request.raw));
    if (isRight === 'too-many') return refuse(reply, 'too-many');
    const table = await tableServer.codes.tableOf(code);
    if (table === undefined) return refuse(reply, 'no-such-code');
    isRight();
    return reply.send({ table } satisfies CreatedTable);
  });
}
