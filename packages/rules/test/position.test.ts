import { expect, test } from 'vitest';
import { draftOf, setUp, Draft, isScored, viewOf } from '@quando/rules/authority';
import { discard, hand, pile } from './line.ts';

test('a position is set up as it is written, and the cards it does not name go under the pile', () => {
  const state = setUp({ hands: ['5/1 0/7', '3/2'], pile: '9/4 10/4', discard: '8/6 7/6' });
  expect([hand(state, 0), hand(state, 1)]).toEqual(['5/1 0/7', '3/2']);
  expect(pile(state).split(' ').slice(0, 4)).toEqual(['9/4', '10/4', '0/1', '0/2']);
  expect(discard(state)).toBe('6/8 6/7');
  expect(state.pileSize).toBe(55 - 5);
  expect([state.count(0, 0), state.count(0, 5), state.count(0, 1), state.sum(0)]).toEqual([1, 1, 0, 5]);
});

test('or to the end of a hand', () => {
  const state = setUp({ hands: ['5/1', '3/2'], rest: 1 });
  expect([state.handSize(0), state.handSize(1), state.pileSize]).toEqual([1, 54, 0]);
  expect(hand(state, 1).startsWith('3/2 0/1 0/2')).toBe(true);
  expect(hand(state, 1).endsWith(' 9/10')).toBe(true);
  const byFirst = setUp({ hands: ['5/1', '3/2'], rest: 0 });
  expect([byFirst.handSize(0), byFirst.handSize(1)]).toEqual([54, 1]);
});

test('unless it says otherwise, seat 0 is on turn, all have played twice, and nobody has points or has knocked', () => {
  expect(viewOf(setUp({ hands: ['5/1', '3/2', '4/2'] }), 'watcher')).toMatchObject({
    players: 3,
    target: 50,
    round: 0,
    dealer: 2,
    turn: 0,
    asked: 0,
    phase: 'turn',
    plays: [2, 2, 2],
    totals: [0, 0, 0],
    knocker: 'nobody',
  });
});

test('it may say all of that', () => {
  const hands = ['5/1', '3/2', '4/2'];
  const said = { turn: 1, dealer: 1, plays: [0, 1, 5], totals: [1, 2, 3], target: 7, knocker: 0 };
  expect(viewOf(setUp({ hands, ...said }), 'watcher')).toMatchObject({ ...said, turnsLeft: 2 });
  expect(viewOf(setUp({ hands, turn: 2 }), 0).dealer).toBe(1);
});

test('a discard pile without a draw pile lies turned', () => {
  const state = setUp({ hands: ['5/1', '3/2'], discard: '8/6 7/6', rest: 0 });
  expect([pile(state), state.discardSize]).toEqual(['6/8 6/7', 0]);
  expect(viewOf(state, 0).pile.map(({ up, down }) => [up, down])).toEqual([
    [6, 8],
    ['hidden', 7],
  ]);
});

test('what is no position is a bug', () => {
  expect(() => setUp({ hands: ['5/1', '5/5'] })).toThrow('"5/5" is no card');
  expect(() => setUp({ hands: ['5/1', '1/5'] })).toThrow('1/5 is named twice');
  expect(() => setUp({ hands: ['5/1', '3/2'], pile: '5/1' })).toThrow('5/1 is named twice');
});

test('a game before its first deal is in no round and asks nobody', () => {
  const draft = new Draft(3, 50);
  expect(draft).toMatchObject({ round: -1, phase: 'scored', asked: 'nobody' });
  expect(isScored(draft)).toBe(true);
});

test('a copy is equal and apart', () => {
  const state = setUp({ hands: ['5/1', '3/2'] });
  const copy = draftOf(state);
  expect([...copy.cells]).toEqual([...state.cells]);
  copy.cells.fill(0);
  expect(hand(state, 0)).toBe('5/1');
});
