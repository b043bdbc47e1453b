import type { GameSummary, Sitter, TableStatus } from '@quando/protocol';
import { ANCHORS, type LeagueEntry } from '@quando/season';
import { describe, expect, test } from 'vitest';
import { strengthsAt } from '../../src/handicap/group-strengths.ts';
import {
  knownResults,
  ownPerson,
  type GamesKept,
  type ReadLeague,
} from '../../src/handicap/known-results.ts';
import { NOBODY, OWN } from '../../src/handicap/own-person.ts';
import { withAssumed } from '../../src/handicap/table-chances.ts';
import type { Sheet } from '../../src/sheet/sheet.ts';

const person = (name: string): Sitter => ({ kind: 'person', name, avatar: 'round' });
const SHARP: Sitter = { kind: 'bot', name: 'Ruth', level: 'sharp', avatar: 'bean' };

const NOTHING: GamesKept = { leagues: [], games: [], sheets: [], tables: [] };

const game: GameSummary = {
  game: 'one',
  setup: { sitters: [person('Person 1'), SHARP], target: 40 },
  startedAt: 0,
  changedAt: 0,
  round: 3,
  totals: [12, 44],
  phase: 'over',
  whoseTurn: 'nobody',
};

const sheet: Sheet = {
  id: 'two',
  group: 'Sunday',
  players: [
    { name: 'Emil', avatar: 'round' },
    { name: 'Oma', avatar: 'bean' },
  ],
  target: 30,
  firstDealer: 0,
  headStarts: [10, 0],
  rounds: [1, 2, 3].map(() => ({ hands: [8, 2], knocker: 'nobody' as const, zeros: 'nobody' as const })),
  startedAt: 0,
  changedAt: 0,
};

const status: TableStatus = {
  type: 'status',
  table: 'three',
  seq: 9,
  stage: 'playing',
  terms: { players: 2, target: 50, tempo: 'relaxed', isOpen: true },
  seats: [person('Emil'), person('Anna')].map((sitter) => ({
    kind: 'taken' as const,
    sitter,
    isHere: true,
    isAway: false,
  })),
  host: 0,
  isLocked: false,
  removed: [],
  deal: { number: 4, commitment: 'a'.repeat(64), attempt: 0, promised: [], silent: [] },
  totals: [20, 9],
  now: 0,
};

const made = (seq: number) => ({ seq, at: 1000, by: 'a'.repeat(64), id: `id-${seq}` });
const played = (seq: number, result: string, won: number): LeagueEntry => ({
  ...made(seq),
  type: 'played',
  result,
  source: { kind: 'device' },
  outcome: {
    playedAt: 1000,
    game: {
      players: 2,
      target: 50,
      rounds: [
        { sums: [won, 20], knocker: 'nobody', zeros: 'nobody' },
        { sums: [won, 20], knocker: 'nobody', zeros: 'nobody' },
        { sums: [won, 20], knocker: 'nobody', zeros: 'nobody' },
      ],
    },
    seats: [
      { kind: 'member', member: 'anna' },
      { kind: 'member', member: 'oma' },
    ],
  },
});
const league: ReadLeague = {
  league: 'family',
  me: 'anna',
  entries: [
    {
      ...made(0),
      type: 'founded',
      settings: { name: 'Family', season: 'free', showsOnlyGoodNews: false },
    },
    { ...made(1), type: 'joined', member: { id: 'anna', name: 'Anna', avatar: 'bean' } },
    { ...made(2), type: 'joined', member: { id: 'oma', name: 'Oma', avatar: 'bean' } },
    played(3, 'game-one', 3),
  ],
};

describe('what is known of a group', () => {
  test('comes from games of the device, score sheets, online tables and leagues together', () => {
    const results = knownResults({
      leagues: [{ ...league, entries: league.entries.slice(0, 3).concat(played(3, 'game-four', 3)) }],
      games: [game],
      sheets: [sheet],
      tables: [{ status, seat: 1 }],
    });
    expect(results.map(({ id, players, totals, rounds }) => [id, players, totals, rounds])).toEqual(
      expect.arrayContaining([
        ['game-one', [{ name: OWN }, { level: 'sharp' }], [12, 44], 4],
        ['sheet-two', [{ name: 'emil' }, { name: 'oma' }], [24, 0], 3],
        ['table-three', [{ name: 'emil' }, { name: OWN }], [20, 9], 3],
        ['game-four', [{ name: OWN }, { name: 'oma' }], [0, 60], 3],
      ]),
    );
    expect(results).toHaveLength(4);
  });

  test('has a game once that was added to a league, as the league has it', () => {
    const results = knownResults({ ...NOTHING, leagues: [league], games: [game] });
    expect(results.map(({ totals }) => totals)).toEqual([[0, 60]]);
  });

  test('is that of a league at the table of a league that has results, and else all', () => {
    const kept = { ...NOTHING, leagues: [league], sheets: [sheet] };
    expect(knownResults(kept, 'family').map(({ id }) => id)).toEqual(['game-one']);
    expect(knownResults(kept, 'another')).toHaveLength(2);
  });

  test('leaves out public tables, and games in which somebody was helped', () => {
    const helped = [{ headStart: 0, assist: 'hints' as const }, { headStart: 0 }];
    const tables = [
      { ...status, isPublic: true },
      { ...status, terms: { ...status.terms, handicaps: helped } },
      { ...status, totals: undefined },
    ].map(({ totals, ...rest }) => ({ status: totals ? { ...rest, totals } : rest, seat: 1 }));
    expect(knownResults({ ...NOTHING, tables })).toEqual([]);
    expect(
      knownResults({ ...NOTHING, games: [{ ...game, setup: { ...game.setup, handicaps: helped } }] }),
    ).toEqual([]);
  });
});

describe('the person of this device', () => {
  const ratings = { '2': { mean: ANCHORS['2'].strong, deviation: 50, games: 12, gamesWithBots: 12 } };

  test('is one person under all their names', () => {
    const results = knownResults({ ...NOTHING, leagues: [league], games: [{ ...game, game: 'other' }] });
    const own = ownPerson('Änni', [league], {});
    const strengthOf = (name: string, isOwn = false): unknown =>
      strengthsAt([{ kind: 'person', name, isOwn }], results, own)[0];
    expect(strengthOf('You', true)).toBeTypeOf('number');
    expect(strengthOf('anna')).toBe(strengthOf('You', true));
    expect(strengthOf('änni')).toBe(strengthOf('You', true));
    expect(strengthOf('Person 1')).toBe('unknown');
  });

  test('is nobody else at a table where somebody else has their name', () => {
    const results = knownResults({ ...NOTHING, games: [game] });
    const own = ownPerson('Anna', [], {});
    const table = [
      { kind: 'person', name: 'Anni', isOwn: true },
      { kind: 'person', name: 'Anna' },
    ] as const;
    expect(strengthsAt(table, results, own)).toEqual([expect.any(Number), 'unknown']);
  });

  test('is as strong as their rating says until there are results', () => {
    const table = [
      { kind: 'person', name: 'Anna', isOwn: true },
      { kind: 'person', name: 'Emil' },
    ] as const;
    expect(strengthsAt(table, [], ownPerson('Anna', [], ratings))).toEqual([expect.closeTo(3), 'unknown']);
    expect(strengthsAt(table, [], NOBODY)).toEqual(['unknown', 'unknown']);
  });
});

test('a strength is assumed only beside somebody whose strength is known', () => {
  expect(withAssumed(['unknown', 3])).toEqual([1, 3]);
  expect(withAssumed(['unknown', 'unknown'])).toBeUndefined();
});
