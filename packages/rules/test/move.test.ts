import { expect, test } from 'vitest';
import { Move, playOf, positionsOf } from '../src/move.ts';

const MOVES = {
  'play of 0': playOf([0]),
  'play of 0 and 1': playOf([0, 1]),
  'play of 33': playOf([33]),
  'play of 0 and 33': playOf([0, 33]),
  'draw up': new Move().draw(0),
  'draw down': new Move().draw(1),
  'flip 0': new Move().flip(0),
  'flip 1': new Move().flip(1),
  knock: new Move().knock(),
  pass: new Move().pass(),
};

test('a move equals itself and no other', () => {
  for (const [name, move] of Object.entries(MOVES))
    for (const [otherName, other] of Object.entries(MOVES))
      expect(move.equals(other), `${name} and ${otherName}`).toBe(name === otherName);
});

test('what a reused move held before does not matter to a knock or a pass', () => {
  expect(new Move().play(5, 6).knock().equals(new Move().draw(1).knock())).toBe(true);
  expect(new Move().flip(3).pass().equals(new Move().pass())).toBe(true);
});

test('a draw or a flip does not look at the high positions of an earlier play', () => {
  expect(new Move().play(1, 2).draw(1).equals(new Move().draw(1))).toBe(true);
});

test('a play names its positions in ascending order, below and from 32', () => {
  expect(positionsOf(playOf([40, 3, 31, 32, 0]))).toEqual([0, 3, 31, 32, 40]);
});
