import { scoreReasonOf, translations, loadText, type Outcome } from '@quando/text';
import { pointsOf, type SeenEvent } from '@quando/rules';
import { describe, expect, it } from 'vitest';

const names = ['Sarah', 'Maria', 'Linus', 'Tim'];

const outcome = (sums: readonly number[], knocker: number | 'nobody'): Outcome => ({
  knocker,
  sums,
  points: pointsOf(sums, knocker),
});

const scored = (result: Outcome): SeenEvent => ({
  type: 'scored',
  end: 'knock',
  fronts: [],
  totals: result.points,
  ...result,
});

describe('[9] why a seat got its points', () => {
  it('a knocker alone on the lowest sum', () => {
    const result = outcome([6, 4, 2, 11], 2);
    expect([0, 1, 2, 3].map((seat) => scoreReasonOf(result, seat))).toEqual([
      'counted',
      'counted',
      'knocker-alone',
      'counted',
    ]);
  });

  it('a knocker who is tied, and the one who tied', () => {
    const result = outcome([4, 12, 7, 4], 0);
    expect([0, 3].map((seat) => scoreReasonOf(result, seat))).toEqual(['knocker-tied', 'tied']);
  });

  it('a beaten knocker, and the one who beat', () => {
    const result = outcome([4, 3], 0);
    expect([0, 1].map((seat) => scoreReasonOf(result, seat))).toEqual(['knocker-beaten', 'lowest']);
  });

  it('is a sentence with the sum, which does not wrap', async () => {
    const text = await loadText('en');
    expect(text.scoreReason(outcome([4, 12, 7, 4], 0), 0)).toBe(
      'tied for the lowest: 4\u00a0+\u00a05\u00a0=\u00a09',
    );
    expect(text.say(scored(outcome([4, 12, 7, 4], 0)), { viewer: 3, names })).toBe(
      'The round is over. Sarah knocked, tied for the lowest: 4\u00a0+\u00a05\u00a0=\u00a09. Points: Sarah (9), Maria (12), Linus (7), you (0).',
    );
  });

  it.each(translations)('fits beside a name in the reveal on a phone in %s', async (language) => {
    const text = await loadText(language);
    const scoreReasons = [
      text.scoreReason(outcome([1, 2], 'nobody'), 0),
      text.scoreReason(outcome([2, 2], 'nobody'), 0),
      text.scoreReason(outcome([1, 2], 0), 0),
    ];
    for (const scoreReason of scoreReasons) expect(scoreReason.length).toBeLessThanOrEqual(26);
  });

  it.each(translations)('differs for every reason in %s', async (language) => {
    const text = await loadText(language);
    const scoreReasons = [
      text.scoreReason(outcome([1, 2], 'nobody'), 0),
      text.scoreReason(outcome([1, 2], 'nobody'), 1),
      text.scoreReason(outcome([2, 2], 'nobody'), 0),
      text.scoreReason(outcome([2, 2], 0), 0),
      text.scoreReason(outcome([3, 2], 0), 0),
      text.scoreReason(outcome([1, 2], 0), 0),
    ];
    expect(new Set(scoreReasons).size).toBe(6);
  });
});

describe('counts', () => {
  it('take their plural from the language', async () => {
    const [german, english, french, italian, dutch, spanish] = await Promise.all(translations.map(loadText));
    expect([0, 1, 2].map(english!.cards)).toEqual(['0 cards', '1 card', '2 cards']);
    expect([0, 1, 2].map(german!.points)).toEqual(['0 Punkte', '1 Punkt', '2 Punkte']);
    expect([0, 1, 2].map(french!.points)).toEqual(['0 point', '1 point', '2 points']);
    expect([0, 1, 2].map(italian!.cards)).toEqual(['0 carte', '1 carta', '2 carte']);
    expect([0, 1, 2].map(dutch!.cards)).toEqual(['0 kaarten', '1 kaart', '2 kaarten']);
    expect([0, 1, 2].map(spanish!.points)).toEqual(['0 puntos', '1 punto', '2 puntos']);
    expect(french!.points(1_000_000)).toMatch(/points$/);
  });
});

describe('groups', () => {
  it.each([
    ['en', 'Straight 4-5-6', 'Triplet of 8s!', 'Two 4s', 'One 3'],
    ['de', 'Straße 4-5-6', 'Zahlendrilling: drei 8er!', 'Zwei 4er', 'Eine 3'],
    ['fr', 'Série 4-5-6', 'Triplette de 8\u202f!', 'Deux 4', 'Un 3'],
    ['it', 'Scala 4-5-6', 'Terna di numeri: tre 8!', 'Due 4', 'Un 3'],
    ['nl', 'Straat 4-5-6', 'Getallendrieling: drie keer 8!', 'Twee keer 4', 'Een 3'],
    ['es', 'Escalera 4-5-6', '¡Trío de números: tres 8!', 'Dos 4', 'Un 3'],
  ] as const)('have names in %s', async (language, ...expected) => {
    const text = await loadText(language);
    expect([[6, 4, 5] as const, [8, 8, 8] as const, [4, 4] as const, [3] as const].map(text.group)).toEqual(
      expected,
    );
  });

  it('are only what may be played', async () => {
    expect((await loadText('en')).group([4, 5])).toBeUndefined();
  });
});
