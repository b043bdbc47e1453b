import { below, type Random } from '@quando/rules';
import { AVATARS, REPORT_REASONS, TEMPOS } from '@quando/protocol';
import { LEAGUE_FORMAT } from '@quando/season';
import { anything, pick } from './random-value.ts';

/** What the sender of hostile requests may know: ids of tables, and the id of the league whose maker they are. */
export type RequestKnowledge = { readonly tables: readonly string[]; readonly league: string };

/** A request, before its body is written. */
type Wanted = {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** More lines of JSON after the body. */
  readonly lines?: readonly unknown[];
};

type Maker = (random: Random, knowledge: RequestKnowledge) => Wanted;

/** The key of the maker of the league. */
export const MAKER_KEY = 'x'.repeat(43);

/** Few, so that the same people come again. */
const KEYS: readonly string[] = ['x', 'y', 'z'].map((letter) => letter.repeat(43));

const EIGHTS: readonly string[] = [
  new Date().toISOString().slice(0, 10),
  '2026-02-30',
  '2026-W46-3',
  `club-2-${'x'.repeat(16)}`,
  `club-9-${'x'.repeat(16)}`,
  '%00',
  '..',
];

/** The public key of a browser that does not exist. */
const P256DH = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

const post = (path: string, body: object): Wanted => ({ method: 'POST', path, body });
const get = (path: string): Wanted => ({ method: 'GET', path });

const person = (random: Random): object => ({
  name: pick(random, ['Eve', 'Ève', 'Еve', '\u202Eeve', ' ', 'x'.repeat(30)]),
  avatar: pick(random, AVATARS),
});

const outcome = (random: Random): object => ({
  playedAt: 1000 * below(random, 1000),
  game: {
    players: 2,
    target: 50,
    rounds: Array.from({ length: 1 + below(random, 2) }, () => ({
      sums: [below(random, 60), 50],
      knocker: pick(random, ['nobody', 0, 7]),
      zeros: 'nobody',
    })),
  },
  seats: [
    { kind: 'member', member: pick(random, ['ada', 'bo']) },
    { kind: 'guest', name: 'Cy', assist: pick(random, ['sides', 'A']) },
  ],
});

const settings = (random: Random): object => ({
  name: pick(random, ['Monday', 'x'.repeat(41)]),
  season: pick(random, ['month', 'free']),
  showsOnlyGoodNews: below(random, 2) === 0,
});

/** What can be done in a league. */
const COMMANDS: readonly ((random: Random) => object)[] = [
  (random) => ({ do: 'join', member: { id: pick(random, ['ada', 'bo']), ...person(random) } }),
  (random) => ({ do: 'rename', member: 'ada', ...person(random) }),
  (random) => ({
    do: 'play',
    result: `r${below(random, 500)}`,
    source: pick(random, [{ kind: 'device' }, { kind: 'online', table: 'x' }]),
    outcome: outcome(random),
  }),
  (random) => ({ do: 'correct', result: 'r1', to: pick(random, ['withdrawn', outcome(random)]) }),
  () => ({ do: 'erase-member', member: 'bo' }),
  (random) => ({
    do: 'open-evening',
    evening: `e${below(random, 9)}`,
    players: 2 + below(random, 6),
    rounds: below(random, 26),
    tempo: pick(random, TEMPOS),
    draw: Array.from({ length: below(random, 4) }, () => pick(random, [['ada'], ['bo'], []])),
  }),
  (random) => ({ do: 'end-evening', evening: `e${below(random, 9)}` }),
  () => ({ do: 'remove-member', member: 'ada' }),
  (random) => ({ do: 'undo', entry: below(random, 99) }),
  (random) => ({ do: 'change-settings', settings: settings(random) }),
  () => ({ do: 'start-season' }),
];

const commands = (random: Random): object[] =>
  Array.from({ length: 1 + below(random, 4) }, () => ({
    id: `id-${below(random, 9999)}`,
    ...pick(random, COMMANDS)(random),
  }));

/** Requests that could be valid. */
const REAL: readonly Maker[] = [
  (random) =>
    post('/api/tables', {
      terms: { players: 2 + below(random, 6), target: 30, tempo: pick(random, TEMPOS), isOpen: true },
    }),
  (random, { tables }) => post('/api/statuses', { tables: [pick(random, tables), pick(random, tables)] }),
  (random, { tables }) => get(`/api/tables/${pick(random, tables)}${pick(random, ['', '/record'])}`),
  (random, { tables }) => post(`/api/tables/${pick(random, tables)}/erase`, { key: pick(random, KEYS) }),
  (random, { tables }) => post(`/api/tables/${pick(random, tables)}/code`, {}),
  (random) => get(`/api/codes/${pick(random, ['1-2-%00', `${below(random, 170)}-${below(random, 170)}-3`])}`),
  (random, { tables }) =>
    post(`/api/tables/${pick(random, tables)}/push`, {
      key: pick(random, KEYS),
      subscription: {
        endpoint: pick(random, ['https://127.0.0.1/', 'https://push.example.org/x', 'file:///etc/passwd']),
        keys: { p256dh: pick(random, [P256DH, 'A'.repeat(87)]), auth: 'A'.repeat(22) },
      },
    }),
  (random, { tables }) =>
    post(`/api/tables/${pick(random, tables)}/push/stop`, { key: pick(random, KEYS), endpoint: 'https://x' }),
  (random) => get(pick(random, ['/api/push', '/api/retention', '/api/public', '/protocol.json', '/readyz'])),
  (random, { tables }) =>
    post('/api/public/seats', {
      key: pick(random, KEYS),
      person: pick(random, KEYS),
      ...person(random),
      language: pick(random, ['de', 'xx-x']),
      avoid: [],
      ...(below(random, 20) > 0 && { table: pick(random, tables) }),
    }),
  (random, { tables }) =>
    post('/api/public/people', {
      table: pick(random, tables),
      key: pick(random, KEYS),
      seat: below(random, 7),
      reason: pick(random, REPORT_REASONS),
    }),
  (random) => post('/api/operator', { do: pick(random, ['ban', 'lift']), person: 'a'.repeat(16), hours: 1 }),
  (random) => post('/api/leagues', { key: pick(random, KEYS), settings: settings(random) }),
  (random, { league }) =>
    post(`/api/leagues/${league}/commands`, { key: pick(random, KEYS), commands: commands(random) }),
  (random, { league }) =>
    post(`/api/leagues/${league}/commands`, { key: MAKER_KEY, commands: commands(random) }),
  (random, { league }) => get(`/api/leagues/${league}?after=${pick(random, [-1, 0, 5, 1e9, 'x'])}`),
  (_, { league }) => get(`/api/leagues/${league}?after=-1&wait=1`),
  (_, { league }) => get(`/api/leagues/${league}/export`),
  (_, { league }) => post(`/api/leagues/${league}/delete`, { key: KEYS[1] }),
  (random) => ({
    ...post('/api/leagues/import', { key: pick(random, KEYS), format: LEAGUE_FORMAT }),
    lines: [
      { seq: 0, at: 1, by: 'a'.repeat(64), id: 'f', type: 'founded', settings: settings(random) },
      ...commands(random).map((command, i) => ({
        seq: i + 1,
        at: 1,
        by: 'server',
        type: 'joined',
        ...command,
      })),
    ],
  }),
  (random) => get(`/api/eights/${pick(random, EIGHTS)}`),
  (random) =>
    post(`/api/eights/${pick(random, EIGHTS)}/${pick(random, ['attempt', 'erase', 'x'])}`, {
      key: pick(random, KEYS),
    }),
  (random) =>
    post(`/api/eights/${pick(random, EIGHTS)}/deal`, { key: pick(random, KEYS), ...person(random) }),
  (random) =>
    get(
      pick(random, [
        '/api/tables/../../etc/passwd',
        `/api/tables/${'x'.repeat(3000)}`,
        '/api/nothing',
        '/%',
        `/api/leagues/${'x'.repeat(22)}`,
        '/api/leagues/%00/export',
      ]),
    ),
];

const TYPES = ['application/x-ndjson', 'text/plain', 'multipart/form-data', 'application/xml'];

const BODIES = ['', '{', '{"__proto__":{"x":1}}', `"${'x'.repeat(6000)}"`];

/** One hostile HTTP request: valid, cut off, with a wrong or another field, or of another kind. */
export function hostileRequest(
  random: Random,
  knowledge: RequestKnowledge,
): { readonly path: string; readonly init: RequestInit } {
  const { method, path, body, lines } = pick(random, REAL)(random, knowledge);
  if (below(random, 12) === 0)
    return otherKind(random, path, pick(random, ['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'POST']));
  if (!body) return { path, init: { method } };
  const text = [spoiled(random, body), ...(lines ?? [])].map((line) => JSON.stringify(line)).join('\n');
  const type = lines ? 'application/x-ndjson' : 'application/json';
  const sent = below(random, 8) === 0 ? text.slice(0, below(random, text.length)) : text;
  return { path, init: { method, headers: { 'content-type': type }, body: sent } };
}

function spoiled(random: Random, body: object): unknown {
  switch (below(random, 6)) {
    case 0:
      return anything(random);
    case 1:
      return { ...body, [pick(random, ['key', ...Object.keys(body)])]: anything(random) };
    case 2:
      return { ...body, [pick(random, ['seat', 'extra', '__proto__'])]: anything(random) };
    default:
      return body;
  }
}

const otherKind = (
  random: Random,
  path: string,
  method: string,
): { readonly path: string; readonly init: RequestInit } => ({
  path,
  init: { method, headers: { 'content-type': pick(random, TYPES) }, body: pick(random, BODIES) },
});
