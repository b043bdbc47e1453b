import { parseRankedDealRequest, parseRankedRequest } from '@quando/protocol';
import { parseEight, type Eight } from '@quando/season';
import { keyHashOf } from '@quando/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AddressOf } from '../limits/address.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { RankedEights } from '../seasons/ranked-eights.ts';
import { refuse } from './api-refusal.ts';

export type EightsApiOptions = {
  readonly eights: RankedEights;
  readonly rateLimits: RateLimits;
  readonly addressOf: AddressOf;
};

/** More than the largest valid request. */
const LONGEST_BODY = 1024;

type OfEight = { Params: { eight: string } };

/** Routes for eights that are ranked here. */
export function serveEights(
  server: FastifyInstance,
  { eights, rateLimits, addressOf }: EightsApiOptions,
): void {
  const bodyLimit = LONGEST_BODY;

  server.get<OfEight>('/api/eights/:eight', async (request, reply) => {
    const eight = named(request, reply);
    if (!eight) return reply;
    const status = await eights.status(eight);
    return typeof status === 'string' ? refuse(reply, status) : status;
  });

  server.post<OfEight>('/api/eights/:eight/attempt', { bodyLimit }, async (request, reply) => {
    const asked = parseRankedRequest(request.body);
    if (!asked) return refuse(reply, 'not-understood');
    const eight = named(request, reply);
    if (!eight) return reply;
    const attempt = await eights.attempt(eight, keyHashOf(asked.key));
    return typeof attempt === 'string' ? refuse(reply, attempt) : attempt;
  });

  server.post<OfEight>('/api/eights/:eight/deal', { bodyLimit }, async (request, reply) => {
    const asked = parseRankedDealRequest(request.body);
    if (!asked) return refuse(reply, 'not-understood');
    const eight = named(request, reply);
    if (!eight) return reply;
    if (!rateLimits.mayCreateTable(addressOf(request.raw))) return refuse(reply, 'too-many');
    const { key, name, avatar } = asked;
    const dealt = await eights.deal(eight, { by: keyHashOf(key), name, avatar });
    return typeof dealt === 'string' ? refuse(reply, dealt) : dealt;
  });

  server.post<OfEight>('/api/eights/:eight/erase', { bodyLimit }, async (request, reply) => {
    const asked = parseRankedRequest(request.body);
    if (!asked) return refuse(reply, 'not-understood');
    const eight = named(request, reply);
    if (!eight) return reply;
    const erased = await eights.erase(eight, keyHashOf(asked.key));
    return erased === 'not-stored' ? refuse(reply, erased) : { erased };
  });

  /** The eight that a request names; undefined if the request was refused. */
  const named = ({ raw, params }: FastifyRequest<OfEight>, reply: FastifyReply): Eight | undefined => {
    const eight = parseEight(params.eight);
    if (!rateLimits.mayRequest(addressOf(raw))) refuse(reply, 'too-many');
    else if (eight) return eight;
    else refuse(reply, 'no-such-eight');
    return undefined;
  };
}
