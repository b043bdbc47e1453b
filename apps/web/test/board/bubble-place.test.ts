import { describe, expect, it } from 'vitest';
import { bubblePlace, type Box } from '../../src/board/seats/bubble-place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const SCREEN = box(0, 0, 390, 600);
const AVATAR = box(20, 80, 30, 30);
const ONE_LINE = { width: 190, height: 24 };
const THREE_LINES = { width: 80, height: 54 };

describe('where a bubble stands', () => {
  it('level with its avatar, in one line, if nothing is there', () => {
    const place = bubblePlace([ONE_LINE, THREE_LINES], {
      screen: SCREEN,
      avatar: AVATAR,
      kept: [],
      names: [],
    });
    expect(place).toMatchObject({ size: 0, isRight: true, left: 58, top: 83 });
  });

  it('in more lines rather than over the name and points of a neighbour', () => {
    const names = [box(150, 60, 90, 60)];
    const place = bubblePlace([ONE_LINE, THREE_LINES], { screen: SCREEN, avatar: AVATAR, kept: [], names });
    expect(place.size).toBe(1);
  });

  it('over a name rather than over a card', () => {
    const kept = [box(0, 118, 390, 400)];
    const names = [box(60, 0, 330, 117)];
    const { left, top } = bubblePlace([ONE_LINE], { screen: SCREEN, avatar: AVATAR, kept, names });
    expect(top + ONE_LINE.height).toBeLessThanOrEqual(118);
    expect(left).toBe(58);
  });
});
