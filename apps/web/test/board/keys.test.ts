import { describe, expect, it } from 'vitest';
import { cardAfterKey } from '../../src/board/hand/hand-navigation.ts';
import { keyCommand } from '../../src/board/keys.ts';

const pressed = (key: string, held: object = {}) =>
  keyCommand({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('keys', () => {
  it.each([
    ['1', { kind: 'select', place: 1 }],
    ['9', { kind: 'select', place: 9 }],
    ['0', { kind: 'select', place: 10 }],
    ['Enter', { kind: 'play' }],
    ['u', { kind: 'take-up' }],
    ['D', { kind: 'turn-over' }],
    ['k', { kind: 'knock' }],
    ['p', { kind: 'pass' }],
    ['z', { kind: 'zero' }],
    ['l', { kind: 'log' }],
    ['?', { kind: 'help' }],
    ['Escape', { kind: 'clear' }],
  ])('%s', (key, command) => {
    expect(pressed(key)).toEqual(command);
  });

  it('leave the browser its own', () => {
    expect(pressed('k', { ctrlKey: true })).toBeUndefined();
    expect(pressed('1', { altKey: true })).toBeUndefined();
    expect(pressed('p', { metaKey: true })).toBeUndefined();
    expect(pressed('x')).toBeUndefined();
    expect(pressed('F1')).toBeUndefined();
  });
});

describe('arrows in a hand of two rows of eight and seven', () => {
  const hand = { cards: 15, perRow: 8 };

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 14, 14],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 2, 10],
    ['ArrowDown', 7, undefined],
    ['ArrowUp', 10, 2],
    ['ArrowUp', 2, undefined],
    ['Home', 9, 0],
    ['End', 3, 14],
    ['a', 3, undefined],
  ])('%s leads from %i to %s', (key, from, to) => {
    expect(cardAfterKey(key, from, hand)).toBe(to);
  });
});
