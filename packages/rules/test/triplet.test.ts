import { describe, expect, test } from 'vitest';
import { legalActions } from '@quando/rules';
import { viewOf, type State } from '@quando/rules/authority';
import { after, hand, pile, refusal, told } from './line.ts';
import { at } from './position-text.ts';

const table = {
  hands: ['8/1 8/2 8/3 8/4 5', '0/7 0/3 6', '9 10', '0/9 2'],
  pile: '4/5 7/1 6/4 10/3',
};

describe('[5] the number triplet', () => {
  test('[5] exactly three equal cards make every other seat act in order, before the next turn', () => {
    const drawn = after(at(table), '0 play 0 1 2', '0 draw up');
    expect(drawn).toMatchObject({ phase: 'penalty', turn: 0, asked: 1, isTriplet: true });
    const second = after(drawn, '1 flip 0');
    expect(second).toMatchObject({ phase: 'penalty', turn: 0, asked: 2 });
    const third = after(second, '2 draw down');
    expect(third).toMatchObject({ phase: 'penalty', turn: 0, asked: 3 });
    expect(after(third, '3 flip 0')).toMatchObject({ phase: 'turn', turn: 1, asked: 1, isTriplet: false });
  });

  test('[5] it strikes after the player on turn has drawn', () => {
    expect(after(at(table), '0 play 0 1 2')).toMatchObject({ phase: 'draw', asked: 0, isTriplet: true });
  });

  test('[5] a turned zero shows its back as the new front', () => {
    const flipped = after(at(table), '0 play 0 1 2', '0 draw up', '1 flip 1');
    expect(hand(flipped, 1).startsWith('0/7 3/0')).toBe(true);
  });

  test('[5] any of the zeros may be turned, and nothing else', () => {
    const view = viewOf(after(at(table), '0 play 0 1 2', '0 draw up'), 1);
    expect(legalActions(view)).toEqual([
      { type: 'flip', slot: 0 },
      { type: 'flip', slot: 1 },
    ]);
  });

  test('[5] a penalty draw takes a side like any other', () => {
    const flipped = after(at(table), '0 play 0 1 2', '0 draw up', '1 flip 0');
    expect(hand(after(flipped, '2 draw up'), 2).endsWith(' 7/1')).toBe(true);
    expect(hand(after(flipped, '2 draw down'), 2).endsWith(' 1/7')).toBe(true);
    expect(told(2, flipped, '2 draw down')).toEqual([
      { type: 'drew', seat: 2, why: 'triplet', side: 'down', card: { slot: 2, front: 1, back: 7 }, top: 6 },
    ]);
  });

  test('[5] two or four equal cards are not a triplet', () => {
    expect(after(at(table), '0 play 0 1', '0 draw up')).toMatchObject({ phase: 'turn', asked: 1 });
    expect(after(at(table), '0 play 0 1 2 3', '0 draw up')).toMatchObject({ phase: 'turn', asked: 1 });
  });

  test('[5] a straight of three cards is not a triplet', () => {
    const state = at({ hands: ['3 4 5 9', '0 1'] });
    expect(after(state, '0 play 0 1 2', '0 draw up')).toMatchObject({ phase: 'turn', asked: 1 });
  });

  test('[5] three of four may be played as a triplet', () => {
    expect(after(at(table), '0 play 1 2 3', '0 draw up')).toMatchObject({ phase: 'penalty', asked: 1 });
  });

  test('[5] three zeros are a triplet too', () => {
    const state = at({ hands: ['0 0 0 5', '1 2', '3 4'], pile: '7/6' });
    expect(after(state, '0 play 0 1 2', '0 draw up')).toMatchObject({ phase: 'penalty', asked: 1 });
  });

  test('[5] a later turn is not struck by an earlier triplet', () => {
    const state = at({ hands: ['8 8 8 5', '9 9 1'], pile: '4/5 7/1 6/4' });
    const next = after(state, '0 play 0 1 2', '0 draw up', '1 draw up', '1 play 0', '1 draw up');
    expect(next).toMatchObject({ phase: 'turn', turn: 0, asked: 0 });
  });
});

test('[R7] a hand that was dealt only zeros ends nothing', () => {
  expect(at({ hands: ['0 0 0', '0 0'] })).toMatchObject({ phase: 'turn', asked: 0 });
});

test('[R7] a zero drawn for a triplet ends nothing, as its holder holds another number', () => {
  const state = at({ hands: ['8 8 8 5', '9'], pile: '7/6 0/2' });
  expect(after(state, '0 play 0 1 2', '0 draw up', '1 draw up')).toMatchObject({ phase: 'turn', asked: 1 });
});

test('[R8] a single zero is turned by its holder, as an action', () => {
  const state = after(at({ hands: ['8 8 8 5', '0/9 1'], pile: '7/6' }), '0 play 0 1 2', '0 draw up');
  expect(state).toMatchObject({ phase: 'penalty', asked: 1 });
  expect(legalActions(viewOf(state, 1))).toEqual([{ type: 'flip', slot: 0 }]);
  expect(told(0, state, '1 flip 0')).toEqual([
    { type: 'flipped', seat: 1, card: { slot: 0, front: 9, back: 0 } },
  ]);
});

describe('[R3] both piles are empty', () => {
  const hands = ['8/1 8/2 8/3 5/6', '9', '10', '1', '0/9 2'];
  const played = (): State => after(at({ hands, rest: 1 }), '0 play 0 1 2');

  test('[R3] the cards just played are turned over and one of them is drawn', () => {
    expect(at({ hands, rest: 1 }).pileSize).toBe(0);
    expect(pile(played())).toBe('1/8 2/8 3/8');
    expect(hand(after(played(), '0 draw up'), 0)).toBe('5/6 1/8');
    expect(told(0, at({ hands, rest: 1 }), '0 play 0 1 2').at(-1)).toEqual({
      type: 'pile-turned',
      cards: 3,
      top: 1,
    });
  });

  test('[R3] a triplet draw for which no card is left is skipped, and the seats after it still act', () => {
    const full = at({ hands: ['8/1 8/2 8/3 5/6', '9/1', '10/1', '1/7', '0/9 2/6'], rest: 0 });
    const drawn = after(full, '0 play 0 1 2', '0 draw up', '1 draw up');
    expect(drawn.pileSize).toBe(1);
    const last = '2 draw down';
    expect(after(drawn, last)).toMatchObject({ pileSize: 0, phase: 'penalty', asked: 4 });
    expect(told('watcher', drawn, last)).toEqual([
      {
        type: 'drew',
        seat: 2,
        why: 'triplet',
        side: 'down',
        card: { slot: 1, front: 'hidden', back: 'hidden' },
        top: 'none',
      },
      { type: 'skipped', seat: 3 },
    ]);
    const flipped = after(drawn, last, '4 flip 0');
    expect(flipped).toMatchObject({ phase: 'turn', asked: 1 });
    expect(hand(flipped, 4)).toBe('9/0 2/6');
  });

  test('[R3] when all remaining seats are skipped, the turn ends', () => {
    const hands6 = ['8/1 8/2 8/3 5/6', '9/1', '10/1', '1/7', '2/6', '3/6'];
    const drawn = after(at({ hands: hands6, rest: 0 }), '0 play 0 1 2', '0 draw up', '1 draw up');
    expect(told(0, drawn, '2 draw up').map(({ type }) => type)).toEqual([
      'drew',
      'skipped',
      'skipped',
      'skipped',
    ]);
    expect(told(0, drawn, '2 draw up').slice(1)).toEqual(
      [3, 4, 5].map((seat) => ({ type: 'skipped', seat })),
    );
    expect(after(drawn, '2 draw up')).toMatchObject({ phase: 'turn', turn: 1, asked: 1, pileSize: 0 });
  });

  test('[R3] skipped seats are listed in clockwise order, even past the last seat', () => {
    const hands5 = ['9/1', '10/1', '1/7', '8/1 8/2 8/3 5/6', '2/6'];
    const drawn = after(at({ hands: hands5, rest: 3, turn: 3 }), '3 play 0 1 2', '3 draw up', '4 draw up');
    expect(told(0, drawn, '0 draw up').slice(1)).toEqual([1, 2].map((seat) => ({ type: 'skipped', seat })));
    expect(refusal(after(drawn, '0 draw up'), '4 knock')).toBe('accepted');
  });
});
