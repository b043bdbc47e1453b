import { keyHashOf } from '@quando/table';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { exportText } from '../seasons/league-text.ts';
import { readUpload } from '../seasons/league-upload.ts';
import type { Turns } from '../turns.ts';
import { refuse } from './api-refusal.ts';
import { foundLeague, type FoundLeagueOptions } from './found-league.ts';
import { tablesFor } from './league-size.ts';

export type LeagueFilesApiOptions = FoundLeagueOptions & {
  readonly turns: Turns;
  readonly now: () => number;
};

/** A league that is kept for years, in bytes. */
const LONGEST_UPLOAD = 20_000_000;

/** An export counts as one request for each so many entries. */
const ENTRIES_PER_REQUEST = 200;

type OfLeague = { Params: { league: string } };

/** Routes for whole leagues as files, which are read and written in parts. */
export function serveLeagueFiles(server: FastifyInstance, options: LeagueFilesApiOptions): void {
  const { leagues, rateLimits, addressOf, turns, now } = options;

  // The handler reads the body itself.
  server.addContentTypeParser('application/x-ndjson', (_request, _body, done) => done(null));

  server.post('/api/leagues/import', async ({ raw, headers }, reply) => {
    const length = Number(headers['content-length']);
    const isLines = headers['content-type']?.startsWith('application/x-ndjson') ?? false;
    if (!isLines || !(length <= LONGEST_UPLOAD)) return refuse(reply, 'not-understood');
    if (!rateLimits.mayCreateTable(addressOf(raw), Math.ceil(tablesFor(length))))
      return refuse(reply, 'too-many');
    const upload = await readUpload(raw.iterator({ destroyOnReturn: false }), turns);
    if (!upload) return refuse(reply, 'not-understood');
    const { key, entries } = upload;
    return reply.code(201).send({ league: await leagues.import({ key, by: keyHashOf(key) }, entries) });
  });

  server.get<OfLeague>('/api/leagues/:league/export', async ({ raw, params }, reply) => {
    const league = await foundLeague({ raw, league: params.league }, reply, options);
    if (!league) return reply;
    const { entries } = league.log;
    const cost = Math.floor(entries.length / ENTRIES_PER_REQUEST);
    if (!rateLimits.mayRequest(addressOf(raw), cost)) return refuse(reply, 'too-many');
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="quando-league-${league.id}.json"`)
      .send(Readable.from(exportText(entries, Math.round(now()), turns), { objectMode: false }));
  });
}
