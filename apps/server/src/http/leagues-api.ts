import { leagueExport, parseLeagueSettings } from '@quando/season';
import { keyHashOf } from '@quando/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AddressOf } from '../limits/address.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { isLeagueId } from '../seasons/league-id.ts';
import type { EveningTables } from '../seasons/evening-tables.ts';
import type { LeagueMaker, Leagues, OpenLeague } from '../seasons/leagues.ts';
import { refuse } from './api-refusal.ts';

export type LeaguesApiOptions = {
  readonly leagues: Leagues;
  readonly evenings: Pick<EveningTables, 'make'>;
  readonly rateLimits: RateLimits;
  readonly addressOf: AddressOf;
  readonly now: () => number;
};

/** Fifty results of ordinary length. */
const LONGEST_BODY = 256 * 1024;

/** An export of a league that is kept for years. */
const LONGEST_IMPORT = 20 * 1024 * 1024;

const MOST_COMMANDS = 50;

/** How many entries one response contains. */
const PAGE = 1000;

/** How long a request waits for the next entry, in milliseconds: less than proxies let a response take. */
const LONGEST_WAIT = 25_000;

type OfLeague = { Params: { league: string }; Querystring: { after?: string; wait?: string } };

/** Routes for leagues. */
export function serveLeagues(server: FastifyInstance, options: LeaguesApiOptions): void {
  const { leagues, evenings, rateLimits, addressOf, now } = options;
  const bodyLimit = LONGEST_BODY;

  server.post('/api/leagues', { bodyLimit }, async (request, reply) => {
    const maker = makerIn(request.body);
    const settings = parseLeagueSettings(fieldOf(request.body, 'settings'));
    if (!maker || !settings) return refuse(reply, 'not-understood');
    if (!rateLimits.mayCreateTable(addressOf(request.raw))) return refuse(reply, 'too-many');
    return reply.code(201).send({ league: await leagues.make(maker, settings) });
  });

  server.post('/api/leagues/import', { bodyLimit: LONGEST_IMPORT }, async (request, reply) => {
    const maker = makerIn(request.body);
    if (!maker) return refuse(reply, 'not-understood');
    if (!rateLimits.mayCreateTable(addressOf(request.raw))) return refuse(reply, 'too-many');
    const league = await leagues.import(maker, fieldOf(request.body, 'export'));
    return league === undefined ? refuse(reply, 'not-understood') : reply.code(201).send({ league });
  });

  server.get<OfLeague>('/api/leagues/:league', async (request, reply) => {
    const { after = '-1', wait } = request.query;
    if (!/^(-1|\d{1,9})$/.test(after)) return refuse(reply, 'not-understood');
    const league = await found(request, reply);
    if (!league) return reply;
    if (wait === '1') await league.news(Number(after), LONGEST_WAIT);
    if (league.isGone) return refuse(reply, 'no-such-league');
    await evenings.make(league);
    const from = Number(after) + 1;
    return { league: league.id, seq: league.seq, entries: league.log.entries.slice(from, from + PAGE) };
  });

  server.get<OfLeague>('/api/leagues/:league/export', async (request, reply) => {
    const league = await found(request, reply);
    if (!league) return reply;
    return reply
      .header('content-disposition', `attachment; filename="quando-league-${league.id}.json"`)
      .send(leagueExport(league.log.entries, Math.round(now())));
  });

  server.post<OfLeague>('/api/leagues/:league/commands', { bodyLimit }, async (request, reply) => {
    const maker = makerIn(request.body);
    const commands = fieldOf(request.body, 'commands');
    if (!maker || !Array.isArray(commands) || commands.length > MOST_COMMANDS)
      return refuse(reply, 'not-understood');
    const league = await found(request, reply, commands.length);
    if (!league) return reply;
    if (!mayMakeTables(request.raw, commands)) return refuse(reply, 'too-many');
    const answers = await leagues.decideAll(league, maker.by, commands);
    await evenings.make(league);
    return { league: league.id, seq: league.seq, answers };
  });

  server.post<OfLeague>('/api/leagues/:league/delete', { bodyLimit }, async (request, reply) => {
    const maker = makerIn(request.body);
    if (!maker) return refuse(reply, 'not-understood');
    const league = await found(request, reply);
    if (!league) return reply;
    const removed = await leagues.remove(league, maker.by);
    return removed === 'removed' ? { league: league.id, isDeleted: true } : refuse(reply, removed);
  });

  /** The league that a request names; undefined if the request was refused. */
  const found = async (
    { raw, params }: FastifyRequest<OfLeague>,
    reply: FastifyReply,
    cost = 1,
  ): Promise<OpenLeague | undefined> => {
    const league = mayRequest(raw, cost) ? await leagueOf(leagues, params.league) : 'too-many';
    if (typeof league === 'object') return league;
    refuse(reply, league);
    return undefined;
  };

  /** Every table of a new evening counts as one that somebody makes. */
  const mayMakeTables = (raw: FastifyRequest['raw'], commands: readonly unknown[]): boolean =>
    commands.flatMap(tablesIn).every(() => rateLimits.mayCreateTable(addressOf(raw)));

  const mayRequest = (raw: FastifyRequest['raw'], cost: number): boolean =>
    rateLimits.mayRequest(addressOf(raw), Math.max(1, cost));
}

async function leagueOf(leagues: Leagues, id: string): Promise<OpenLeague | 'no-such-league' | 'unreadable'> {
  const league = isLeagueId(id) ? await leagues.find(id) : 'not-found';
  return league === 'not-found' ? 'no-such-league' : league;
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

/** The tables that a command would make. */
function tablesIn(command: unknown): readonly unknown[] {
  const draw = fieldOf(command, 'draw');
  return Array.isArray(draw) ? draw : [];
}

/** Who sends a request: the key of their device for this league. */
function makerIn(body: unknown): LeagueMaker | undefined {
  const key = fieldOf(body, 'key');
  return typeof key === 'string' && /^[\w-]{43}$/.test(key) ? { key, by: keyHashOf(key) } : undefined;
}
