import type { FastifyReply } from 'fastify';

const CODES = {
  'not-understood': 400,
  'no-such-table': 404,
  'no-such-league': 404,
  'no-such-eight': 404,
  'not-the-maker': 403,
  'no-such-code': 404,
  'no-push': 404,
  'not-seated': 403,
  off: 404,
  barred: 403,
  'not-operator': 401,
  full: 409,
  'bad-name': 422,
  'not-over': 409,
  over: 409,
  'too-many': 429,
  unreadable: 503,
  'not-stored': 503,
} as const;

/** Refuses a request with a code whose meaning never changes. */
export const refuse = (reply: FastifyReply, code: keyof typeof CODES): FastifyReply =>
  reply.code(CODES[code]).send({ code });
