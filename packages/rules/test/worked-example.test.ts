import { describe, expect, test } from 'vitest';
import { legalActions, pointsOf } from '@quando/rules';
import { viewOf } from '@quando/rules/authority';
import { after, hand, pile, refusal, told } from './line.ts';
import { at } from './position-text.ts';

describe('[12] worked examples', () => {
  test('[12] three 8s: Sarah turns one of two zeros, Maria and Linus draw, and Sarah is on turn', () => {
    const [tim, sarah, maria, linus] = [0, 1, 2, 3];
    const state = at({ hands: ['8 8 8 5', '0/6 0/9 7', '4 4 1', '10 3'], pile: '2/5 6/1 7/3' });
    const drawn = after(state, `${tim} play 0 1 2`, `${tim} draw up`);
    expect(legalActions(viewOf(drawn, sarah))).toHaveLength(2);
    const struck = after(drawn, `${sarah} flip 1`, `${maria} draw up`, `${linus} draw down`);
    expect(hand(struck, sarah).split(' ').slice(0, 2)).toEqual(['0/6', '9/0']);
    expect(hand(struck, maria).endsWith(' 6/1')).toBe(true);
    expect(hand(struck, linus).endsWith(' 3/7')).toBe(true);
    expect(struck).toMatchObject({ phase: 'turn', asked: sarah });
  });

  test('[12] Maria plays three 9s, is left with a zero and draws one: the round ends, nobody turns or draws', () => {
    const state = at({ hands: ['9 9 9 0/4', '0/7 3', '5 6'], pile: '0/2' });
    const before = hand(state, 1);
    expect(told(1, state, '0 play 0 1 2', '0 draw up').map(({ type }) => type)).toEqual(['drew', 'scored']);
    const ended = after(state, '0 play 0 1 2', '0 draw up');
    expect(ended).toMatchObject({ phase: 'scored', end: 'zeros' });
    expect(hand(ended, 1)).toBe(before);
  });

  test('[12] Linus knocked with 2 against 11, 6 and 4', () => {
    const scored = after(
      at({ hands: ['2', '10 1', '6', '4'], knocker: 0, turn: 1 }),
      '1 pass',
      '2 pass',
      '3 pass',
    );
    expect([0, 1, 2, 3].map((seat) => scored.points(seat))).toEqual([0, 11, 6, 4]);
  });

  test('[12] Sarah knocked with 4 against 12, 7 and 4', () => {
    const scored = after(
      at({ hands: ['4', '10 2', '7', '4'], knocker: 0, turn: 1 }),
      '1 pass',
      '2 pass',
      '3 pass',
    );
    expect([0, 1, 2, 3].map((seat) => scored.points(seat))).toEqual([9, 12, 7, 0]);
    expect(pointsOf([4, 12, 7, 4], 0)).toEqual([9, 12, 7, 0]);
  });
});

describe('what reviews of the game get wrong', () => {
  test('[5] a player with a zero may not choose to draw instead', () => {
    const struck = after(at({ hands: ['8 8 8 5', '0 7'], pile: '2/5' }), '0 play 0 1 2', '0 draw up');
    for (const side of ['up', 'down'])
      expect(refusal(struck, `1 draw ${side}`)).toEqual({ code: 'zero-must-be-flipped', may: ['flip'] });
  });

  test('[9] a tied knocker does not escape the 5 points', () => {
    const scored = after(at({ hands: ['4', '1 3', '9'], knocker: 0, turn: 1 }), '1 pass', '2 pass');
    expect([0, 1, 2].map((seat) => scored.points(seat))).toEqual([9, 0, 9]);
  });

  test('[7] only zeros end the round after the draw, not after the play', () => {
    const played = after(at({ hands: ['5 0 0', '3 4'], pile: '6/0' }), '0 play 0');
    expect(played).toMatchObject({ phase: 'draw', asked: 0 });
    expect(after(played, '0 draw up')).toMatchObject({ phase: 'turn', asked: 1 });
    expect(after(played, '0 draw down')).toMatchObject({ phase: 'scored', end: 'zeros' });
  });

  test('[8] the recycled pile shows the other sides of its cards', () => {
    const state = at({ hands: ['5/1 6/1', '9/1'], pile: '2/10', discard: '4/0 8/7', rest: 1 });
    const turned = after(state, '0 play 0', '0 draw up');
    expect(pile(turned)).toBe('0/4 7/8 1/5');
    expect(viewOf(turned, 'watcher').pile[0]).toMatchObject({ up: 0, down: 4 });
  });
});
