import { describe, expect, test } from 'vitest';
import { CARD_COUNT, isCardNumber, isPlayerCount, MOST_PLAYERS, NUMBERS, seatsOf } from '@quando/rules';
import {
  formatCard,
  ORDERED_DECK,
  seenBy,
  startGame,
  startRound,
  viewOf,
  type State,
} from '@quando/rules/authority';
import { after, hand, pile, told } from './line.ts';
import { at } from './position-text.ts';

const cards = (): string[] => Array.from(ORDERED_DECK, formatCard);

const dealt = (players: number, dealer = 0): State =>
  startGame({ players, target: 50, dealer }, ORDERED_DECK).state;

describe('[1] material', () => {
  test('[1] there are 55 cards, each pair of different numbers once', () => {
    expect(cards()).toHaveLength(CARD_COUNT);
    const pairs = cards().map((card) => new Set(card.split('/').map(Number)));
    expect(new Set(pairs.map((pair) => Math.min(...pair) * 11 + Math.max(...pair))).size).toBe(55);
    expect(pairs.every((pair) => pair.size === 2)).toBe(true);
    expect(cards().slice(0, 12).join(' ')).toBe('0/1 0/2 0/3 0/4 0/5 0/6 0/7 0/8 0/9 0/10 1/2 1/3');
    expect(cards().at(-1)).toBe('9/10');
  });

  test('[1] every number from 0 to 10 is on ten cards', () => {
    expect(NUMBERS).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const number of NUMBERS)
      expect(cards().filter((card) => card.split('/').includes(String(number)))).toHaveLength(10);
  });

  test('[1] a number on a card is whole and from 0 to 10', () => {
    expect([0, 10].every(isCardNumber)).toBe(true);
    expect([-1, 11, 2.5, '3', NaN, null].some(isCardNumber)).toBe(false);
  });

  test('[1] two to six play, in seats from 0', () => {
    expect([2, 3, 4, 5, 6].every(isPlayerCount)).toBe(true);
    expect([1, 7, 2.5, '4', NaN, undefined].some(isPlayerCount)).toBe(false);
    expect(seatsOf(MOST_PLAYERS)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('[3] setting up a round', () => {
  test.for([
    [2, 8, 39],
    [3, 8, 31],
    [4, 7, 27],
    [5, 7, 20],
    [6, 7, 13],
  ])('[3] %i players get %i cards each and leave %i on the pile', ([players, each, left]) => {
    const state = dealt(players!);
    expect(seatsOf(players!).map((seat) => state.handSize(seat))).toEqual(Array(players).fill(each));
    expect(state.pileSize).toBe(left);
    expect(state.discardSize).toBe(0);
  });

  test('[3] cards are dealt one at a time from the left of the dealer, up sides become backs', () => {
    const state = dealt(4, 2);
    expect(hand(state, 3)).toBe('1/0 5/0 9/0 4/1 8/1 4/2 8/2');
    expect(hand(state, 0)).toBe('2/0 6/0 10/0 5/1 9/1 5/2 9/2');
    expect(hand(state, 1)).toBe('3/0 7/0 2/1 6/1 10/1 6/2 10/2');
    expect(hand(state, 2)).toBe('4/0 8/0 3/1 7/1 3/2 7/2 4/3');
  });

  test('[3] the rest is the draw pile, in order', () => {
    expect(pile(dealt(4))).toBe(cards().slice(28).join(' '));
  });

  test('[3] the left neighbour of the dealer begins', () => {
    expect(dealt(4, 2)).toMatchObject({ phase: 'turn', turn: 3, asked: 3, knocker: 'nobody', dealer: 2 });
    expect(dealt(4, 3)).toMatchObject({ turn: 0, asked: 0, dealer: 3 });
  });

  test('[3] [R9] everybody is told of the deal: of their own fronts, and of the backs of the others', () => {
    const { events } = startGame({ players: 5, target: 50, dealer: 4 }, ORDERED_DECK);
    const others = [
      [0, 0, 1, 1, 2, 2, 3],
      [0, 0, 1, 1, 2, 3, 3],
      [0, 0, 1, 1, 2, 3, 3],
      [0, 0, 1, 2, 2, 3, 4],
    ];
    const deal = { type: 'dealt', round: 0, dealer: 4, cards: 7, top: 4 };
    expect(events.map((event) => seenBy(event, 0))).toEqual([
      { ...deal, hands: [[1, 6, 2, 7, 4, 9, 7], ...others] },
    ]);
    expect(events.map((event) => seenBy(event, 'watcher'))).toEqual([
      { ...deal, hands: Array(5).fill(Array(7).fill('hidden')) },
    ]);
  });

  test('[3] after a round the deal passes one seat clockwise', () => {
    const scored = after(at({ hands: ['1', '2', '3'], knocker: 1, turn: 0, dealer: 2 }), '0 pass');
    const { state, events } = startRound(scored, ORDERED_DECK);
    expect(state).toMatchObject({ dealer: 0, turn: 1, round: 1, phase: 'turn', knocker: 'nobody' });
    expect(events).toMatchObject([{ type: 'dealt', round: 1, dealer: 0, cards: 8 }]);
    expect(told(2, at({ hands: ['1', '2', '3'], knocker: 1 }), '0 pass')[0]).toEqual({
      type: 'passed',
      seat: 0,
    });
  });

  test('[3] a new round keeps the totals and nothing else of the one before', () => {
    const scored = after(at({ hands: ['1', '2', '3'], knocker: 1, turn: 0, dealer: 2 }), '0 pass');
    const { state } = startRound(scored, ORDERED_DECK);
    const fresh = startGame({ players: 3, target: 50, dealer: 0 }, ORDERED_DECK).state;
    for (const viewer of [0, 1, 2, 'watcher'] as const)
      expect(viewOf(state, viewer)).toEqual({ ...viewOf(fresh, viewer), round: 1, totals: [0, 7, 3] });
  });

  test('[3] no round starts before the last one is scored, nor after the game', () => {
    expect(() => startRound(dealt(3), ORDERED_DECK)).toThrow('phase turn');
    const over = after(at({ hands: ['1', '2'], knocker: 1, target: 1 }), '0 pass');
    expect(() => startRound(over, ORDERED_DECK)).toThrow('phase over');
  });
});

test('[R9] nobody has seen the backs of the cards it was dealt', () => {
  const own = viewOf(dealt(2, 1), 0).hands[0]!;
  expect(own[0]).toEqual({ slot: 0, front: 1, back: 'hidden', frontSeenBy: 0b01, backSeenBy: 0b10 });
  expect(own.map((card) => card.back)).toEqual(Array(8).fill('hidden'));
  expect(viewOf(dealt(2, 1), 1).hands[0]!.map((card) => card.front)).toEqual(Array(8).fill('hidden'));
});
