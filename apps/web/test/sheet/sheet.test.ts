import { describe, expect, it } from 'vitest';
import { firstRevision, undone, withRound } from '../../src/sheet/stored-sheet.ts';
import {
  emptyDraft,
  isRefused,
  roundOf,
  withInputMode,
  withCard,
  withFigure,
  withKnock,
  withoutLast,
  withZeros,
  type RoundDraft,
} from '../../src/sheet/round-draft.ts';
import { standingOf } from '../../src/sheet/standing.ts';
import { knockedBy, sheetOf, zerosOf } from './sheets.ts';

describe('the standing of a sheet', () => {
  it('[9] a tied knocker pays, the others who are tied do not', () => {
    const { results } = standingOf(sheetOf(4, { rounds: [knockedBy(0, 4, 12, 7, 4)] }));
    expect(results[0]!.points).toEqual([9, 12, 7, 0]);
  });

  it('[9] a knocker alone on the lowest sum has 0', () => {
    const { results } = standingOf(sheetOf(4, { rounds: [knockedBy(0, 2, 11, 6, 4)] }));
    expect(results[0]!.points).toEqual([0, 11, 6, 4]);
  });

  it('[R6] a knocker pays if somebody is out with only zeros after it', () => {
    const round = { ...knockedBy(0, 2, 0, 6), zeros: 1 };
    expect(standingOf(sheetOf(3, { rounds: [round] })).totals).toEqual([7, 0, 6]);
  });

  it('[10] everybody on the lowest total wins', () => {
    const rounds = [zerosOf(0, 0, 30, 8), zerosOf(1, 8, 0, 30), knockedBy(2, 9, 30, 7)];
    const standing = standingOf(sheetOf(3, { rounds: [...rounds, knockedBy(0, 1, 20, 3)] }));
    expect(standing.totals).toEqual([17, 60, 38]);
    expect(standing.winners).toEqual([0]);
    expect(standing.surplus).toBe(1);
    expect(
      standingOf(sheetOf(2, { rounds: [{ ...knockedBy(0, 50, 45), zeros: 'nobody' }] })).winners,
    ).toEqual([1]);
    const tied = [knockedBy(0, 5, 7, 50), knockedBy(1, 7, 5, 9)];
    expect(standingOf(sheetOf(3, { target: 51, rounds: tied })).winners).toEqual([0, 1]);
  });
});

describe('a correction', () => {
  const stored = [knockedBy(0, 3, 20, 9), knockedBy(1, 30, 4, 9), knockedBy(2, 9, 26, 5)].reduce(
    (sheet, round, i) => withRound(sheet, i, round, 2_000 + i),
    firstRevision(sheetOf(3)),
  );

  it('changes everything after it', () => {
    expect(standingOf(stored.sheet).totals).toEqual([39, 46, 18]);
    const corrected = withRound(stored, 0, knockedBy(0, 9, 20, 9), 3_000);
    expect(standingOf(corrected.sheet).totals).toEqual([53, 46, 9]);
    expect(standingOf(corrected.sheet).winners).toEqual([2]);
    expect(corrected.sheet.changedAt).toBe(3_000);
    expect(corrected.revision).toBe(stored.revision + 1);
  });

  it('that ends the game earlier leaves later rounds where they are, but they do not count', () => {
    const corrected = withRound(stored, 1, knockedBy(1, 50, 4, 9), 3_000);
    expect(standingOf(corrected.sheet)).toMatchObject({ totals: [50, 20, 18], winners: [2], surplus: 1 });
    expect(corrected.sheet.rounds).toHaveLength(3);
  });

  it('can be undone, as can everything before it', () => {
    const corrected = withRound(stored, 0, knockedBy(0, 9, 20, 9), 3_000);
    const before = undone(corrected, 4_000);
    expect(before.sheet.rounds).toEqual(stored.sheet.rounds);
    expect(before.revision).toBe(corrected.revision + 1);
    const blank = undone(undone(undone(before, 5_000), 5_000), 5_000);
    expect(blank.sheet.rounds).toEqual([]);
    expect(undone(blank, 6_000)).toBe(blank);
  });
});

/** Notes one thing after the other, none of which may be refused. */
const drafted = (...notes: readonly ((draft: RoundDraft) => ReturnType<typeof withKnock>)[]): RoundDraft =>
  notes.reduce<RoundDraft>((draft, note) => {
    const noted = note(draft);
    if (isRefused(noted)) throw new Error(noted.code);
    return noted;
  }, emptyDraft(3));

describe('a round that is being written down', () => {
  it('takes sums figure by figure and hands number by number', () => {
    const draft = drafted(
      (one) => withFigure(one, 0, 1),
      (one) => withFigure(one, 0, 2),
      (one) => withCard(one, 1, 10),
      (one) => withCard(one, 1, 3),
      (one) => withFigure(one, 2, 7),
      (one) => withKnock(one, 2),
    );
    expect(roundOf(draft)).toEqual(knockedBy(2, 12, [10, 3], 7));
    expect(withoutLast(draft, 0).hands[0]).toBe(1);
    expect(withoutLast(withoutLast(draft, 0), 0).hands[0]).toBe('missing');
    expect(withoutLast(draft, 1).hands[1]).toEqual([10]);
    expect(withInputMode(draft, 1, 'sum').hands[1]).toBe(13);
    expect(withInputMode(draft, 0, 'cards').hands[0]).toBe('missing');
    expect(withInputMode(draft, 1, 'cards')).toBe(draft);
  });

  it('never has a sum of more than three figures', () => {
    const draft = [9, 9, 9, 9].reduce((one, figure) => withFigure(one, 0, figure), emptyDraft(2));
    expect(draft.hands[0]).toBe(999);
  });

  it('takes a sum of 0 for only zeros, until it is more', () => {
    const zero = drafted((one) => withFigure(one, 1, 0));
    expect(zero.zeros).toBe(1);
    expect(withFigure(zero, 1, 4)).toMatchObject({ zeros: 'nobody', hands: ['missing', 4, 'missing'] });
    expect(withZeros(zero, 1)).toMatchObject({ zeros: 'nobody', hands: ['missing', 'missing', 'missing'] });
    expect(withZeros(emptyDraft(3), 1)).toEqual(zero);
  });

  it('refuses a second knocker and a second one with only zeros, and names the first', () => {
    const draft = drafted(
      (one) => withKnock(one, 0),
      (one) => withZeros(one, 1),
    );
    expect(withKnock(draft, 2)).toEqual({ code: 'second-knocker', seat: 0 });
    expect(withZeros(draft, 2)).toEqual({ code: 'second-zeros', seat: 1 });
    expect(withKnock(draft, 0)).toMatchObject({ knocker: 'nobody' });
  });

  it('refuses only zeros for a sum of 3, and for the knocker', () => {
    const draft = drafted(
      (one) => withFigure(one, 0, 3),
      (one) => withKnock(one, 1),
    );
    expect(withZeros(draft, 0)).toEqual({ code: 'zeros-with-sum', seat: 0 });
    expect(withZeros(draft, 1)).toEqual({ code: 'knocker-zeros', seat: 1 });
    expect(withKnock(withFigure(emptyDraft(3), 2, 0), 2)).toEqual({ code: 'knocker-zeros', seat: 2 });
  });

  it('refuses an eleventh card of one number at once', () => {
    const ten = drafted(...Array.from({ length: 10 }, () => (one: RoundDraft) => withCard(one, 0, 7)));
    expect(withCard(ten, 1, 7)).toEqual({ code: 'too-many-cards' });
  });

  it('says whose hand is missing', () => {
    expect(roundOf(drafted((one) => withFigure(one, 0, 3)))).toEqual({ code: 'missing', seat: 1 });
  });
});
