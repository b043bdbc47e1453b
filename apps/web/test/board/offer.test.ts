import { describe, expect, it } from 'vitest';
import { firstAction, offerOf } from '../../src/board/bar/offer.ts';
import { literalView } from '../fixtures/literal-view.ts';

const others = ['1 2', '3 4'];

describe('what the action bar offers', () => {
  it('names the group that is chosen and plays its slots in order', () => {
    const view = literalView({ hands: ['6 4 5', ...others] });
    expect(offerOf(view, [1, 2, 0])).toMatchObject({
      kind: 'turn',
      play: {
        kind: 'ready',
        group: 'straight',
        numbers: [4, 5, 6],
        action: { type: 'play', slots: [0, 1, 2] },
      },
    });
    expect(offerOf(literalView({ hands: ['8 8 8', ...others] }), [0, 1, 2])).toMatchObject({
      play: { group: 'triplet' },
    });
  });

  it('says what is missing from half a straight', () => {
    const view = literalView({ hands: ['6 4 5', ...others] });
    expect(offerOf(view, [0, 1])).toMatchObject({ play: { kind: 'missing', numbers: [5] } });
    expect(firstAction(offerOf(view, [0, 1]))).toBeUndefined();
  });

  it('refuses the knock with its reason until everyone has played twice', () => {
    const early = literalView({ hands: ['6', ...others], plays: [2, 1, 2] });
    expect(offerOf(early, [])).toMatchObject({
      second: { action: { type: 'knock' }, refusal: { code: 'knock-too-early', seats: [1] } },
    });
    const late = literalView({ hands: ['6', ...others], plays: [2, 2, 2] });
    expect(offerOf(late, [])).toMatchObject({ second: { refusal: undefined } });
  });

  it('offers to pass instead in the last round', () => {
    const view = literalView({ hands: ['6', ...others], knocker: 2, turnsLeft: 2 });
    expect(offerOf(view, [])).toMatchObject({ second: { action: { type: 'pass' }, refusal: undefined } });
  });

  it('offers both sides of the pile after a play, and for a triplet without a zero', () => {
    expect(offerOf(literalView({ hands: ['6', ...others], phase: 'draw', pile: '9' }), [])).toEqual({
      kind: 'draw',
      up: 9,
    });
    const penalty = { phase: 'penalty', triplet: true, turn: 1, asked: 0 } as const;
    expect(offerOf(literalView({ hands: ['6', ...others], ...penalty }), [])).toMatchObject({ kind: 'draw' });
  });

  it('offers to turn the chosen zero', () => {
    const penalty = { phase: 'penalty', triplet: true, turn: 1, asked: 0 } as const;
    const view = literalView({ hands: ['6 0 0', ...others], ...penalty });
    expect(offerOf(view, [])).toEqual({ kind: 'flip', slot: 'none' });
    expect(firstAction(offerOf(view, [2]))).toEqual({ type: 'flip', slot: 2 });
  });

  it('waits while others act, and for watchers', () => {
    expect(offerOf(literalView({ hands: ['6', ...others], turn: 1 }), [0])).toEqual({ kind: 'wait' });
    expect(offerOf(literalView({ viewer: 'watcher', hands: ['?', '?'] }), [])).toEqual({ kind: 'wait' });
  });
});
