import { describe, expect, test } from 'vitest';
import { groupOf, isGroup, legalActions, NUMBERS, STRAIGHT_SIZE, TRIPLET_SIZE } from '@quando/rules';
import { apply, viewOf, type State } from '@quando/rules/authority';
import { after, discard, hand, pile, refusal, told } from './line.ts';
import { at } from './position-text.ts';

describe('[4] what may be played together', () => {
  test.for([
    ['7', 'single'],
    ['7 7', 'equal'],
    ['7 7 7', 'triplet'],
    ['0 0 0', 'triplet'],
    ['7 7 7 7', 'equal'],
    ['7 7 7 7 7 7 7 7 7 7', 'equal'],
    ['0 1 2', 'straight'],
    ['10 8 9', 'straight'],
    ['4 5', 'straight-too-short'],
    ['0 1', 'straight-too-short'],
    ['4 5 6 7', 'straight-too-long'],
    ['9 10 0', 'straight-wraps'],
    ['10 0 1', 'straight-wraps'],
    ['10 0', 'mixed-numbers'],
    ['4 6', 'mixed-numbers'],
    ['4 4 5', 'mixed-numbers'],
    ['4 5 5', 'mixed-numbers'],
    ['4 5 7', 'mixed-numbers'],
    ['4 4 5 6', 'mixed-numbers'],
    ['8 9 10 0', 'mixed-numbers'],
  ])('[4] %s: %s', ([fronts, kind]) => {
    expect(groupOf(fronts!.split(' ').map((front) => NUMBERS[Number(front)]!))).toBe(kind);
  });

  test('[4] a straight and a triplet have three cards', () => {
    expect([STRAIGHT_SIZE, TRIPLET_SIZE]).toEqual([3, 3]);
  });

  test('[4] four kinds of groups may be played, four kinds of mistakes not', () => {
    expect((['single', 'equal', 'triplet', 'straight'] as const).every(isGroup)).toBe(true);
    const faults = ['straight-too-short', 'straight-too-long', 'straight-wraps', 'mixed-numbers'] as const;
    expect(faults.some(isGroup)).toBe(false);
  });
});

const start = (): State => at({ hands: ['5/1 3/2 4/8 5/9', '10/6 7/8'], pile: '2/9 6/3' });

test('[4] no straight goes beyond the ten', () => {
  const plays = legalActions(viewOf(at({ hands: ['9 10', '1'], plays: [0, 0] }), 0));
  expect(plays).toEqual([
    { type: 'play', slots: [0] },
    { type: 'play', slots: [1] },
  ]);
});

describe('[4] a turn', () => {
  test('[4] the player on turn plays first and then must draw', () => {
    const played = after(start(), '0 play 0');
    expect(played).toMatchObject({ phase: 'draw', turn: 0, asked: 0 });
    expect(hand(played, 0)).toBe('3/2 4/8 5/9');
    expect(refusal(played, '0 play 0')).toMatchObject({ code: 'draw-after-playing' });
    expect(after(played, '0 draw up')).toMatchObject({ phase: 'turn', turn: 1, asked: 1 });
  });

  test('[4] drawing the up side makes it the front', () => {
    const drawn = after(start(), '0 play 0', '0 draw up');
    expect(hand(drawn, 0)).toBe('3/2 4/8 5/9 2/9');
    expect(pile(drawn).startsWith('6/3')).toBe(true);
  });

  test('[4] drawing the down side makes the up side the back', () => {
    expect(hand(after(start(), '0 play 0', '0 draw down'), 0)).toBe('3/2 4/8 5/9 9/2');
  });

  test('[4] the choice of the side is made before the down side is seen', () => {
    const view = viewOf(after(start(), '0 play 0'), 0);
    expect(view.pile).toEqual([{ up: 2, down: 'hidden', upSeenBy: 0b11, downSeenBy: 0 }]);
    expect(legalActions(view)).toEqual([
      { type: 'draw', side: 'up' },
      { type: 'draw', side: 'down' },
    ]);
  });

  test('[4] played cards lie on the discard pile, front up', () => {
    const view = viewOf(after(start(), '0 play 0 3'), 'watcher');
    expect(view.discard.map((card) => card.front)).toEqual([5, 5]);
  });

  test('[4] play goes clockwise and comes back to the first seat', () => {
    const three = at({ hands: ['1 2', '3 4', '5 6'], turn: 2 });
    expect(after(three, '2 play 0', '2 draw up')).toMatchObject({ turn: 0, asked: 0 });
  });

  test('[4] a player who has played all cards draws one', () => {
    const last = after(at({ hands: ['5', '6 7'], pile: '8/2 9/2' }), '0 play 0', '0 draw up');
    expect(hand(last, 0)).toBe('8/2');
  });

  test('[4] any card of the largest hand can be played', () => {
    const large = at({ hands: ['10/9', '1/0'], rest: 0 });
    const cards = hand(large, 0).split(' ');
    expect(cards).toHaveLength(54);
    for (const position of cards.keys())
      expect(hand(after(large, `0 play ${position}`), 0).split(' ')).toEqual(cards.toSpliced(position, 1));
  });

  test('[4] so can equal numbers from all over it, and a straight', () => {
    const large = at({ hands: ['10/9 7/1 7/2 8/1 9/2', '1/0'], rest: 0 });
    const cards = hand(large, 0).split(' ');
    const sevens = [...cards.keys()].filter((i) => cards[i]!.startsWith('7/'));
    expect(sevens.filter((i) => i > 32).length).toBeGreaterThan(1);
    for (const played of [
      sevens,
      sevens.slice(-2),
      [cards.indexOf('7/10'), cards.indexOf('8/9'), cards.indexOf('9/2')],
    ]) {
      const positions = played.toSorted((a, b) => a - b);
      const left = hand(after(large, `0 play ${positions.join(' ')}`), 0).split(' ');
      expect(left).toEqual(cards.filter((_, i) => !positions.includes(i)));
    }
  });

  test('[4] everybody sees the group that was played', () => {
    expect(told(1, start(), '0 play 0 1 2')).toEqual([
      {
        type: 'played',
        seat: 0,
        group: 'straight',
        cards: [
          { slot: 1, front: 3, back: 2 },
          { slot: 2, front: 4, back: 8 },
          { slot: 0, front: 5, back: 1 },
        ],
      },
    ]);
  });
});

const withTriplet = (): State => at({ hands: ['5/1 3/2 4/8 0/9', '8/6 8/7 8/5 1/6'], pile: '2/9 6/3 7/0' });

describe('[R1] the order of a hand', () => {
  test('[R1] the others close up and a drawn card comes last, under a new slot', () => {
    const drawn = after(withTriplet(), '0 play 1', '0 draw up');
    expect(hand(drawn, 0)).toBe('5/1 4/8 0/9 2/9');
    expect(viewOf(drawn, 1).hands[0]!.map((card) => card.slot)).toEqual([0, 2, 3, 4]);
  });

  test('[R1] a turned zero stays in its place and keeps its slot', () => {
    const flipped = after(withTriplet(), '0 play 0', '0 draw up', '1 play 0 1 2', '1 draw up', '0 flip 2');
    expect(hand(flipped, 0)).toBe('3/2 4/8 9/0 2/9');
    expect(viewOf(flipped, 1).hands[0]!.map((card) => card.slot)).toEqual([1, 2, 3, 4]);
  });
});

describe('[R2] cards played together', () => {
  test('[R2] of a straight the lowest number lies first', () => {
    for (const fronts of ['5/1 3/2 4/8', '4/8 5/1 3/2', '3/2 4/8 5/1', '5/1 4/8 3/2']) {
      const played = after(at({ hands: [`${fronts} 9/1`, '7 8'] }), '0 play 0 1 2');
      expect(discard(played)).toBe('2/3 8/4 1/5');
    }
  });

  test('[R2] equal numbers lie in hand order', () => {
    const state = at({ hands: ['5/10 9/1 5/0 5/3', '7 8'] });
    expect(discard(after(state, '0 play 0 2 3'))).toBe('10/5 0/5 3/5');
    expect(discard(after(state, '0 play 2 3'))).toBe('0/5 3/5');
  });

  test('[R2] in whatever order they are named', () => {
    const state = at({ hands: ['5/10 9/1 5/0 5/3', '7 8'] });
    const named = apply(state, 0, { type: 'play', slots: [3, 0, 2] });
    expect(named).toMatchObject({ events: [{ cards: [{ slot: 0 }, { slot: 2 }, { slot: 3 }] }] });
  });

  test('[R2] cards of later turns lie above earlier ones', () => {
    const state = at({ hands: ['5/10 9/1', '7/2 8'] });
    expect(discard(after(state, '0 play 0', '0 draw up', '1 play 0'))).toBe('10/5 2/7');
  });
});
