import { describe, expect, test } from 'vitest';
import { revealLayout } from '../../src/screens/reveal/reveal-layout.ts';

describe('the rows of a reveal', () => {
  test('have their names above the cards where there is room', () => {
    const layout = revealLayout({ width: 390, height: 844, rem: 16, rows: 3 });
    expect(layout).toMatchObject({ isDense: false, hasNotes: true, avatarSize: 34 });
    expect(layout.card).toBeGreaterThanOrEqual(50);
  });

  test('say nothing more than numbers before their names move', () => {
    expect(revealLayout({ width: 360, height: 740, rem: 16, rows: 3 })).toMatchObject({
      isDense: false,
      hasNotes: false,
    });
  });

  test.each([
    [360, 640, 3],
    [360, 740, 4],
    [360, 740, 6],
    [740, 360, 2],
  ])('have them beside the cards at %i × %i for %i', (width, height, rows) => {
    const layout = revealLayout({ width, height, rem: 16, rows });
    expect(layout).toMatchObject({ isDense: true, hasNotes: false });
    expect(layout.card).toBeGreaterThanOrEqual(36);
  });

  test.each([
    [1280, 800, 16],
    [2560, 1440, 20],
    [3840, 2160, 36],
  ])('fill a desk of %i × %i, and no more than it', (width, height, rem) => {
    for (const rows of [2, 3, 4, 5, 6]) {
      const { isDense, card } = revealLayout({ width, height, rem, rows });
      const row = card * 1.4 + 1.1 * rem;
      expect(isDense).toBe(true);
      expect(card).toBeGreaterThan(2.25 * rem);
      expect(rows * row + 19.5 * rem).toBeLessThanOrEqual(height + rows);
    }
  });
});
