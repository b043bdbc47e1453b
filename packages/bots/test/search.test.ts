import { describe, expect, it } from 'vitest';
import { search, searcher, type Estimate } from '@quando/bots';
import { refusalOf, type View } from '@quando/rules';
import {
  apply,
  formatAction,
  formatMove,
  setUp,
  viewOf,
  type Position,
  type State,
} from '@quando/rules/authority';
import { knowingAllBut } from './known-position.ts';

/** What a searcher does at its seat 0, as a line. */
const decision = (state: State): string =>
  formatAction(state, 0, searcher(viewOf(state, 0), { seed: 'strong', playouts: 400 }));

const ranked = (view: View, playouts = 400): string[] =>
  search(view, { seed: 'ranked', playouts }).map(({ move }) => formatMove(0, move));

/** A position in which seat 0 knows every card. */
const open = (position: Position): State => knowingAllBut('0/1', position);

const bestAt = (totals: readonly number[]): Estimate =>
  search(viewOf(setUp({ hands: ['5/1 6/2', '9/8 9/7', '8/7 6/7'], totals }), 0), { seed: 'totals' })[0]!;

describe('a searcher', () => {
  it('plays for only zeros where they are in reach, and takes the zero that ends the round', () => {
    const state = setUp({ hands: ['5/1 0/2', '9/8 9/7 8/7 6/7'], pile: '0/10' });
    expect(decision(state)).toBe('0 play 0');
    const played = apply(state, 0, { type: 'play', slots: [0] });
    expect('state' in played && decision(played.state)).toBe('0 draw up');
  });

  it('does not knock into a certain loss', () => {
    const state = open({ hands: ['6/5 4/3', '2/1', '9/8 9/7'], pile: '10/9 8/7 0/1' });
    expect(decision(state)).not.toBe('0 knock');
    const knock = search(viewOf(state, 0), { seed: 1 }).find(({ move }) => move.isKnock)!;
    expect(knock.aloneLowest).toBe(0);
    expect(knock.lead).toBeLessThan(0);
  });

  it('knocks when everybody else surely has more and no draw can help', () => {
    const state = open({ hands: ['1/2', '10/8 9/7 8/7 6/7', '10/6 9/6 8/5 6/5'], pile: '10/9 8/9 0/1' });
    expect(decision(state)).toBe('0 knock');
  });

  it('passes with a low hand in the last round when every draw is worse', () => {
    const state = open({ hands: ['1/2', '3/4', '9/8 9/7'], pile: '10/9 8/10 0/1', knocker: 1 });
    expect(decision(state)).toBe('0 pass');
  });

  it('considers the game, not only the round', () => {
    expect(bestAt([0, 40, 40]).chance).toBeGreaterThan(0.8);
    expect(bestAt([40, 0, 0]).chance).toBeLessThan(0.2);
  });
});

describe('search', () => {
  const deal = viewOf(setUp({ hands: ['5/1 5/2 7/3 8/4 9/6 2/0', '1/3 4/6 8/9 10/2', '6/1 7/2 9/3'] }), 0);

  const leads = (seed: string): number[] =>
    search(deal, { seed, playouts: 100 }).map((estimate) => estimate.lead);

  it('names every kind of play once, and the knock', () => {
    expect(ranked(deal).toSorted()).toEqual(
      [
        '0 play 0',
        '0 play 0 1',
        '0 play 2',
        '0 play 3',
        '0 play 4',
        '0 play 5',
        '0 play 2 3 4',
        '0 knock',
      ].toSorted(),
    );
  });

  it('plays every candidate out in the same worlds', () => {
    // On the last turn, where the zero that is up is drawn in any case, two plays differ only by what they play.
    const cards = '8/1 7/1 9/2 8/2 6/1 9/1 10/2 10/3';
    const hands = ['3/4 5/2', '0/10', '8/1 7/1 9/2 8/2'];
    const pile = '0/9 6/1 9/1 10/2 10/3';
    const view = viewOf(knowingAllBut(cards, { hands, pile, knocker: 1 }), 0);
    const estimates = search(view, { seed: 'same', playouts: 48 });
    const lead = (line: string): number => estimates.find(({ move }) => formatMove(0, move) === line)!.lead;
    expect(estimates[0]!.lead).not.toBe(search(view, { seed: 'other', playouts: 48 })[0]!.lead);
    expect(lead('0 play 1') - lead('0 play 0')).toBeCloseTo(2, 9);
    expect(lead('0 play 0') - lead('0 pass')).toBeCloseTo(3, 9);
  });

  it.each([1, 8, 50, 333, 1500])(
    'spends no more than %i play-outs, but one for each candidate',
    (playouts) => {
      const estimates = search(deal, { seed: 'budget', playouts });
      const spent = estimates.reduce((sum, estimate) => sum + estimate.playouts, 0);
      expect(spent).toBeLessThanOrEqual(Math.max(playouts, 8));
      expect(Math.min(...estimates.map((estimate) => estimate.playouts))).toBeGreaterThanOrEqual(1);
    },
  );

  it('stops when the time is up, by the given clock', () => {
    let time = 0;
    const now = (): number => (time += 1);
    const estimates = search(deal, { seed: 'clock', playouts: 1e6, limit: { milliseconds: 7, now } });
    expect(Math.max(...estimates.map(({ playouts }) => playouts))).toBe(7);
  });

  it('spends its budget where the decision is close', () => {
    const estimates = search(deal, { seed: 'close', playouts: 2000 });
    expect(estimates[0]!.playouts).toBeGreaterThan(2 * estimates.at(-1)!.playouts);
    expect(estimates[0]!.playouts).toBeGreaterThan(2000 / estimates.length);
  });

  it('gives the same estimates for the same seed, and different ones for another', () => {
    expect(leads('a')).toEqual(leads('a'));
    expect(leads('a')).not.toEqual(leads('b'));
  });

  it('ranks only legal moves', () => {
    const state = setUp({ hands: ['0/1 0/2 0/3 0/4 1/5 2/6', '9/8'], knocker: 1 });
    const view = viewOf(state, 0);
    expect(ranked(view)).toContain('0 pass');
    expect(refusalOf(view, searcher(view, { seed: 1, playouts: 40 }))).toBeUndefined();
  });
});
