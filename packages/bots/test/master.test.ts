import { expect, it } from 'vitest';
import { masterOf } from '@quando/bots';
import { formatAction, setUp, viewOf, type State } from '@quando/rules/authority';
import { knowingAllBut } from './known-position.ts';
import { loadedNet } from './loaded-net.ts';

const master = masterOf(loadedNet());

const decision = (state: State): string => formatAction(state, 0, master(viewOf(state, 0), { seed: 'a' }));

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
