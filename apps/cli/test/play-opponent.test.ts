import { legalActions, type Action } from '@quando/rules';
import { apply, setUp, viewOf, type Position, type State } from '@quando/rules/authority';
import { describe, expect, it } from 'vitest';
import { simpleOpponent } from '../src/play/opponent.ts';

const decided = (state: State): Action => simpleOpponent(viewOf(state, Number(state.asked)));

const atTurn = (position: Position): Action => decided(setUp(position));

/** What it takes after it has played its only choice. */
function drawn(hand: string, pile: string): Action {
  const state = setUp({ hands: [hand, '10/9 8/7'], pile, plays: [0, 0] });
  const step = apply(state, 0, decided(state));
  if ('refusal' in step) throw new Error(step.refusal.code);
  return decided(step.state);
}

describe('the simple opponent', () => {
  it('plays the group with the greatest sum', () => {
    expect(atTurn({ hands: ['9/1 4/7 5/8 4/2 6/3', '10/9'] })).toEqual({ type: 'play', slots: [1, 2, 4] });
    expect(atTurn({ hands: ['10/1 6/7 6/8', '10/9'] })).toEqual({ type: 'play', slots: [1, 2] });
    expect(atTurn({ hands: ['10/1 2/7 2/8', '10/9'] })).toEqual({ type: 'play', slots: [0] });
  });

  it('knocks with a sum of 5 or less, once it may', () => {
    expect(atTurn({ hands: ['2/1 3/7', '10/9'] })).toEqual({ type: 'knock' });
    expect(atTurn({ hands: ['2/1 4/7', '10/9'] })).toMatchObject({ type: 'play' });
    expect(atTurn({ hands: ['2/1 3/7', '10/9'], plays: [2, 1] })).toMatchObject({ type: 'play' });
  });

  it('passes in the last round if no play would help', () => {
    const last = { knocker: 1, pile: '4/5' };
    expect(atTurn({ hands: ['2/1 4/7', '10/9'], ...last })).toEqual({ type: 'pass' });
    expect(atTurn({ hands: ['2/1 5/7', '10/9'], ...last })).toEqual({ type: 'play', slots: [1] });
    expect(atTurn({ hands: ['5/1 2/7', '10/9'], knocker: 1, pile: '9/6' })).toEqual({ type: 'pass' });
  });

  it('takes a low side, or one that makes a pair, and turns over anything else', () => {
    expect(drawn('9/1 6/2', '4/5')).toEqual({ type: 'draw', side: 'up' });
    expect(drawn('9/1 6/2', '6/5')).toEqual({ type: 'draw', side: 'up' });
    expect(drawn('9/1 6/2', '5/4')).toEqual({ type: 'draw', side: 'down' });
  });

  it('turns a zero over when a triplet asks for it', () => {
    const state = setUp({ hands: ['8/1 8/2 8/3 9/4', '0/7 5/6'], pile: '1/2' });
    const played = apply(state, 0, { type: 'play', slots: [0, 1, 2] });
    if ('refusal' in played) throw new Error(played.refusal.code);
    const penalty = apply(played.state, 0, { type: 'draw', side: 'up' });
    if ('refusal' in penalty) throw new Error(penalty.refusal.code);
    expect(legalActions(viewOf(penalty.state, 1))).toContainEqual(decided(penalty.state));
    expect(decided(penalty.state)).toEqual({ type: 'flip', slot: 0 });
  });
});
