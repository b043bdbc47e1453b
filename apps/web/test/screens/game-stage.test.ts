import type { View } from '@quando/rules';
import { describe, expect, it } from 'vitest';
import { gameStage, hasHappened, type GameFacts } from '../../src/screens/game/game-stage.ts';

const view = (changes: Partial<View> = {}): View => ({ phase: 'turn', result: 'none', ...changes }) as View;

const result = { end: 'knock', sums: [], points: [], winners: 'none' } as const;
const scored = view({ phase: 'scored', result });
const over = view({ phase: 'over', result });

const stage = (facts: Partial<GameFacts>) =>
  gameStage({
    view: view(),
    viewer: 0,
    handOverTo: 'nobody',
    isMoving: false,
    hasNews: false,
    isRevealed: false,
    ...facts,
  });

describe('what the screen of a game shows', () => {
  it('waits for the first update', () => {
    expect(stage({ view: undefined })).toBe('opening');
  });

  it('shows the board to whoever sits at it', () => {
    expect(stage({})).toBe('board');
    expect(stage({ viewer: 'watcher' })).toBe('board');
  });

  it('hides everything until the right person says that it is them', () => {
    expect(stage({ viewer: 'watcher', handOverTo: 2 })).toBe('handover');
    expect(stage({ viewer: 'watcher', handOverTo: 2, isMoving: true })).toBe('handover');
  });

  it('lets whoever has decided look at what came of it', () => {
    expect(stage({ viewer: 1, handOverTo: 2 })).toBe('board');
  });

  it('tells first what happened', () => {
    expect(stage({ hasNews: true })).toBe('recap');
  });

  it('shows what moves to its end before the reveal', () => {
    expect(stage({ view: scored, isMoving: true })).toBe('board');
    expect(stage({ view: scored })).toBe('reveal');
    expect(stage({ view: scored, viewer: 'watcher', isRevealed: true })).toBe('reveal');
  });

  it('shows the end once the last reveal has been looked at', () => {
    expect(stage({ view: over })).toBe('reveal');
    expect(stage({ view: over, isRevealed: true })).toBe('end');
  });
});

describe('news', () => {
  it('are more than a deal', () => {
    const dealt = { seq: 1, event: { type: 'dealt', round: 0, dealer: 0, cards: 8 } } as const;
    expect(hasHappened([])).toBe(false);
    expect(hasHappened([dealt])).toBe(false);
    expect(hasHappened([dealt, { seq: 2, event: { type: 'knocked', seat: 1 } }])).toBe(true);
  });
});
