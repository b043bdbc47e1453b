import { describe, expect, it } from 'vitest';
import { masterOf, thoughtfulOf } from '@quando/bots';
import { formatAction, setUp, viewOf, type State } from '@quando/rules/authority';
import { knowingAllBut } from './known-position.ts';
import { loadedNet } from './loaded-net.ts';

const thoughtful = thoughtfulOf(loadedNet());

const decision = (state: State): string =>
  formatAction(state, 0, thoughtful(viewOf(state, 0), { seed: 'a' }));

describe('the master with thought', () => {
  it('takes the zero that ends the round', () => {
    const state = setUp({ hands: ['5/1 0/2', '9/8 9/7 8/7 6/7'], pile: '0/10' });
    expect(decision(state)).toBe('0 play 0');
  });

  it('does not knock into a certain loss', () => {
    const hands = ['6/5 4/3', '2/1', '9/8 9/7'];
    expect(decision(knowingAllBut('0/1', { hands, pile: '10/9 8/7 0/1' }))).not.toBe('0 knock');
  });

  it('passes with a low hand in the last round when every draw is worse', () => {
    const hands = ['1/2', '3/4', '9/8 9/7'];
    expect(decision(knowingAllBut('0/1', { hands, pile: '10/9 8/10 0/1', knocker: 1 }))).toBe('0 pass');
  });

  it('plays what the net would play where no time is left to think', () => {
    const net = loadedNet();
    const view = viewOf(setUp({ hands: ['5/1 5/2 7/3 8/4 9/6 2/0', '1/3 4/6 8/9 10/2'] }), 0);
    const limit = { milliseconds: 0, now: () => 0 };
    expect(thoughtfulOf(net)(view, { seed: 'b', limit })).toEqual(masterOf(net)(view, { seed: 'b' }));
  });
});
