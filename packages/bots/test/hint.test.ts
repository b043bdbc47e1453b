import { describe, expect, it } from 'vitest';
import { hint, sampleWorlds, type Hint, type Reason } from '@quando/bots';
import { refusalOf, seededRandom } from '@quando/rules';
import {
  advance,
  draftOf,
  formatAction,
  Move,
  playOf,
  secondSide,
  setUp,
  viewOf,
  type Position,
  type State,
} from '@quando/rules/authority';
import { knowingAllBut } from './known-position.ts';

const adviceFor = (state: State): Hint => hint(viewOf(state, 0), { seed: 'hint', playouts: 600 });

/** After seat 0 has played the cards at these positions. */
function afterPlay(position: Position, positions: readonly number[], known = ''): State {
  const draft = draftOf(known === '' ? setUp(position) : knowingAllBut(known, position));
  advance(draft, playOf(positions));
  return draft;
}

/** After seat 1 has played a triplet of its first three cards and drawn: it is seat 0's turn. */
function afterTriplet(state: State): State {
  const draft = draftOf(state);
  advance(draft, playOf([0, 1, 2]));
  advance(draft, new Move().draw(0));
  return draft;
}

const OTHERS = ['10/8 9/7 8/7 6/7', '10/6 9/6 8/5 6/5'];
const EARLY = { plays: [1, 1, 1] };

type Case<Code> = {
  readonly state: State;
  readonly line: string;
  readonly reason: Extract<Reason, { readonly code: Code }>;
};

/** A position for every reason. */
const CASES: { readonly [Code in Reason['code']]: Case<Code> } = {
  'only-choice': {
    state: afterTriplet(setUp({ hands: ['0/5 7/8', '5/1 5/2 5/3 9/10'], turn: 1 })),
    line: '0 flip 0',
    reason: { code: 'only-choice' },
  },
  'only-zeros': {
    state: setUp({ hands: ['5/1 0/2', ...OTHERS], pile: '0/10' }),
    line: '0 play 0',
    reason: { code: 'only-zeros' },
  },
  'knock-now': {
    state: knowingAllBut('0/1', { hands: ['1/2', ...OTHERS], pile: '10/9 8/9 0/1' }),
    line: '0 knock',
    reason: { code: 'knock-now', aloneLowest: 1, sum: 1 },
  },
  wait: {
    state: knowingAllBut('0/1', { hands: ['9/2', '2/3 1/4', '3/5 1/6'], pile: '2/10 8/9 0/1' }),
    line: '0 play 0',
    reason: { code: 'wait', aloneLowest: 0, sum: 9 },
  },
  triplet: {
    state: setUp({ hands: ['9/1 9/2 2/4 9/3', ...OTHERS.map((hand) => hand.replace('9/', '4/'))], ...EARLY }),
    line: '0 play 0 1 3',
    reason: { code: 'triplet', number: 9 },
  },
  'hold-for-triplet': {
    state: setUp({ hands: ['10/1 10/2 8/3', '9/8 9/7 8/7 6/7', '9/6 8/5 6/5 4/5'], pile: '10/4', ...EARLY }),
    line: '0 play 2',
    reason: { code: 'hold-for-triplet', number: 10 },
  },
  'sheds-most': {
    state: setUp({ hands: ['10/1 10/2 4/3 2/5', '9/8 9/7 8/7 6/7'], pile: '1/4', plays: [1, 1] }),
    line: '0 play 0 1',
    reason: { code: 'sheds-most', sum: 20, cards: 2 },
  },
  'keeps-shape': {
    state: setUp({
      hands: ['4/1 3/10 4/6', '9/7 9/8 8/7 6/7 10/9 10/8', '10/7 9/6 8/6', '10/6 8/5 6/5 9/5 7/5'],
      pile: '2/9',
    }),
    line: '0 play 0',
    reason: { code: 'keeps-shape', number: 4 },
  },
  completes: {
    state: afterPlay(
      { hands: ['9/1 9/2 5/3', ...OTHERS.map((h) => h.replace('9/', '4/'))], pile: '9/4', ...EARLY },
      [2],
    ),
    line: '0 draw up',
    reason: { code: 'completes', number: 9, held: 2 },
  },
  'makes-straight': {
    state: afterPlay(
      { hands: ['7/1 8/2 10/3', ...OTHERS.map((h) => h.replace('9/', '4/'))], pile: '9/4', ...EARLY },
      [2],
    ),
    line: '0 draw up',
    reason: { code: 'makes-straight', number: 9 },
  },
  remembered: {
    state: afterPlay({ hands: ['9/1 6/2', ...OTHERS], pile: '10/2', ...EARLY }, [0], '0/1'),
    line: '0 draw down',
    reason: { code: 'remembered', number: 2, other: 10 },
  },
  'low-side': {
    state: afterPlay({ hands: ['9/1 6/2', ...OTHERS], pile: '1/4', knocker: 1 }, [0]),
    line: '0 draw up',
    reason: { code: 'low-side', number: 1, other: 5.3 },
  },
  'better-unseen': {
    state: afterPlay({ hands: ['9/1 6/2', ...OTHERS], pile: '10/4', ...EARLY }, [0]),
    line: '0 draw down',
    reason: { code: 'better-unseen', number: 10, other: 4.2 },
  },
  'stand-pat': {
    state: knowingAllBut('0/1', { hands: ['1/2', '3/4', '9/8 9/7'], pile: '10/9 8/10 0/1', knocker: 1 }),
    line: '0 pass',
    reason: { code: 'stand-pat', sum: 1 },
  },
  'least-harm': {
    state: afterTriplet(knowingAllBut('0/10', { hands: ['0/9 0/1 7/8', '5/1 5/2 5/3 9/10'], turn: 1 })),
    line: '0 flip 1',
    reason: { code: 'least-harm', lead: -1 },
  },
};

describe('a hint', () => {
  it.each(Object.entries(CASES))('says %s', (_, { state, line, reason }) => {
    const advice = adviceFor(state);
    expect({ line: formatAction(state, 0, advice.best.action), reason: advice.reason }).toEqual({
      line,
      reason,
    });
  });
});

describe('the numbers of a hint', () => {
  const state = setUp({ hands: ['5/1 5/2 7/3 8/4 9/6 2/0', '1/3 4/6 8/9 10/2', '6/1 7/2 9/3'], ...EARLY });

  it('are the margin of the best over the second best', () => {
    const { best, second, points, chance } = adviceFor(state);
    expect(second!.action).not.toEqual(best.action);
    expect(refusalOf(viewOf(state, 0), second!.action)).toBeUndefined();
    expect(points).toBeCloseTo(best.lead - second!.lead, 12);
    expect(chance).toBeCloseTo(best.chanceToWin - second!.chanceToWin, 12);
    expect(points).toBeGreaterThan(0);
  });

  it('are absent if there is only one legal action', () => {
    const { second, points, chance } = adviceFor(CASES['only-choice'].state);
    expect({ second, points, chance }).toEqual({ second: undefined, points: 0, chance: 0 });
  });

  it('are the same for the same seed', () => {
    expect(adviceFor(state)).toEqual(adviceFor(state));
  });

  it('include the mean of an unseen side over all worlds', () => {
    const { state: drawing, reason } = CASES['better-unseen'];
    const worlds = sampleWorlds(viewOf(drawing, 0), 4000, seededRandom('mean'));
    const mean = worlds.reduce((sum, world) => sum + secondSide(world.queued(0)), 0) / worlds.length;
    expect(reason.other).toBeCloseTo(mean, 0);
    expect(Math.abs(reason.other - mean)).toBeLessThan(0.2);
  });
});
