import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstRevision, undone, withRound } from '../../src/sheet/stored-sheet.ts';
import { merged } from '../../src/sheet/merge.ts';
import { parseStoredSheet, parseSheet } from '../../src/sheet/sheet-schemas.ts';
import { formatFile, readFile } from '../../src/sheet/sheet-file.ts';
import type { Sheet } from '../../src/sheet/sheet.ts';
import { knockedBy, sheetOf, zerosOf } from './sheets.ts';

const played = sheetOf(3, { rounds: [knockedBy(0, 4, [10, 3], 7), zerosOf(1, 5, [0, 0], 9)] });

const sheets: fc.Arbitrary<Sheet> = fc
  .record({
    id: fc.stringMatching(/^[\w-]{8,64}$/),
    players: fc.integer({ min: 2, max: 6 }),
    target: fc.integer({ min: 1, max: 999 }),
    sums: fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 6, maxLength: 6 })),
    startedAt: fc.nat(),
  })
  .map(({ players, sums, ...rest }) =>
    sheetOf(players, { ...rest, rounds: sums.map((row) => knockedBy(1, ...row.slice(0, players))) }),
  );

describe('a file of sheets', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(sheets), (some) => {
        expect(readFile(formatFile(some))).toEqual(some);
      }),
    );
  });

  it.each([
    ['not-json', 'quando'],
    ['not-json', ''],
    ['not-ours', '[]'],
    ['not-ours', 'null'],
    ['not-ours', '{"format":"quando-record/1"}'],
    ['newer-version', formatFile([played]).replace('"version": 1', '"version": 2')],
    ['damaged', '{"format":"quando-sheets","version":1}'],
    ['damaged', formatFile([sheetOf(2), { ...played, target: 0 }])],
    ['damaged', formatFile([{ ...played, rounds: [knockedBy(0, 4, 5)] }])],
    ['damaged', formatFile([{ ...played, rounds: [zerosOf(0, 4, 5, 6)] }])],
    ['damaged', formatFile([{ ...played, rounds: [zerosOf(-1, 4, 5, 6)] }])],
    ['damaged', formatFile([{ ...played, rounds: [knockedBy(-1, 4, 5, 6)] }])],
    ['damaged', formatFile([{ ...played, firstDealer: -1 }])],
  ])('is refused as %s, and as a whole', (code, text) => {
    expect(readFile(text)).toEqual({ code });
  });

  it('is never misread, whatever a byte becomes', () => {
    const text = formatFile([played]);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, letter) => {
        const read = readFile(text.slice(0, at) + letter + text.slice(at + 1));
        const parsed = 'code' in read ? [] : read;
        expect(parsed.map(parseSheet)).toEqual(parsed);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('parsing stored sheets', () => {
  it('takes what this device has kept, with all that can be undone', () => {
    const stored = withRound(firstRevision(played), 2, knockedBy(2, 4, 5, 3), 2_000);
    expect(parseStoredSheet(structuredClone(stored))).toEqual(stored);
  });

  it.each([
    ['one player', sheetOf(1)],
    [
      'two people of one name',
      { ...played, players: [...sheetOf(2).players, { name: 'OMA ', avatar: 'tall' }] },
    ],
    ['a dealer without a seat', { ...played, firstDealer: 3 }],
    ['an id that is an address', { ...played, id: '../../etc' }],
    ['more than there is', { ...played, colour: 'red' }],
  ])('refuses %s', (_, sheet) => {
    expect(parseSheet(sheet)).toBeUndefined();
  });

  it('drops what cannot be seen from names', () => {
    const players = [{ name: ' Mi\u202Ela\n', avatar: 'tall' }, ...sheetOf(2).players];
    expect(parseSheet({ ...played, players })!.players[0]!.name).toBe('Mila');
  });

  it('still reads a name that an earlier version took although nobody can see it', () => {
    const players = [{ name: '\u3164', avatar: 'tall' }, ...sheetOf(2).players];
    expect(parseSheet({ ...played, players })!.players[0]!.name).toBe('–');
  });
});

describe('reading sheets in', () => {
  const here = [firstRevision(played)];

  it('adds what is not here, once', () => {
    const other = sheetOf(2, { id: 'another-sheet' });
    const first = merged(here, [other, played, other]);
    expect(first).toMatchObject({ added: 1, renewed: 0, known: 2 });
    expect(merged([...here, ...first.changed], [other, played])).toEqual({
      changed: [],
      added: 0,
      renewed: 0,
      known: 2,
    });
  });

  it('takes the later state of a sheet, from which one can go back', () => {
    const later = { ...played, rounds: [...played.rounds, knockedBy(2, 4, 5, 3)], changedAt: 5_000 };
    const { changed, renewed } = merged(here, [later]);
    expect(renewed).toBe(1);
    expect(changed[0]!.sheet).toEqual(later);
    expect(undone(changed[0]!, 6_000).sheet.rounds).toEqual(played.rounds);
  });

  it('keeps the state of this device if that is the later one', () => {
    expect(merged(here, [{ ...played, rounds: [], changedAt: 5 }]).changed).toEqual([]);
  });
});
