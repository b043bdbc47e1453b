import { parseLeagueSettings } from '@quando/season';
import { keyHashOf } from '@quando/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EveningTables } from '../seasons/evening-tables.ts';
import { pageText } from '../seasons/league-text.ts';
import type { LeagueMaker, OpenLeague } from '../seasons/leagues.ts';
import type { Turns } from '../turns.ts';
import { refuse } from './api-refusal.ts';
import { foundLeague, type FoundLeagueOptions } from './found-league.ts';
import { tablesFor } from './league-size.ts';
import { longPoll } from './long-poll.ts';
import { fieldOf, keyIn } from './request-body.ts';

export type LeaguesApiOptions = FoundLeagueOptions & {
  readonly evenings: Pick<EveningTables, 'make'>;
  readonly turns: Turns;
};

/** More than a key and settings. */
const LONGEST_BODY = 1024;

/** Fifty results of ordinary length. */
const LONGEST_COMMANDS = 256 * 1024;

const MOST_COMMANDS = 50;

/** So few entries are written at once. */
const SHORT = 50;

/** How long a request waits for the next entry, in milliseconds: less than proxies let a response take. */
const LONGEST_WAIT = 25_000;

type OfLeague = { Params: { league: string }; Querystring: { after?: string; wait?: string } };

/** Routes for leagues. */
export function serveLeagues(server: FastifyInstance, options: LeaguesApiOptions): void {
  const { leagues, evenings, rateLimits, addressOf, turns } = options;
  const bodyLimit = LONGEST_BODY;

  /** Before the body is read. */
  const countBytes = async ({ raw, headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const length = Number(headers['content-length'] ?? LONGEST_COMMANDS);
    if (!rateLimits.mayCreateTable(addressOf(raw), tablesFor(length))) await refuse(reply, 'too-many');
  };

  server.post('/api/leagues', { bodyLimit }, async (request, reply) => {
    const maker = makerIn(request.body);
    const settings = parseLeagueSettings(fieldOf(request.body, 'settings'));
    if (!maker || !settings) return refuse(reply, 'not-understood');
    if (!rateLimits.mayCreateTable(addressOf(request.raw))) return refuse(reply, 'too-many');
    return reply.code(201).send({ league: await leagues.make(maker, settings) });
  });

  server.get<OfLeague>('/api/leagues/:league', async (request, reply) => {
    const { after = '-1', wait } = request.query;
    if (!/^(-1|\d{1,9})$/.test(after)) return refuse(reply, 'not-understood');
    const league = await found(request, reply);
    if (!league) return reply;
    if (wait === '1' && (await waited(league, Number(after), request, reply)) === 'too-many')
      return refuse(reply, 'too-many');
    if (league.isGone) return refuse(reply, 'no-such-league');
    await evenings.make(league);
    return reply.type('application/json; charset=utf-8').send(await pageAfter(league, Number(after), turns));
  });

  const counted = { bodyLimit: LONGEST_COMMANDS, onRequest: countBytes };
  server.post<OfLeague>('/api/leagues/:league/commands', counted, async (request, reply) => {
    const maker = makerIn(request.body);
    const sent = fieldOf(request.body, 'commands');
    if (!maker || !Array.isArray(sent) || sent.length > MOST_COMMANDS) return refuse(reply, 'not-understood');
    const league = await found(request, reply, sent.length);
    if (!league) return reply;
    if (!mayMakeTables(request.raw, sent)) return refuse(reply, 'too-many');
    const answers = await leagues.decideAll(league, maker.by, sent);
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

  const found = (
    { raw, params }: FastifyRequest<OfLeague>,
    reply: FastifyReply,
    cost = 1,
  ): Promise<OpenLeague | undefined> => foundLeague({ raw, league: params.league, cost }, reply, options);

  const waited = (
    league: OpenLeague,
    after: number,
    { raw }: FastifyRequest,
    { raw: response }: FastifyReply,
  ): Promise<'waited' | 'too-many'> =>
    longPoll({ address: addressOf(raw), response }, rateLimits, (unwanted) =>
      league.news(after, LONGEST_WAIT, unwanted),
    );

  /** Every table of a new evening counts as one that somebody makes. */
  const mayMakeTables = (raw: FastifyRequest['raw'], commands: readonly unknown[]): boolean =>
    commands.flatMap(tablesIn).every(() => rateLimits.mayCreateTable(addressOf(raw)));
}

/** A long page is written in a turn of its own: many may ask for one at once. */
async function pageAfter({ id, seq, log }: OpenLeague, after: number, turns: Turns): Promise<string> {
  if (seq - after > SHORT) await turns.next();
  return `{"league":"${id}","seq":${seq},"entries":${pageText(log.entries, after + 1)}}`;
}

/** The tables that a command would make. */
function tablesIn(command: unknown): readonly unknown[] {
  const draw = fieldOf(command, 'draw');
  return Array.isArray(draw) ? draw : [];
}

/** Who sends a request: the key of their device for this league. */
function makerIn(body: unknown): LeagueMaker | undefined {
  const key = keyIn(body);
  return key === undefined ? undefined : { key, by: keyHashOf(key) };
}
