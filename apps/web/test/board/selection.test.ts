import { legalActions, type View } from '@quando/rules';
import { describe, expect, it } from 'vitest';
import { chosenNumbers, kept, missingNumbers, statesOf, tapped } from '../../src/board/hand/selection.ts';
import { literalView } from '../fixtures/literal-view.ts';

const others = ['1 2', '3 4'];
const onTurn = (hand: string): View => literalView({ hands: [hand, ...others] });

/** The states of a hand in its order, one letter each. */
const lights = (view: View, selected: readonly number[]): string =>
  [...statesOf(view, selected).values()].map((state) => state[0]).join('');

const tapAll = (view: View, slots: readonly number[]): readonly number[] =>
  slots.reduce<readonly number[]>((selected, slot) => tapped(view, selected, slot), []);

const penalty = (hand: string): View =>
  literalView({ hands: [hand, ...others], phase: 'penalty', triplet: true, turn: 1, asked: 0 });

describe('choosing cards', () => {
  const table = onTurn('0 2 4 5 6 9 9');

  it('leaves all cards as they are while none is chosen', () => {
    expect(lights(table, [])).toBe('ppppppp');
  });

  it('lights up what goes with a card and dims what does not', () => {
    expect(lights(table, [2])).toBe('ddsggdd');
    expect(lights(table, [5])).toBe('dddddsg');
    expect(lights(table, [0])).toBe('sdddddd');
  });

  it('lights up only what completes the straight that was begun', () => {
    expect(lights(onTurn('3 4 5 6 4'), [1, 2])).toBe('gssgd');
  });

  it('adds what goes with it, puts back what is tapped again, and starts anew with what does not go', () => {
    expect(tapAll(table, [2, 3])).toEqual([2, 3]);
    expect(tapAll(table, [2, 3, 2])).toEqual([3]);
    expect(tapAll(table, [2, 3, 5])).toEqual([5]);
  });

  it('never leads to a selection that is no part of a play, whatever is tapped', () => {
    const hand = onTurn('0 1 2 2 2 2 3 4 9 10');
    const plays = legalActions(hand).flatMap((action) => (action.type === 'play' ? [action.slots] : []));
    const slots = hand.hands[0]!.map(({ slot }) => slot);
    for (const a of slots)
      for (const b of slots)
        for (const c of slots) {
          const selected = tapAll(hand, [a, b, c]);
          expect(plays.some((play) => selected.every((slot) => play.includes(slot)))).toBe(true);
        }
  });

  it('names the numbers that are missing', () => {
    expect(missingNumbers(table, [2, 3])).toEqual([6]);
    expect(missingNumbers(table, [2, 4])).toEqual([5]);
    expect(missingNumbers(onTurn('3 4 5 6'), [1, 2])).toEqual([3, 6]);
  });

  it('reads the chosen numbers from the lowest', () => {
    expect(chosenNumbers(table, [4, 2, 3])).toEqual([4, 5, 6]);
  });

  it('lets cards be laid ready while another one is on turn', () => {
    const waiting = literalView({ hands: ['4 5 6', ...others], turn: 1 });
    expect(tapAll(waiting, [0, 1])).toEqual([0, 1]);
  });

  it('chooses nothing while the own draw is due, nor once the round is over', () => {
    expect(tapAll(literalView({ hands: ['4 5 6', ...others], phase: 'draw' }), [0])).toEqual([]);
    const result = { end: 'knock', sums: [15, 0, 0], points: [15, 0, 0], winners: 'none' } as const;
    expect(
      tapAll(literalView({ hands: ['4 5 6', ...others], phase: 'scored', asked: 'nobody', result }), [0]),
    ).toEqual([]);
  });

  it('chooses nothing for a watcher', () => {
    const watched = literalView({ viewer: 'watcher', hands: ['? ?', '? ?'] });
    expect(tapAll(watched, [0])).toEqual([]);
    expect(lights(watched, [])).toBe('');
  });
});

describe('choosing a zero for a triplet', () => {
  it('offers the zeros and dims the rest', () => {
    expect(lights(penalty('0 3 0'), [])).toBe('tdt');
    expect(lights(penalty('0 3 0'), [2])).toBe('tds');
  });

  it('holds one zero at a time and no other card', () => {
    expect(tapAll(penalty('0 3 0'), [0, 2])).toEqual([2]);
    expect(tapAll(penalty('0 3 0'), [0, 1])).toEqual([0]);
  });

  it('has the only zero chosen already', () => {
    expect(kept(penalty('0 3 7'), [])).toEqual([0]);
    expect(kept(penalty('0 3 0'), [])).toEqual([]);
    expect(kept(penalty('0 3 0'), [1])).toEqual([]);
  });
});

describe('what stays chosen when the table changes', () => {
  it('is all of it, as long as the hand still holds it', () => {
    expect(kept(onTurn('4 5 6'), [0, 1])).toEqual([0, 1]);
  });

  it('is nothing once a chosen card has left', () => {
    expect(kept(onTurn('4 5'), [0, 2])).toEqual([]);
  });

  it('is nothing while the own draw is due', () => {
    expect(kept(literalView({ hands: ['4 5', ...others], phase: 'draw' }), [0])).toEqual([]);
  });
});
