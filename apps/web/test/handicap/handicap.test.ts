import type { GameSummary, Handicaps, Sitter } from '@quando/protocol';
import { loadHandicapWords } from '@quando/text';
import { describe, expect, test } from 'vitest';
import { boardHelp, lookedCard, type Counted } from '../../src/handicap/board-help.ts';
import { resultsOf, strengthsAt } from '../../src/handicap/group-strengths.ts';
import { assistOf, hintsLeft, settingsWith, shownSides } from '../../src/handicap/help-limits.ts';
import {
  agreed,
  givenTo,
  resized,
  withAssist,
  withHeadStart,
  withoutSeat,
} from '../../src/handicap/seat-handicaps.ts';
import { allKnown, gamesOfHundred, withFairHeadStarts } from '../../src/handicap/table-chances.ts';
import { DEFAULT_SETTINGS } from '../../src/settings-values.ts';
import {
  firstTable,
  ready,
  withHandicaps,
  withPerson,
  without,
} from '../../src/screens/setup/table-draft.ts';
import { withPlayers } from '../../src/screens/tables/terms-draft.ts';

const words = await loadHandicapWords('en');

const nameless = (place: number): string => `Person ${place}`;

/** Chances of some numbers. */
const chances = (of: Readonly<Record<number, number>>): number[] =>
  Array.from({ length: 11 }, (_, i) => of[i] ?? 0);

describe('what a table agrees on', () => {
  test('is nothing until somebody is given something', () => {
    expect(agreed(givenTo(undefined, 3))).toBeUndefined();
    expect(agreed(withHeadStart(givenTo(undefined, 2), 0, 5))).toEqual([{ headStart: 5 }, { headStart: 0 }]);
  });

  test('sets a level of help for all once one has it', () => {
    expect(agreed(withAssist(givenTo(undefined, 2), 1, 'sides'))).toEqual([
      { headStart: 0, assist: 'none' },
      { headStart: 0, assist: 'sides' },
    ]);
  });

  test('keeps head starts between 0 and 99', () => {
    expect(withHeadStart(givenTo(undefined, 2), 0, -1)[0]).toEqual({ headStart: 0 });
    expect(withHeadStart(givenTo(undefined, 2), 0, 120)[0]).toEqual({ headStart: 99 });
  });

  test('follows the people when seats come and go', () => {
    const given = [{ headStart: 5 }, { headStart: 0 }, { headStart: 3 }];
    expect(withoutSeat(given, 0)).toEqual([{ headStart: 0 }, { headStart: 3 }]);
    expect(resized(given, 2)).toEqual([{ headStart: 5 }, { headStart: 0 }]);
    expect(resized(undefined, 4)).toBeUndefined();
    const table = withHandicaps(firstTable('pass', nameless), [{ headStart: 7 }, { headStart: 0 }]);
    const three = withPerson(table, nameless);
    expect(three.handicaps).toHaveLength(3);
    expect(ready(without(three, 1), nameless).handicaps).toEqual([{ headStart: 7 }, { headStart: 0 }]);
    expect(without(three, 0).handicaps).toBeUndefined();
    const terms = {
      players: 2,
      target: 40,
      tempo: 'relaxed',
      isOpen: true,
      handicaps: given.slice(0, 2),
    } as const;
    expect(withPlayers(terms, 3).handicaps).toEqual([{ headStart: 5 }, { headStart: 0 }, { headStart: 0 }]);
  });
});

describe('chances', () => {
  test('are shown only if everybody is known, and make a hundred', () => {
    expect(allKnown([1, 'unknown'])).toBeUndefined();
    const games = gamesOfHundred(allKnown([0, 1, 2])!, givenTo(undefined, 3), 50);
    expect(games.reduce((a, b) => a + b, 0)).toBe(100);
    expect(games[0]).toBeLessThan(games[2]!);
  });

  test('are the same for all with the proposal, which leaves levels of help alone', () => {
    const given: Handicaps = [{ headStart: 0, assist: 'advice' }, { headStart: 9 }, { headStart: 0 }];
    const fair = withFairHeadStarts([0, 1, 2], given, 50);
    expect(fair[0]!.assist).toBe('advice');
    for (const games of gamesOfHundred([0, 1, 2], fair, 50)) expect(Math.abs(games - 33)).toBeLessThan(4);
  });
});

describe('results of a device', () => {
  const sitters: Sitter[] = [
    { kind: 'person', name: 'Emil', avatar: 'round' },
    { kind: 'bot', name: 'Ruth', level: 'sharp', avatar: 'bean' },
  ];
  const summary: GameSummary = {
    game: 'one',
    setup: { sitters, target: 40 },
    startedAt: 0,
    changedAt: 0,
    round: 3,
    totals: [30, 12],
    phase: 'turn',
    whoseTurn: 0,
  };

  test('count the rounds that are over, and nothing that was played with help', () => {
    expect(resultsOf(summary)).toMatchObject([{ rounds: 3 }]);
    expect(resultsOf({ ...summary, phase: 'over', whoseTurn: 'nobody' })).toMatchObject([{ rounds: 4 }]);
    const handicaps: Handicaps = [
      { headStart: 0, assist: 'hints' },
      { headStart: 0, assist: 'none' },
    ];
    expect(resultsOf({ ...summary, setup: { ...summary.setup, handicaps } })).toEqual([]);
  });

  test('tell how well people play, by name; bots play as their level says', () => {
    const contenders = [
      { kind: 'person', name: ' emil' },
      { kind: 'person', name: 'Oma' },
      { kind: 'bot', level: 'sharp' },
    ] as const;
    const strengths = strengthsAt(contenders, resultsOf(summary));
    expect(strengths[0]).toBeTypeOf('number');
    expect(strengths.slice(1)).toEqual(['unknown', 2]);
  });
});

describe('help', () => {
  const given: Handicaps = [
    { headStart: 0, assist: 'hints' },
    { headStart: 0, assist: 'none' },
  ];

  test('is the device’s own business unless the table says otherwise', () => {
    expect(assistOf(undefined, 0)).toBeUndefined();
    expect(assistOf(given, 'watcher')).toBeUndefined();
    expect(settingsWith(DEFAULT_SETTINGS, undefined)).toBe(DEFAULT_SETTINGS);
    expect(settingsWith(DEFAULT_SETTINGS, assistOf(given, 1)).memoryHelp).toBe(false);
    expect(settingsWith({ ...DEFAULT_SETTINGS, memoryHelp: false }, assistOf(given, 0)).memoryHelp).toBe(
      true,
    );
    expect(shownSides(undefined)).toBe('nothing');
  });

  test('gives three hints a round, or any number', () => {
    expect([0, 1, 3, 9].map((used) => hintsLeft('hints', used))).toEqual([3, 2, 0, 0]);
    expect(hintsLeft('advice', 100)).toBe(Infinity);
    expect(hintsLeft('chances', 0)).toBe(0);
    expect(hintsLeft(undefined, 0)).toBeUndefined();
  });

  const counted: Counted = {
    own: [{ slot: 4, front: 5, chances: chances({ 1: 0.12, 3: 0.39, 4: 0.09, 6: 0.4 }) }],
    top: { up: 4, chances: chances({ 0: 0.3, 1: 0.2, 9: 0.5 }) },
    zeros: [{ seat: 1, slot: 0 }],
  };

  test('with numbers shows which are possible and nothing of how likely', () => {
    const help = boardHelp(counted, 'numbers', words.board, () => {});
    expect(new Set(help.own.get(4)!.hill)).toEqual(new Set([0, 0.6]));
    expect(help.pile).toBeUndefined();
    expect(help.zeros.size).toBe(0);
    expect(lookedCard(counted, 4, 'numbers')).toMatchObject({ likely: [] });
  });

  test('with chances shows hills, one phrase and possible zeros', () => {
    const help = boardHelp(counted, 'chances', words.board, () => {});
    expect(Math.max(...help.own.get(4)!.hill)).toBe(1);
    expect(help.pile).toMatchObject({ up: 4, phrase: words.board.pile.half });
    expect(help.zeros.size).toBe(1);
    const looked = lookedCard(counted, 4, 'chances');
    expect(looked).toMatchObject({ front: 5, likely: [3, 6] });
    expect(looked!.bars.map(({ number }) => number)).toEqual([1, 3, 4, 6]);
    expect(lookedCard(counted, 5, 'chances')).toBeUndefined();
  });
});
