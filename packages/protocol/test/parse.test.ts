import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  parseOfflineRequest,
  parseOnlineRequest,
  parseTableRequest,
  PROTOCOL_VERSION,
  type OfflineRequest,
  type OnlineRequest,
  type Parsed,
  type TableRequest,
} from '@quando/protocol';

const sitters = [
  { kind: 'person', name: 'Ada', avatar: 'round' },
  { kind: 'bot', level: 'sharp', name: 'Ruth', avatar: 'bean' },
] as const;

const TABLE_REQUESTS: readonly TableRequest[] = [
  { type: 'join', as: 'watcher' },
  { type: 'join', as: 0 },
  { type: 'join', as: 5, since: 0 },
  { type: 'act', id: 'a-1_Z', after: 41, action: { type: 'play', slots: [3, 1, 2] } },
  { type: 'act', id: 'a', after: 0, action: { type: 'play', slots: [] } },
  { type: 'act', id: 'a', after: 1, action: { type: 'draw', side: 'up' } },
  { type: 'act', id: 'a', after: 1, action: { type: 'draw', side: 'down' } },
  { type: 'act', id: 'a', after: 1, action: { type: 'flip', slot: 0 } },
  { type: 'act', id: 'a', after: 1, action: { type: 'knock' } },
  { type: 'act', id: 'a', after: 1, action: { type: 'pass' } },
  { type: 'continue', id: 'c'.repeat(64), after: 7 },
];

const OFFLINE_REQUESTS: readonly OfflineRequest[] = [
  { type: 'create', id: 'a', setup: { sitters, target: 50 } },
  { type: 'open', id: 'a', game: 'g', connection: 'l' },
  { type: 'open', id: 'a', game: 'g', connection: 'l', take: true },
  { type: 'list', id: 'a' },
  { type: 'ping' },
  { type: 'remove', id: 'a', game: 'g' },
  { type: 'say', connection: 'l', message: { anything: ['at', 'all'] } },
  { type: 'leave', connection: 'l' },
  { type: 'hurry', game: 'g' },
  { type: 'pace', pace: 'instant' },
];

const ONLINE_REQUESTS: readonly OnlineRequest[] = [
  ...TABLE_REQUESTS,
  { type: 'hello', version: PROTOCOL_VERSION },
  { type: 'hello', version: PROTOCOL_VERSION, key: 'k'.repeat(43) },
  { type: 'sit', id: 'a', seat: 5, name: 'Ada', avatar: 'round' },
  { type: 'stand', id: 'a' },
  { type: 'return', id: 'a' },
  { type: 'fill', id: 'a', seat: 0, level: 'strong' },
  { type: 'clear', id: 'a', seat: 1 },
  { type: 'set-terms', id: 'a', terms: { players: 5, target: 50, tempo: 'quick', isOpen: false } },
  { type: 'start', id: 'a' },
  { type: 'rematch', id: 'a' },
  { type: 'come', id: 'a' },
  { type: 'remind', id: 'a' },
  { type: 'promise', id: 'a', deal: 3, attempt: 0, value: 'f0'.repeat(32) },
  { type: 'open', id: 'a', deal: 3, attempt: 1, value: 'f0'.repeat(32) },
  { type: 'say', phrase: 'well-played' },
  { type: 'ping' },
];

const OPTIONAL: ReadonlySet<string> = new Set(['since', 'take', 'key']);

type Parser = {
  readonly to: string;
  readonly parse: (value: unknown) => Parsed<object>;
  readonly requests: readonly object[];
};

const PARSERS: readonly Parser[] = [
  { to: 'table', parse: parseTableRequest, requests: TABLE_REQUESTS },
  { to: 'offline', parse: parseOfflineRequest, requests: OFFLINE_REQUESTS },
  { to: 'table online', parse: parseOnlineRequest, requests: ONLINE_REQUESTS },
];

describe.for(PARSERS)('a message to a $to', ({ parse, requests }) => {
  test.for(requests)('is parsed: %j', (request) => {
    expect(parse(request)).toEqual({ message: request });
    expect(parse(JSON.parse(JSON.stringify(request)))).toEqual({ message: request });
  });

  test.for(requests)('is refused with anything missing or added: %j', (request) => {
    for (const key of Object.keys(request)) {
      if (OPTIONAL.has(key)) continue;
      const rest = Object.fromEntries(Object.entries(request).filter(([name]) => name !== key));
      expect(parse(rest)).toMatchObject({ refusal: { code: 'not-understood' } });
    }
    expect(parse({ ...request, more: 1 })).toMatchObject({ refusal: { code: 'not-understood' } });
  });

  test('is refused if it is anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parse(value)).toMatchObject({ refusal: { code: 'not-understood' } });
      }),
    );
  });

  test('is either parsed unchanged or refused, whatever one of its values is changed to', () => {
    const changed = fc
      .tuple(fc.constantFrom(...requests), fc.nat(), fc.anything())
      .map(([request, place, value]) => {
        const keys = Object.keys(request);
        return { ...request, [keys[place % keys.length]!]: value };
      });
    fc.assert(
      fc.property(changed, (value) => {
        const parsed = parse(value);
        expect('message' in parsed ? parsed.message : parsed.refusal).toEqual(
          'message' in parsed ? value : { code: 'not-understood' },
        );
      }),
    );
  });
});

test.for([
  { type: 'join', as: 6 },
  { type: 'join', as: -1 },
  { type: 'join', as: 0.5 },
  { type: 'join', as: 'dealer' },
  { type: 'join', as: 0, since: -1 },
  { type: 'join', as: 0, since: undefined },
  { type: 'join', as: 0, since: 2 ** 60 },
  { type: 'act', id: '', after: 1, action: { type: 'knock' } },
  { type: 'act', id: 'x'.repeat(65), after: 1, action: { type: 'knock' } },
  { type: 'act', id: 'a b', after: 1, action: { type: 'knock' } },
  { type: 'act', id: 'a', after: Number.NaN, action: { type: 'knock' } },
  { type: 'act', id: 'a', after: '1', action: { type: 'knock' } },
  { type: 'act', id: 'a', after: 1, action: { type: 'knock', seat: 1 } },
  { type: 'act', id: 'a', after: 1, action: { type: 'cheat' } },
  { type: 'act', id: 'a', after: 1, action: { type: 'draw', side: 'both' } },
  { type: 'act', id: 'a', after: 1, action: { type: 'flip', slot: -1 } },
  { type: 'act', id: 'a', after: 1, action: { type: 'play', slots: [1.5] } },
  { type: 'act', id: 'a', after: 1, action: { type: 'play', slots: Array(56).fill(0) } },
  { type: 'act', id: 'a', after: 1, action: { type: 'play', slots: '0' } },
  { type: 'update' },
])('%j is no message to a table', (value) => {
  expect(parseTableRequest(value)).toMatchObject({ refusal: { code: 'not-understood' } });
});

test('a refusal carries the id that the message seems to have had', () => {
  expect(parseTableRequest({ type: 'act', id: 'mine' })).toEqual({
    refusal: { code: 'not-understood' },
    id: 'mine',
  });
  expect(parseTableRequest({ type: 'act', id: 7 })).toEqual({ refusal: { code: 'not-understood' } });
  expect(parseTableRequest({ type: 'act', id: '<b>' })).toEqual({ refusal: { code: 'not-understood' } });
});
