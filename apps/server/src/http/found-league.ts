import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AddressOf } from '../limits/address.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { isLeagueId } from '../seasons/league-id.ts';
import type { Leagues, OpenLeague } from '../seasons/leagues.ts';
import { refuse } from './api-refusal.ts';

export type FoundLeagueOptions = {
  readonly leagues: Leagues;
  readonly rateLimits: RateLimits;
  readonly addressOf: AddressOf;
};

/** A request for a league, and how many ordinary requests it counts as. */
export type LeagueRequest = {
  readonly raw: FastifyRequest['raw'];
  readonly league: string;
  readonly cost?: number;
};

/** The league that a request names; undefined if the request was refused. */
export async function foundLeague(
  { raw, league: id, cost = 1 }: LeagueRequest,
  reply: FastifyReply,
  { leagues, rateLimits, addressOf }: FoundLeagueOptions,
): Promise<OpenLeague | undefined> {
  const may = rateLimits.mayRequest(addressOf(raw), Math.max(1, cost));
  const league = may ? await leagueOf(leagues, id) : 'too-many';
  if (typeof league === 'object') return league;
  refuse(reply, league);
  return undefined;
}

async function leagueOf(leagues: Leagues, id: string): Promise<OpenLeague | 'no-such-league' | 'unreadable'> {
  const league = isLeagueId(id) ? await leagues.find(id) : 'not-found';
  return league === 'not-found' ? 'no-such-league' : league;
}
