import { legalActions, below, seededRandom, type Viewer } from '@quando/rules';
import {
  apply,
  seenBy,
  shuffledDeck,
  startGame,
  viewOf,
  type GameEvent,
  type State,
} from '@quando/rules/authority';
import {
  parseCreatedTable,
  parseOfflineReply,
  parseOnlineReply,
  parseTableReply,
  parseTableStatuses,
  PROTOCOL_VERSION,
  type OfflineReply,
  type OnlineReply,
  type TableStatus,
  type Update,
} from '@quando/protocol';
import { describe, expect, test } from 'vitest';

const sitters = [
  { kind: 'person', name: 'Ada', avatar: 'round' },
  { kind: 'bot', level: 'sharp', name: 'Jonas 2', avatar: 'bean' },
] as const;

const STATUS: TableStatus = {
  type: 'status',
  table: 'oak',
  seq: 3,
  stage: 'playing',
  terms: { players: 2, target: 50, tempo: 'quick', isOpen: true },
  seats: [{ kind: 'taken', sitter: sitters[0], isHere: true, isAway: false }, { kind: 'free' }],
  host: 0,
  isLocked: true,
  removed: [{ number: 0, sitter: sitters[0], isAsking: true }],
  waiting: { seat: 0, until: 1000.5 },
  deal: {
    number: 1,
    commitment: 'ab'.repeat(32),
    attempt: 1,
    promised: [0],
    silent: [1],
    closed: [{ seat: 0, person: 'cd'.repeat(32), promise: 'ef'.repeat(32), isOpen: false }],
  },
  now: 990,
};

const updateOf = (state: State, viewer: Viewer, events: readonly GameEvent[]): Update => ({
  type: 'update',
  seq: 4,
  since: 3,
  viewer,
  view: viewOf(state, viewer),
  events: events.map((event) => ({ seq: 4, event: seenBy(event, viewer) })),
  sitters,
  standings: [],
});

/** The states of a game between players who choose at random, each with the events that led to it. */
function* randomGame(
  seed: string,
  players: number,
): Generator<{ state: State; events: readonly GameEvent[] }> {
  const random = seededRandom(seed);
  const target = 1 + below(random, 60);
  let step = startGame({ players, target, dealer: 0 }, shuffledDeck(random));
  for (let seat = step.state.asked; seat !== 'nobody'; seat = step.state.asked) {
    yield step;
    const actions = legalActions(viewOf(step.state, seat));
    const next = apply(step.state, seat, actions[below(random, actions.length)]!);
    if ('refusal' in next) throw new Error(next.refusal.code);
    step = next;
  }
  yield step;
}

describe('updates of random games pass unchanged', () => {
  test.each([2, 3, 4, 5, 6])('with %i players', (players) => {
    const games = ['oak', 'elm', 'ash'].flatMap((seed) => [...randomGame(seed, players)]);
    for (const { state, events } of games) {
      const viewers: Viewer[] = ['watcher', ...Array.from({ length: players }, (_, seat) => seat)];
      for (const viewer of viewers) {
        const reply = updateOf(state, viewer, events);
        expect(parseTableReply(reply)).toEqual({ kind: 'reply', reply });
      }
    }
  });
});

const ONLINE: readonly OnlineReply[] = [
  { type: 'welcome', version: PROTOCOL_VERSION, seat: 'none' },
  STATUS,
  { type: 'said', seat: 1, phrase: 'wow' },
  { type: 'accepted', id: 'a', seq: 4 },
  { type: 'refused', id: 'a', refusal: { code: 'not-your-turn', asked: 1, may: ['play'] } },
  { type: 'refused', id: 'a', refusal: { code: 'mixed-numbers', numbers: [0, 10], may: [] } },
  { type: 'refused', refusal: { code: 'not-understood' } },
  { type: 'refused', id: 'a', refusal: { code: 'seat-taken' } },
  { type: 'pong' },
  { type: 'bye', why: 'restarting' },
];

test.each(ONLINE)('an online reply passes unchanged: %j', (reply) => {
  expect(parseOnlineReply(JSON.stringify(reply))).toEqual({ kind: 'reply', reply });
});

const OFFLINE: readonly OfflineReply[] = [
  { type: 'ready' },
  { type: 'created', id: 'a', game: 'g' },
  { type: 'opened', id: 'a', sitters },
  { type: 'removed', id: 'a' },
  { type: 'refused', code: 'not-understood' },
  { type: 'tell', connection: 'c', message: { type: 'accepted', id: 'a', seq: 4 } },
  { type: 'lost', connection: 'c', why: 'elsewhere' },
  { type: 'trouble', code: 'not-stored' },
];

test.each(OFFLINE)('an offline reply passes unchanged: %j', (reply) => {
  expect(parseOfflineReply(reply)).toEqual({ kind: 'reply', reply });
});

test('fields of a newer server are ignored', () => {
  expect(parseOnlineReply('{"type":"pong","at":3}')).toEqual({ kind: 'reply', reply: { type: 'pong' } });
});

test.each([
  ['{"type":"weather"}', 'unknown-type'],
  ['', 'malformed'],
  ['{', 'malformed'],
  ['null', 'malformed'],
  ['[]', 'malformed'],
  ['{}', 'malformed'],
  ['{"type":"welcome"}', 'malformed'],
  ['{"type":"bye","why":"bored"}', 'malformed'],
  ['{"type":"update","seq":1,"since":0,"viewer":0}', 'malformed'],
  ['{"type":"refused","id":"a","refusal":{"code":"moon"}}', 'malformed'],
])('%s is a value, not an exception', (text, why) => {
  expect(parseOnlineReply(text)).toEqual({ kind: 'unknown', why });
});

test('answers over HTTP are parsed', () => {
  expect(parseCreatedTable({ table: 'oak' })).toEqual({ table: 'oak' });
  expect(parseCreatedTable({ table: 3 })).toBeUndefined();
  expect(parseTableStatuses({ statuses: [STATUS] })).toEqual({ statuses: [STATUS], unreadable: [] });
  expect(parseTableStatuses({ statuses: [{ ...STATUS, seats: 'none' }] })).toBeUndefined();
});
