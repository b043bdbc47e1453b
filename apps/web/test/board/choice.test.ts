import type { Action, View } from '@quando/rules';
import { describe, expect, test } from 'vitest';
import { Choice } from '../../src/board/choice.svelte.ts';
import { Followed } from '../fixtures/followed.svelte.ts';
import { literalView } from '../fixtures/literal-view.ts';

/** A choice at a table that can be changed, and what it has led to. */
function choiceAt(view: View, { confirms = false, isPending = false } = {}) {
  const done: Action[] = [];
  const choice = new Choice({
    view: () => view,
    order: () => 'number',
    confirms: () => confirms,
    isPending: () => isPending,
    say: ({ code }) => code,
    onAct: (action) => done.push(action),
    onTap: () => {},
  });
  return { choice, done };
}

const turn = literalView({ hands: ['9 4 5 6 6', '3 2'] });

describe('a choice', () => {
  test('turns taps into an offer', async () => {
    const { choice, done } = choiceAt(turn);
    const offers = new Followed(() => choice.offer.kind === 'turn' && choice.offer.play.kind);
    await offers.seen();
    for (const slot of [1, 2]) choice.tap(slot);
    await offers.seen();
    choice.tap(3);
    expect(await offers.seen()).toEqual(['none', 'missing', 'ready']);
    choice.actFirst();
    expect(done).toEqual([{ type: 'play', slots: [1, 2, 3] }]);
  });

  test('begins anew with a card that does not go with the others', () => {
    const { choice } = choiceAt(turn);
    choice.tap(3);
    choice.tap(4);
    expect(choice.selected).toEqual([3, 4]);
    choice.tap(0);
    expect(choice.selected).toEqual([0]);
    choice.clear();
    expect(choice.selected).toEqual([]);
  });

  test('shows the hand in order, and taps it by place', () => {
    const { choice } = choiceAt(turn);
    expect(choice.cards.map(({ front }) => front)).toEqual([4, 5, 6, 6, 9]);
    expect(choice.tapAt(4)).toBe(true);
    expect(choice.selected).toEqual([0]);
    expect(choice.tapAt(5)).toBe(false);
  });

  test('asks again before what cannot be taken back, where that is wished', () => {
    const { choice, done } = choiceAt(turn, { confirms: true });
    choice.act({ type: 'knock' });
    expect([choice.asking, done]).toEqual([{ type: 'knock' }, []]);
    choice.answer(false);
    expect([choice.asking, done]).toEqual([undefined, []]);
    choice.act({ type: 'knock' });
    choice.actFirst();
    expect(done).toEqual([{ type: 'knock' }]);
  });

  test('says why something cannot be done, and does nothing while something is under way', () => {
    const early = choiceAt({ ...turn, plays: [2, 1] });
    early.choice.act({ type: 'knock' });
    expect(early.choice.notice).toMatchObject({ sentence: 'knock-too-early' });
    const busy = choiceAt(turn, { isPending: true });
    busy.choice.act({ type: 'knock' });
    expect([...early.done, ...busy.done]).toEqual([]);
  });

  test('keeps no zero that was turned over for the next turn', () => {
    const penalty = literalView({
      hands: ['0 0 7', '3 2'],
      phase: 'penalty',
      turn: 1,
      asked: 0,
      triplet: true,
    });
    const { choice, done } = choiceAt(penalty);
    choice.tap(1);
    choice.actFirst();
    expect(done).toEqual([{ type: 'flip', slot: 1 }]);
    expect(choice.selected).toEqual([]);
  });
});
