import { describe, expect, test } from 'vitest';
import { after, hand, told } from './line.ts';
import { at } from './position-text.ts';

describe('[7] only zeros', () => {
  test('[7] a player who holds only zeros after playing and drawing ends the round at once', () => {
    const state = at({ hands: ['5/1 0/9', '3/2 4/2'], pile: '0/8' });
    const ended = after(state, '0 play 0', '0 draw up');
    expect(ended).toMatchObject({
      phase: 'scored',
      end: 'zeros',
      asked: 'nobody',
      turn: 0,
      knocker: 'nobody',
    });
    expect(told(1, state, '0 play 0', '0 draw up')).toEqual([
      { type: 'drew', seat: 0, why: 'turn', side: 'up', card: { slot: 2, front: 0, back: 8 }, top: 0 },
      {
        type: 'scored',
        end: 'zeros',
        knocker: 'nobody',
        fronts: [
          [0, 0],
          [3, 4],
        ],
        sums: [0, 7],
        points: [0, 7],
        totals: [0, 7],
      },
    ]);
  });

  test('[7] one zero is enough', () => {
    const ended = after(at({ hands: ['5', '3 4'], pile: '8/0' }), '0 play 0', '0 draw down');
    expect(ended).toMatchObject({ phase: 'scored', end: 'zeros' });
    expect(hand(ended, 0)).toBe('0/8');
  });

  test('[7] several zeros end it as well', () => {
    const ended = after(at({ hands: ['5 0 0 0 0', '3 4'], pile: '0/8' }), '0 play 0', '0 draw up');
    expect(ended).toMatchObject({ phase: 'scored', end: 'zeros' });
  });

  test('[7] zeros may be played on the way', () => {
    const ended = after(at({ hands: ['0 0', '3 4'], pile: '0/8' }), '0 play 0 1', '0 draw up');
    expect(ended).toMatchObject({ phase: 'scored', end: 'zeros' });
  });

  test('[7] any other number left in the hand keeps the round going', () => {
    const going = after(at({ hands: ['5 1 0', '3 4'], pile: '0/8' }), '0 play 0', '0 draw up');
    expect(going).toMatchObject({ phase: 'turn', asked: 1 });
    const drawn = after(at({ hands: ['5 0', '3 4'], pile: '1/8' }), '0 play 0', '0 draw up');
    expect(drawn).toMatchObject({ phase: 'turn', asked: 1 });
  });

  test('[7] another of the played number left in the hand keeps the round going', () => {
    const going = after(at({ hands: ['5 5 0', '3 4'], pile: '0/8' }), '0 play 0', '0 draw up');
    expect(going).toMatchObject({ phase: 'turn', asked: 1 });
  });

  test('[7] a straight may leave only zeros, in whatever order it was held', () => {
    for (const hands of ['3 4 5 0', '5 3 4 0', '4 5 3 0', '0 5 4 3']) {
      const plays = hands.startsWith('0') ? '1 2 3' : '0 1 2';
      const ended = after(at({ hands: [hands, '3 4'], pile: '0/8' }), `0 play ${plays}`, '0 draw up');
      expect(ended).toMatchObject({ phase: 'scored', end: 'zeros' });
    }
  });

  test('[7] a straight that leaves one of its numbers does not', () => {
    for (const left of [3, 4, 5]) {
      const state = at({ hands: [`3 4 5 0 ${left}`, '3 4'], pile: '0/8' });
      expect(after(state, '0 play 0 1 2', '0 draw up')).toMatchObject({ phase: 'turn', asked: 1 });
    }
  });

  test('[7] a triplet that leaves only zeros strikes nobody', () => {
    const ended = after(at({ hands: ['9 9 9 0', '0 4', '3 1'], pile: '0/8' }), '0 play 0 1 2', '0 draw up');
    expect(ended).toMatchObject({ phase: 'scored', end: 'zeros', pileSize: 55 - 9 });
    expect([ended.handSize(1), ended.handSize(2)]).toEqual([2, 2]);
  });

  test('[7] in the last round as well: no further turns', () => {
    const state = at({ hands: ['5 0', '3 4', '1 2'], turn: 0, knocker: 2, pile: '0/8' });
    const ended = after(state, '0 play 0', '0 draw up');
    expect(ended).toMatchObject({ phase: 'scored', end: 'zeros', knocker: 2, turnsLeft: 2 });
    expect(ended.plays(1)).toBe(2);
  });

  test('[7] passing or knocking with only zeros ends nothing', () => {
    const state = at({ hands: ['0 0', '0 0', '1 2'] });
    expect(after(state, '0 knock')).toMatchObject({ phase: 'turn', asked: 1 });
    expect(after(state, '0 knock', '1 pass')).toMatchObject({ phase: 'turn', asked: 2 });
  });
});

test('[R6] a knocker pays when somebody else is out with only zeros', () => {
  const state = at({ hands: ['5 0', '2', '1'], turn: 0, knocker: 2, pile: '0/8' });
  expect(told(0, state, '0 play 0', '0 draw up').at(-1)).toEqual({
    type: 'scored',
    end: 'zeros',
    knocker: 2,
    fronts: [[0, 0], [2], [1]],
    sums: [0, 2, 1],
    points: [0, 2, 6],
    totals: [0, 2, 6],
  });
});

test('[R6] a knocker who holds only zeros as well pays the five points', () => {
  const state = at({ hands: ['5 0', '2', '0'], turn: 0, knocker: 2, pile: '0/8' });
  const ended = after(state, '0 play 0', '0 draw up');
  expect([0, 1, 2].map((seat) => ended.points(seat))).toEqual([0, 2, 5]);
});
