import { describe, expect, test } from 'vitest';
import {
  actionOf,
  firstSide,
  formatAction,
  formatCard,
  formatMove,
  Move,
  packCard,
  parseCard,
  parseEntry,
  playOf,
  secondSide,
  turnedBy,
  turnedOver,
} from '@quando/rules/authority';
import { after } from './line.ts';
import { at } from './position-text.ts';

describe('the line of an action', () => {
  test.for([
    ['0 play 1 6 7', { seat: 0, verb: 'play', positions: [1, 6, 7] }],
    ['5 play 0', { seat: 5, verb: 'play', positions: [0] }],
    ['1 play 10 32 47', { seat: 1, verb: 'play', positions: [10, 32, 47] }],
    ['3 draw up', { seat: 3, verb: 'draw', side: 'up' }],
    ['3 draw down', { seat: 3, verb: 'draw', side: 'down' }],
    ['2 flip 12', { seat: 2, verb: 'flip', position: 12 }],
    ['12 knock', { seat: 12, verb: 'knock' }],
    ['4 pass', { seat: 4, verb: 'pass' }],
  ] as const)('%s is read', ([line, entry]) => {
    expect(parseEntry(line)).toEqual(entry);
  });

  test.for([
    '',
    'play 0',
    '0',
    '00 knock',
    '-1 knock',
    '1.5 knock',
    '0 knock ',
    ' 0 knock',
    '0 knock 1',
    '0 pass\n',
    '0 play',
    '0 play ',
    '0 play 01',
    '0 play 1  2',
    '0 play 1,2',
    '0 play 1 2 ',
    '0 play 1234567890',
    '0 draw',
    '0 draw left',
    '0 draw up down',
    '0 flip',
    '0 flip 1 2',
    '0 flip 01',
    '0 FLIP 1',
    '1234567890 knock',
    'x0 knock',
  ])('"%s" is no action', (line) => {
    expect(parseEntry(line)).toBeUndefined();
  });

  test('names cards by position where an action names them by slot', () => {
    const state = after(
      at({ hands: ['5/1 6/1 7/1', '9 10'], pile: '2/3' }),
      '0 play 1',
      '0 draw up',
      '1 play 0',
    );
    expect(actionOf(state, parseEntry('0 play 0 2')!)).toEqual({ type: 'play', slots: [0, 3] });
    expect(actionOf(state, parseEntry('0 flip 1')!)).toEqual({ type: 'flip', slot: 2 });
    expect(formatAction(state, 0, { type: 'play', slots: [3, 0] })).toBe('0 play 0 2');
    expect(formatAction(state, 0, { type: 'flip', slot: 2 })).toBe('0 flip 1');
  });

  test('names no action if the hand has no such position', () => {
    const state = at({ hands: ['5 6', '9 10'] });
    expect(actionOf(state, { seat: 0, verb: 'play', positions: [0, 2] })).toBeUndefined();
    expect(actionOf(state, { seat: 0, verb: 'flip', position: 2 })).toBeUndefined();
    expect(actionOf(state, { seat: 0, verb: 'flip', position: 1 })).toEqual({ type: 'flip', slot: 1 });
  });

  test('is written for every kind of action', () => {
    const state = at({ hands: ['5 6', '9 10'] });
    expect(formatAction(state, 1, { type: 'draw', side: 'up' })).toBe('1 draw up');
    expect(formatAction(state, 1, { type: 'draw', side: 'down' })).toBe('1 draw down');
    expect(formatAction(state, 1, { type: 'knock' })).toBe('1 knock');
    expect(formatAction(state, 1, { type: 'pass' })).toBe('1 pass');
  });

  test('is written for every kind of move', () => {
    expect(formatMove(2, playOf([0, 5, 31, 32, 54]))).toBe('2 play 0 5 31 32 54');
    expect(formatMove(2, new Move().play(0b101, 0))).toBe('2 play 0 2');
    expect(formatMove(2, new Move().draw(0))).toBe('2 draw up');
    expect(formatMove(2, new Move().draw(1))).toBe('2 draw down');
    expect(formatMove(2, new Move().flip(3))).toBe('2 flip 3');
    expect(formatMove(2, new Move().knock())).toBe('2 knock');
    expect(formatMove(2, new Move().knock().pass())).toBe('2 pass');
    expect(formatMove(2, new Move())).toBe('2 pass');
  });
});

describe('a card', () => {
  test('is written with its first side first', () => {
    expect(formatCard(packCard(10, 3))).toBe('10/3');
    expect(parseCard('10/3')).toBe(packCard(10, 3));
    expect([firstSide(packCard(10, 3)), secondSide(packCard(10, 3))]).toEqual([10, 3]);
  });

  test('is turned over, or by a bit', () => {
    expect(turnedOver(packCard(10, 3))).toBe(packCard(3, 10));
    expect(turnedBy(packCard(10, 3), 0)).toBe(packCard(10, 3));
    expect(turnedBy(packCard(10, 3), 1)).toBe(packCard(3, 10));
  });

  test.for(['3/3', '11/2', '2/11', '010/2', '2/3x', 'x2/3', '2', '/', '', 23, null, undefined, ['2/3']])(
    '%o is none',
    (text) => {
      expect(parseCard(text)).toBe('not-a-card');
    },
  );
});
