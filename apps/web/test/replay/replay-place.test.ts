import { expect, it } from 'vitest';
import { addressIn, anchorOf } from '../../src/replay/replay-address.ts';
import { pathOf, routeOf } from '../../src/route.ts';
import { decisionFrom, placeIn, placeOf, placeText, roundStarts } from '../../src/replay/replay-place.ts';

const outline = {
  isOver: true,
  rounds: [
    { deciders: [0, 0, 1, 1], loud: [] },
    { deciders: [1, 1, 0], loud: [] },
  ],
};
const starts = roundStarts(outline);

it('every step has its place, and every place its step', () => {
  expect(starts).toEqual([0, 5, 9]);
  for (let at = 0; at < 9; at += 1) expect(placeIn(outline, placeText(placeOf(starts, at)))).toBe(at);
});

it('a place that the game never reaches is none', () => {
  for (const text of ['0.1', '1.5', '3.0', '1', 'x', '', '1.-1', undefined])
    expect(placeIn(outline, text)).toBeUndefined();
});

it('decisions of a seat are found in both directions', () => {
  expect(decisionFrom(outline, starts, 0, 1, 1)).toBe(2);
  expect(decisionFrom(outline, starts, 3, 0, 1)).toBe(7);
  expect(decisionFrom(outline, starts, 7, 1, -1)).toBe(6);
  expect(decisionFrom(outline, starts, 0, 0, -1)).toBeUndefined();
});

it('the address of a replay keeps its game, its seat and its moment', () => {
  for (const path of [
    '/replay',
    '/replay#1abc',
    '/replay#1abc&seat=2&at=3.17',
    '/replay#game=x-1',
    '/replay#table=abc&at=1.0',
  ])
    expect(pathOf(routeOf(path))).toBe(path);
  expect(addressIn('1abc&at=oops&seat=9')).toEqual({ of: '1abc', at: undefined, seat: undefined });
  expect(addressIn('').of).toBeUndefined();
  expect(anchorOf(addressIn('1abc&seat=2&at=3.17'))).toBe('1abc&seat=2&at=3.17');
});
