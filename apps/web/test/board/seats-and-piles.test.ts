import { loadBoardWords } from '@quando/text';
import { describe, expect, it } from 'vitest';
import { penaltySteps } from '../../src/board/bar/penalty-steps.ts';
import { sumOf } from '../../src/board/board-names.ts';
import { inOrder } from '../../src/board/hand/hand-order.ts';
import { isIrreversible } from '../../src/board/irreversible.ts';
import { lastPlayOf } from '../../src/board/piles/last-play.ts';
import { possibleDownSides } from '../../src/board/piles/possible-down-sides.ts';
import { hasTurnLeft, moodOf, noteOf } from '../../src/board/seats/seat-note.ts';
import { literalView } from '../fixtures/literal-view.ts';
import { SCENES } from '../fixtures/scenes.ts';

const words = await loadBoardWords('en');

describe('what may lie under the top card', () => {
  it('is every other number, less the pairs that are known to be elsewhere', () => {
    const view = literalView({ hands: ['6/1 3', '2/6 6', '6/4 9'], pile: '6', discard: '6/5 7/6' });
    expect(possibleDownSides(view)).toEqual([0, 3, 8, 9, 10]);
  });

  it('is the one number that was seen', () => {
    expect(possibleDownSides(literalView({ hands: ['1', '2'], pile: '6/3' }))).toEqual([3]);
  });

  it('leaves out what lies deeper in a turned pile', () => {
    const view = literalView({ hands: ['1', '2'], pile: '6 6/0 10/6' });
    expect(possibleDownSides(view)).toEqual([1, 2, 3, 4, 5, 7, 8, 9]);
  });

  it('is nothing without a card', () => {
    expect(possibleDownSides(literalView({ hands: ['1', '2'], pile: '' }))).toEqual([]);
  });
});

describe('notes under names', () => {
  it('tell who has knocked, who is still to come and who is done', () => {
    const view = literalView({ hands: ['1', '2', '3', '4'], knocker: 3, turn: 1, asked: 1, turnsLeft: 2 });
    const notes = [0, 1, 2, 3].map((seat) => noteOf(view, seat, words, []));
    expect(notes).toEqual(['is done', 'one more turn', 'one more turn', 'has knocked']);
    expect(hasTurnLeft(view, 0)).toBe(false);
  });

  it('tell what each has done about a triplet, and nothing of those to come', () => {
    const { view, events } = SCENES['flip']!;
    expect(penaltySteps(view, words, events)).toEqual([
      { seat: 2, note: '+1 card' },
      { seat: 3, note: 'turned a zero' },
      { seat: 0, note: undefined },
    ]);
    expect(noteOf(view, 1, words, events)).toBe('has played');
  });

  it('are none in a quiet game, so that the points stand there', () => {
    expect(noteOf(literalView({ hands: ['1', '2'] }), 1, words, [])).toBeUndefined();
  });
});

describe('moods', () => {
  it('follow the game', () => {
    const view = literalView({ hands: ['1', '2', '3'], totals: [5, 9, 9], turn: 1, asked: 1 });
    expect([0, 1, 2].map((seat) => moodOf(view, seat, false))).toEqual(['joy', 'hm', 'calm']);
    expect(moodOf(view, 2, true)).toBe('bot');
    expect(moodOf({ ...view, knocker: 2 }, 2, true)).toBe('joy');
    expect(moodOf({ ...view, phase: 'penalty' }, 2, true)).toBe('oh');
  });

  it('show no leader before anybody has points', () => {
    const view = literalView({ hands: ['1', '2'], totals: [0, 0] });
    expect(moodOf(view, 1, false)).toBe('calm');
  });
});

describe('the hand', () => {
  const [hand] = literalView({ hands: ['9 2 0 2', '1'] }).hands;

  it('is shown as drawn or by number, equal numbers as they were drawn', () => {
    expect(inOrder(hand!, 'drawn').map(({ slot }) => slot)).toEqual([0, 1, 2, 3]);
    expect(inOrder(hand!, 'number').map(({ slot }) => slot)).toEqual([2, 1, 3, 0]);
  });

  it('adds up', () => {
    expect(sumOf(hand!)).toBe(13);
  });
});

describe('the last play', () => {
  const events = SCENES['turn']!.events;

  it('says whose cards lie on top', () => {
    expect(lastPlayOf(SCENES['turn']!.view, events, ['Alva', 'Jonas', 'Ruth', 'Mila'], 'You')).toBe(
      'Mila: 9 9',
    );
  });

  it('is forgotten once the pile was turned', () => {
    expect(lastPlayOf(literalView({ hands: ['1', '2'] }), events, ['Alva', 'Jonas'], 'You')).toBeUndefined();
  });
});

describe('asking again', () => {
  it('is for what cannot be taken back', () => {
    expect(isIrreversible({ type: 'draw', side: 'up' })).toBe(false);
    expect(isIrreversible({ type: 'draw', side: 'down' })).toBe(true);
    expect(isIrreversible({ type: 'play', slots: [1] })).toBe(true);
    expect(isIrreversible({ type: 'knock' })).toBe(true);
    expect(isIrreversible({ type: 'pass' })).toBe(false);
  });
});
