import { describe, expect, test } from 'vitest';
import { leastHeight, revealLayout } from '../../src/screens/reveal/reveal-layout.ts';

/** What bar, headline and buttons leave to the rows. */
const spaceIn = (height: number): number => height - 230;

const layoutOf = (width: number, height: number, rows: number, rem = 16) =>
  revealLayout({ width, height, rem, rows, space: spaceIn(height) });

describe('the rows of a reveal', () => {
  test('have names and reasons above large cards on a phone', () => {
    const layout = layoutOf(390, 844, 4);
    expect(layout.kind).toBe('stack');
    expect(layout.card).toBeGreaterThanOrEqual(54);
    expect(layout.row).toBeGreaterThanOrEqual(130);
  });

  test('grow on a tablet', () => {
    const [phone, tablet] = [layoutOf(390, 844, 4), layoutOf(768, 1024, 4)];
    expect(tablet.kind).toBe('stack');
    expect(tablet.card).toBeGreaterThan(phone.card);
    expect(tablet.scale).toBeGreaterThan(phone.scale);
  });

  test.each([
    [360, 740, 4],
    [390, 844, 6],
    [360, 640, 6],
  ])('are tight at %i × %i for %i, with cards that can be read', (width, height, rows) => {
    const layout = layoutOf(width, height, rows);
    expect(layout.kind).toBe('tight');
    expect(layout.card).toBeGreaterThanOrEqual(30);
  });

  test('leave the headline to the bar only where they need the height', () => {
    expect(layoutOf(360, 640, 6).isLow).toBe(true);
    expect(layoutOf(390, 844, 6).isLow).toBe(false);
  });

  test.each([
    [1280, 800, 16],
    [1920, 1080, 20],
    [3840, 2160, 36],
    [740, 360, 16],
  ])('are lines on a screen of %i × %i', (width, height, rem) => {
    for (const rows of [2, 3, 4, 5, 6]) expect(layoutOf(width, height, rows, rem).kind).toBe('line');
  });

  test('grow with a desk', () => {
    const [desk, wall] = [layoutOf(1280, 800, 4), layoutOf(1920, 1080, 4, 20)];
    expect(wall.card / desk.card).toBeGreaterThan(1.3);
    // Texts grow with the rem already.
    expect(wall.scale * 20).toBeGreaterThan(desk.scale * 16 * 1.3);
  });

  test('fit into the space that is left, or need no more than they say', () => {
    for (const [width, height, rem] of [
      [320, 568, 16],
      [360, 640, 16],
      [390, 844, 32],
      [768, 1024, 16],
      [1280, 800, 16],
      [1280, 800, 32],
      [1920, 1080, 20],
    ] as const)
      for (const rows of [2, 3, 4, 5, 6]) {
        const space = Math.max(spaceIn(height), leastHeight({ width, height, rem, rows }));
        const { row, gap } = revealLayout({ width, height, rem, rows, space });
        expect(rows * (row + gap) - gap).toBeLessThanOrEqual(space + 0.01);
      }
  });
});
