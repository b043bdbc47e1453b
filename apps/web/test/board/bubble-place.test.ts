import { expect, test } from 'vitest';
import { bubblePlace, type BubbleSize, type BubbleSurroundings } from '../../src/board/seats/bubble-place.ts';

const around: BubbleSurroundings = {
  screen: { left: 0, top: 0, right: 400, bottom: 400 },
  avatar: { left: 180, top: 180, right: 220, bottom: 220 },
  kept: [],
  spared: [],
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
  expect(bubblePlace(sizes(), around)).toEqual({
    size: 0,
    isRight: true,
    isBeside: true,
    left: 228,
    top: 190,
  });
  expect(asked).toEqual([LARGE]);
});

test('it takes a later size where the first would cover something', () => {
  const kept = [
    { left: 300, top: 0, right: 400, bottom: 400 },
    { left: 0, top: 0, right: 100, bottom: 400 },
  ];
  const place = bubblePlace([LARGE, SMALL], { ...around, kept });
  expect(place).toEqual({ size: 1, isRight: true, isBeside: true, left: 228, top: 180 });
});

test('where everything would be covered, it covers the least', () => {
  const kept = [
    { left: 0, top: 0, right: 400, bottom: 400 },
    { left: 200, top: 0, right: 400, bottom: 400 },
  ];
  expect(bubblePlace([LARGE, SMALL], { ...around, kept })).toMatchObject({ size: 1, isRight: false });
});

test('it covers its own avatar or somebody else only rather than cards', () => {
  const avatar = { left: 340, top: 180, right: 380, bottom: 220 };
  const atTheEdge = { ...around, avatar };
  expect(bubblePlace([LARGE], atTheEdge)).toMatchObject({
    isRight: false,
    isBeside: true,
    left: 182,
    top: 190,
  });
  const neighbour = { left: 240, top: 150, right: 300, bottom: 215 };
  const beside = { ...atTheEdge, spared: [neighbour] };
  expect(bubblePlace([LARGE], beside)).toMatchObject({ isRight: false, top: 210 });
  const cards = { left: 0, top: 100, right: 250, bottom: 300 };
  expect(bubblePlace([LARGE], { ...beside, kept: [cards] })).toMatchObject({
    isRight: true,
    isBeside: false,
  });
});
