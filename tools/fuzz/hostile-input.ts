import { below, type Random } from '@quando/rules';
import { AVATARS, BOT_LEVELS, PHRASES, PROTOCOL_VERSION, TEMPOS } from '@quando/protocol';

/** What a hostile client may know: ids that exist. */
export type Knowledge = { readonly tables: readonly string[]; readonly ids: readonly string[] };

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[below(random, items.length)]!;

const NUMBERS: readonly unknown[] = [0, 1, 2, 5, 6, 41, -1, 0.5, 1e9, 2 ** 53, 1e308, '0', null];

const TEXTS: readonly string[] = [
  '',
  'a',
  '__proto__',
  'constructor',
  '\u0000',
  '💥',
  '../..',
  'x'.repeat(65),
];

/** A random value of any shape, a few levels deep. */
function anything(random: Random, depth = 3): unknown {
  const kind = below(random, depth > 0 ? 7 : 5);
  if (kind < 2) return pick(random, NUMBERS);
  if (kind === 2) return pick(random, TEXTS);
  if (kind === 3) return below(random, 2) === 0;
  if (kind === 4) return null;
  const size = below(random, 4);
  if (kind === 5) return Array.from({ length: size }, () => anything(random, depth - 1));
  return Object.fromEntries(
    Array.from({ length: size }, () => [pick(random, TEXTS), anything(random, depth - 1)]),
  );
}

const EIGHTS: readonly string[] = [
  new Date().toISOString().slice(0, 10),
  '2026-02-30',
  '2026-W46-3',
  `club-2-${'x'.repeat(16)}`,
  `club-9-${'x'.repeat(16)}`,
  '%00',
  '..',
];

type Maker = (random: Random, id: string) => Record<string, unknown>;

/** Messages that could be valid. */
const REAL: readonly Maker[] = [
  (random) => ({ type: 'join', as: pick(random, ['watcher', 0, 1, 2, 3, 5]), since: below(random, 99) }),
  (random, id) => ({ type: 'act', id, after: below(random, 99), action: { type: 'knock' } }),
  (random, id) => ({ type: 'act', id, after: below(random, 99), action: { type: 'draw', side: 'up' } }),
  (random, id) => ({
    type: 'act',
    id,
    after: below(random, 99),
    action: { type: 'play', slots: Array.from({ length: below(random, 9) }, () => below(random, 12)) },
  }),
  (random, id) => ({ type: 'continue', id, after: below(random, 99) }),
  (random, id) => ({
    type: 'sit',
    id,
    seat: below(random, 6),
    name: pick(random, ['Eve', '\u202Eeve', ' ', 'x'.repeat(30)]),
    avatar: pick(random, AVATARS),
  }),
  (_, id) => ({ type: 'stand', id }),
  (_, id) => ({ type: 'return', id }),
  (random, id) => ({ type: 'fill', id, seat: below(random, 6), level: pick(random, BOT_LEVELS) }),
  (random, id) => ({ type: 'clear', id, seat: below(random, 6) }),
  (random, id) => ({
    type: 'set-terms',
    id,
    terms: {
      players: 1 + below(random, 7),
      target: pick(random, [1, 50, 999, 1000]),
      tempo: pick(random, TEMPOS),
      isOpen: below(random, 2) === 0,
      ...(below(random, 4) === 0 && { sharedDeals: { name: 'x', rounds: below(random, 9) } }),
    },
  }),
  (_, id) => ({ type: 'start', id }),
  (_, id) => ({ type: 'rematch', id }),
  (random, id) => ({ type: pick(random, ['lock', 'unlock', 'ask-back', 'come', 'remind']), id }),
  (random, id) => ({ type: 'let-back', id, person: below(random, 4) }),
  (random, id) => ({ type: pick(random, ['nudge', 'replace', 'restore']), id, seat: below(random, 6) }),
  (random, id) => ({ type: 'hand-over', id, seat: below(random, 6), token: 'cd'.repeat(32) }),
  (random, id) => ({ type: 'claim', id, token: pick(random, ['x', 'x'.repeat(43), 'y'.repeat(43)]) }),
  (random, id) => ({
    type: pick(random, ['promise', 'open']),
    id,
    deal: below(random, 9),
    attempt: below(random, 3),
    value: 'ab'.repeat(32),
  }),
  (random) => ({ type: 'say', phrase: pick(random, PHRASES) }),
  () => ({ type: 'ping' }),
  (random) => ({ type: 'hello', version: PROTOCOL_VERSION, screen: below(random, 2) === 0 }),
];

/** One hostile message: not JSON, any JSON, almost valid, too long, or forged. */
export function hostileMessage(random: Random, { ids }: Knowledge): string | Uint8Array<ArrayBuffer> {
  const real = pick(random, REAL)(random, pick(random, ids));
  const text = JSON.stringify(real);
  switch (below(random, 8)) {
    case 0:
      return JSON.stringify(anything(random));
    case 1:
      return text.slice(0, below(random, text.length));
    case 2:
      return Uint8Array.from({ length: below(random, 200) }, () => below(random, 256));
    case 3:
      return JSON.stringify({ ...real, [pick(random, Object.keys(real))]: anything(random) });
    case 4:
      return JSON.stringify({
        ...real,
        [pick(random, ['seat', 'key', 'extra', '__proto__'])]: anything(random),
      });
    case 5:
      return below(random, 50) === 0 ? 'x'.repeat(5000) : '['.repeat(below(random, 900));
    default:
      return text;
  }
}

/** A hostile HTTP request. */
export function hostileRequest(random: Random, { tables }: Knowledge): { path: string; init: RequestInit } {
  const path = pick(random, [
    '/api/tables',
    '/api/statuses',
    '/api/public',
    '/api/public/seats',
    '/api/public/people',
    '/api/operator',
    `/api/tables/${pick(random, tables)}`,
    `/api/tables/${pick(random, tables)}/record`,
    `/api/tables/${pick(random, tables)}/erase`,
    `/api/tables/${pick(random, tables)}/push`,
    `/api/tables/${pick(random, tables)}/push/stop`,
    '/api/push',
    '/api/leagues',
    '/api/leagues/import',
    `/api/leagues/${'x'.repeat(22)}`,
    `/api/leagues/${'x'.repeat(22)}/commands`,
    `/api/leagues/${'x'.repeat(22)}/delete`,
    '/api/leagues/%00/export',
    `/api/eights/${pick(random, EIGHTS)}`,
    `/api/eights/${pick(random, EIGHTS)}/${pick(random, ['attempt', 'deal', 'erase', 'x'])}`,
    '/api/tables/%00%ff/record',
    `/api/tables/${pick(random, tables)}/code`,
    `/api/codes/${below(random, 170)}-${below(random, 170)}-${below(random, 170)}`,
    '/api/codes/1-2-%00',
    '/api/retention',
    '/api/tables/../../etc/passwd',
    `/api/tables/${'x'.repeat(3000)}`,
    '/api/nothing',
    '/%',
  ]);
  const method = pick(random, ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);
  if (method === 'GET') return { path, init: { method } };
  const type = pick(random, [
    'application/json',
    'application/x-ndjson',
    'text/plain',
    'multipart/form-data',
    'application/xml',
  ]);
  const body = pick(random, [
    '',
    '{',
    '{"__proto__":{"x":1}}',
    JSON.stringify({ terms: anything(random) }),
    JSON.stringify({ tables: anything(random) }),
    JSON.stringify({ key: anything(random) }),
    JSON.stringify({ key: 'x'.repeat(43) }),
    JSON.stringify({ key: 'x'.repeat(43), name: 'Eve', avatar: 'bean' }),
    JSON.stringify({ key: 'x'.repeat(43), endpoint: anything(random) }),
    JSON.stringify({ key: 'x'.repeat(43), settings: anything(random), commands: anything(random) }),
    [{ key: 'x'.repeat(43), format: 'quando-league/1' }, ...Array.from({ length: 3 }, () => anything(random))]
      .map((line) => JSON.stringify(line))
      .join('\n'),
    JSON.stringify({
      key: 'x'.repeat(43),
      subscription: { endpoint: 'https://127.0.0.1/', keys: anything(random) },
    }),
    JSON.stringify({ tables: Array.from({ length: 60 }, () => pick(random, tables)) }),
    `"${'x'.repeat(6000)}"`,
  ]);
  return { path, init: { method, headers: { 'content-type': type }, body } };
}
