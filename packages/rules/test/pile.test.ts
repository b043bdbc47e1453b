import { describe, expect, test } from 'vitest';
import { viewOf, type State } from '@quando/rules/authority';
import { after, discard, hand, pile, told } from './line.ts';
import { at } from './position-text.ts';

/** Two cards on the pile, three played before; the other cards are in the hand of seat 1. */
const nearlyEmpty = {
  hands: ['5/1 6/1 7/1', '9/1 9/2'],
  pile: '2/10 3/10',
  discard: '4/0 8/0 8/6',
  rest: 1,
};

const turned = (): State => after(at(nearlyEmpty), '0 play 0', '0 draw up', '1 play 0', '1 draw up');

describe('[8] the empty draw pile', () => {
  test('[8] the discard pile becomes the draw pile, unshuffled, the card played first on top, backs up', () => {
    expect(pile(turned())).toBe('0/4 0/8 6/8 1/5 1/9');
    expect(discard(turned())).toBe('');
    expect(turned()).toMatchObject({ pileSize: 5, discardSize: 0 });
  });

  test('[8] as soon as the last card has left, and not before', () => {
    const before = after(at(nearlyEmpty), '0 play 0', '0 draw up', '1 play 0');
    expect(before).toMatchObject({ pileSize: 1, discardSize: 5 });
    expect(told(0, before, '1 draw up')).toMatchObject([{ type: 'drew' }, { type: 'pile-turned', cards: 5 }]);
  });

  test('[8] the discard pile begins anew', () => {
    const played = after(turned(), '0 play 0');
    expect([discard(played), played.pileSize]).toEqual(['1/6', 5]);
    expect(told(0, turned(), '0 play 0').map(({ type }) => type)).toEqual(['played']);
  });

  test('[8] cards are drawn from the turned pile in the order in which they were played', () => {
    const drawn = after(turned(), '0 play 0', '0 draw up');
    expect(hand(drawn, 0)).toBe('7/1 2/10 0/4');
    expect(pile(drawn)).toBe('0/8 6/8 1/5 1/9');
  });

  test('[8] the pile can be turned again and again', () => {
    let state = at({ ...nearlyEmpty, pile: '2/10', hands: ['5/1 6/1 7/1', '9/1 9/2 3/10'] });
    for (let turn = 0; turn < 40; turn += 1) {
      const seat = turn % 2;
      state = after(state, `${seat} play 0`, `${seat} draw down`);
      expect(state.pileSize).toBeGreaterThan(0);
      expect(state.handSize(0) + state.handSize(1) + state.pileSize + state.discardSize).toBe(55);
    }
  });
});

describe('[R4] when the discard pile is turned', () => {
  test('[R4] in the middle of the actions of a triplet', () => {
    const hands = ['8/1 8/2 8/3 5/6', '9/1', '10/1', '2/6 0/7'];
    const drawn = after(at({ hands, pile: '4/5 3/7', rest: 0 }), '0 play 0 1 2', '0 draw up', '1 draw up');
    expect(drawn).toMatchObject({ phase: 'penalty', asked: 2, pileSize: 3, discardSize: 0 });
    expect(hand(after(drawn, '2 draw up'), 2)).toBe('10/1 1/8');
  });

  test('[R4] as soon as cards are played, if there was nothing to turn before', () => {
    const hands = ['5/1 5/2 7/1', '9/1'];
    const played = after(at({ hands, rest: 1 }), '0 play 0 1');
    expect([pile(played), discard(played)]).toEqual(['1/5 2/5', '']);
    const drawn = after(played, '0 draw up');
    expect([pile(drawn), discard(drawn)]).toEqual(['2/5', '']);
  });

  test('[R4] a single card played on empty piles comes back at once', () => {
    const state = at({ hands: ['5/1 7/2', '9/1'], rest: 1 });
    const drawn = after(state, '0 play 0', '0 draw down');
    expect(hand(drawn, 0)).toBe('7/2 5/1');
    expect(drawn).toMatchObject({ pileSize: 0, discardSize: 0, phase: 'turn', asked: 1 });
    expect(told(1, state, '0 play 0', '0 draw down').map(({ type }) => type)).toEqual(['drew']);
  });
});

describe('[R11] what is known of a turned pile', () => {
  test('[R11] everybody knows the fronts and their order', () => {
    for (const viewer of [0, 1, 'watcher'] as const)
      expect(viewOf(turned(), viewer).pile.map((card) => card.down)).toEqual([4, 8, 8, 5, 9]);
  });

  test('[R11] all but the player know the backs', () => {
    expect(viewOf(turned(), 0).pile.map((card) => card.up)).toEqual([0, 'hidden', 'hidden', 'hidden', 1]);
    expect(viewOf(turned(), 1).pile.map((card) => card.up)).toEqual([0, 'hidden', 'hidden', 1, 'hidden']);
    expect(viewOf(turned(), 'watcher').pile.map((card) => card.up)).toEqual([
      0,
      ...Array<string>(4).fill('hidden'),
    ]);
    expect(viewOf(turned(), 0).pile.at(-1)).toEqual({ up: 1, down: 9, upSeenBy: 0b01, downSeenBy: 0b11 });
  });

  test('[R11] a player who draws its own card again sees what it had not seen', () => {
    const hands = ['5/1 7/2', '9/1'];
    const drawn = after(at({ hands, rest: 1 }), '0 play 0', '0 draw down');
    expect(viewOf(drawn, 0).hands[0]!.at(-1)).toEqual({
      slot: 2,
      front: 5,
      back: 1,
      frontSeenBy: 0b11,
      backSeenBy: 0b11,
    });
  });

  test('[R11] of a pile that was never turned only the up side of the top card', () => {
    expect(viewOf(at({ hands: ['1', '2'], pile: '3/4 5/6' }), 0).pile).toEqual([
      { up: 3, down: 'hidden', upSeenBy: 0b11, downSeenBy: 0 },
    ]);
    const one = at({ hands: ['1/2', '2/3'], pile: '3/4', rest: 0 });
    expect(viewOf(one, 0).pile).toEqual([{ up: 3, down: 'hidden', upSeenBy: 0b11, downSeenBy: 0 }]);
  });
});
