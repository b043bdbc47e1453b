import {
  parseOperatorCommand,
  type OperatorCommand,
  type OperatorTable,
  type OperatorView,
} from '@quando/protocol';
import { OnlineTable } from '@quando/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AddressOf } from '../limits/address.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { TableServer } from '../table-server.ts';
import { refuse } from './api-refusal.ts';

export type OperatorApiOptions = {
  readonly tableServer: TableServer;
  readonly rateLimits: RateLimits;
  readonly addressOf: AddressOf;
  /** Without it there is no operator. */
  readonly secret: string | undefined;
  readonly connections: () => number;
};

const LONGEST_BODY = 1024;
const HOUR = 60 * 60 * 1000;

/** Routes for the operator; whoever knows the secret is one. Everything they do is logged. */
export function serveOperator(server: FastifyInstance, options: OperatorApiOptions): void {
  const { tableServer, connections } = options;

  server.get('/api/operator', async (request, reply) => {
    const no = refusalOf(request, options);
    return no ? refuse(reply, no) : viewOf(tableServer, connections());
  });

  server.post('/api/operator', { bodyLimit: LONGEST_BODY }, async (request, reply) => {
    const no = refusalOf(request, options);
    if (no) return refuse(reply, no);
    const command = parseOperatorCommand(request.body);
    if (!command) return refuse(reply, 'not-understood');
    await execute(tableServer, command);
    request.log.warn({ operator: command }, 'the operator has acted');
    return viewOf(tableServer, connections());
  });
}

/** Why a request is not an operator's; wrong secrets are limited like wrong codes. */
function refusalOf(
  { raw, headers, log }: FastifyRequest,
  { secret, rateLimits, addressOf }: OperatorApiOptions,
): 'off' | 'too-many' | 'not-operator' | undefined {
  if (secret === undefined) return 'off';
  const isRight = rateLimits.tryCode(addressOf(raw));
  if (isRight === 'too-many') return isRight;
  if (!isSame(headers.authorization ?? '', `Bearer ${secret}`)) {
    log.warn('somebody has tried a wrong operator secret');
    return 'not-operator';
  }
  isRight();
  return undefined;
}

/** Takes the same time for all texts. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

async function execute(tableServer: TableServer, command: OperatorCommand): Promise<void> {
  const { bans, reports, now } = tableServer.publicPlay;
  switch (command.do) {
    case 'close':
      return tableServer.removeTable(command.table);
    case 'ban':
      await bans.add(command.person, now() + command.hours * HOUR);
      return banish(tableServer, command.person);
    case 'lift':
      return bans.lift(command.person);
    case 'settle':
      return reports.settle(command.report);
  }
}

/** Ends the seats of a person at all public tables. */
async function banish({ publicPlay, tables }: TableServer, person: string): Promise<void> {
  for (const { table: id, key } of await publicPlay.book.seatsOf(person)) {
    const table = await tables.find(id);
    if (table instanceof OnlineTable) await table.banish(key, randomBytes(9).toString('base64url'));
  }
}

const viewOf = async (
  { publicPlay, matchmaker, tables }: TableServer,
  connections: number,
): Promise<OperatorView> => ({
  tables: await Promise.all(
    (await matchmaker.lively()).map(async ({ table, language }) => ({
      table: table.id,
      language,
      round: table.round,
      people: await peopleAt(publicPlay, table),
    })),
  ),
  reports: await publicPlay.reports.all(),
  bans: await publicPlay.bans.all(),
  metrics: { openTables: tables.size, connections },
});

/** Those who sit at a public table now. */
async function peopleAt(
  { book }: TableServer['publicPlay'],
  table: OnlineTable,
): Promise<OperatorTable['people']> {
  const { seats } = table.status();
  return (await book.people(table.id)).flatMap(({ key, person }) => {
    const seat = table.seatOf(key);
    const state = seat === 'none' ? undefined : seats[seat];
    return state?.kind === 'taken' ? [{ name: state.sitter.name, person, isHere: state.isHere }] : [];
  });
}
