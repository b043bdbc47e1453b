import {
  parsePushRequest,
  parsePushStop,
  type PushKey,
  type PushRequest,
  type PushStatus,
  type PushSubscription,
} from '@quando/protocol';
import { hasSeat, keyHashOf, OnlineTable } from '@quando/table';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AddressOf } from '../limits/address.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { areMessageKeys } from '../push/encrypt-message.ts';
import { mayPushTo, type PushReach } from '../push/push-endpoint.ts';
import type { TableServer } from '../table-server.ts';
import { isTableId } from '../tables/table-id.ts';
import { refuse } from './api-refusal.ts';
import { foundTable } from './found-table.ts';

export type PushApiOptions = {
  readonly tableServer: TableServer;
  readonly rateLimits: RateLimits;
  readonly addressOf: AddressOf;
};

type OfTable = { Params: { table: string } };

/** The longest endpoint and keys fit into it several times. */
const LONGEST_BODY = 4 * 1024;

/** Routes for push messages to people who are away. */
export function servePush(server: FastifyInstance, options: PushApiOptions): void {
  const { tableServer, rateLimits, addressOf } = options;
  const bodyLimit = LONGEST_BODY;

  server.get('/api/push', (_, reply) => {
    const { publicKey: key } = tableServer.push;
    return key === undefined ? refuse(reply, 'no-push') : reply.send({ key } satisfies PushKey);
  });

  server.post<OfTable>('/api/tables/:table/push', { bodyLimit }, async (request, reply) => {
    const asked = parsePushRequest(request.body);
    if (!asked) return refuse(reply, 'not-understood');
    if (!rateLimits.mayRequest(addressOf(request.raw))) return refuse(reply, 'too-many');
    if (!isUsable(asked.subscription, tableServer.push.reach)) return refuse(reply, 'not-understood');
    if (tableServer.push.publicKey === undefined) return refuse(reply, 'no-push');
    const table = await foundTable(tableServer, request.params.table);
    if (!(table instanceof OnlineTable)) return refuse(reply, table);
    return keep(tableServer, { table, asked, reply });
  });

  server.post<OfTable>('/api/tables/:table/push/stop', { bodyLimit }, async (request, reply) => {
    const { table } = request.params;
    const asked = parsePushStop(request.body);
    if (!asked) return refuse(reply, 'not-understood');
    if (!rateLimits.mayRequest(addressOf(request.raw))) return refuse(reply, 'too-many');
    if (!isTableId(table)) return refuse(reply, 'no-such-table');
    await tableServer.push.store.drop({ table, person: keyHashOf(asked.key) }, asked.endpoint);
    return reply.send({ isOn: false } satisfies PushStatus);
  });
}

type Keeping = { readonly table: OnlineTable; readonly asked: PushRequest; readonly reply: FastifyReply };

/** Only people with a seat are called. */
async function keep({ push }: TableServer, { table, asked, reply }: Keeping): Promise<FastifyReply> {
  const person = keyHashOf(asked.key);
  if (!(await hasSeat(table, person))) return refuse(reply, 'not-seated');
  const people = table.seating.seats.flatMap((seat) => (seat.kind === 'taken' && seat.key ? [seat.key] : []));
  const { now } = table.status();
  const { endpoint, keys } = asked.subscription;
  await push.store.keep({ table: table.id, person }, { endpoint, ...keys }, { seq: table.seq, people, now });
  return reply.send({ isOn: true } satisfies PushStatus);
}

const isUsable = ({ endpoint, keys }: PushSubscription, reach: PushReach): boolean =>
  mayPushTo(endpoint, reach) && areMessageKeys(keys);
