import { expect, test } from 'vitest';
import { bubblePlace, type BubbleSize, type BubbleSurroundings } from '../../src/board/seats/bubble-place.ts';

const around: BubbleSurroundings = {
  screen: { left: 0, top: 0, right: 400, bottom: 400 },
  avatar: { left: 180, top: 180, right: 220, bottom: 220 },
  kept: [],
};

const LARGE: BubbleSize = { width: 150, height: 20 };
const SMALL: BubbleSize = { width: 60, height: 40 };

test('a bubble stands right of the avatar in its first size, and no other size is measured', () => {
  const asked: BubbleSize[] = [];
  function* sizes(): Generator<BubbleSize> {
    for (const size of [LARGE, SMALL]) {
      asked.push(size);
      yield size;
    }
  }
  expect(bubblePlace(sizes(), around)).toEqual({ size: 0, isRight: true, left: 228, top: 190 });
  expect(asked).toEqual([LARGE]);
});

test('it takes a later size where the first would cover something', () => {
  const kept = [
    { left: 300, top: 0, right: 400, bottom: 400 },
    { left: 0, top: 0, right: 100, bottom: 400 },
  ];
  const place = bubblePlace([LARGE, SMALL], { ...around, kept });
  expect(place).toEqual({ size: 1, isRight: true, left: 228, top: 180 });
});

test('where everything would be covered, it covers the least', () => {
  const kept = [
    { left: 0, top: 0, right: 400, bottom: 400 },
    { left: 200, top: 0, right: 400, bottom: 400 },
  ];
  expect(bubblePlace([LARGE, SMALL], { ...around, kept })).toMatchObject({ size: 1, isRight: false });
});
