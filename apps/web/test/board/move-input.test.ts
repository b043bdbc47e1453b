import type { Action, View } from '@quando/rules';
import { describe, expect, test } from 'vitest';
import { MoveInput } from '../../src/board/move-input.svelte.ts';
import { Observed } from '../fixtures/observed.svelte.ts';
import { literalView } from '../fixtures/literal-view.ts';

/** A move input for a view that tests can change, and the actions it has sent. */
function inputAt(view: View, { confirms = false, isPending = false } = {}) {
  const done: Action[] = [];
  const input = new MoveInput({
    view: () => view,
    order: () => 'number',
    confirms: () => confirms,
    isPending: () => isPending,
    say: ({ code }) => code,
    onAct: (action) => done.push(action),
    onTap: () => {},
  });
  return { input, done };
}

const turn = literalView({ hands: ['9 4 5 6 6', '3 2'] });

describe('a move input', () => {
  test('changes its offer with each tap', async () => {
    const { input, done } = inputAt(turn);
    const offers = new Observed(() => input.offer.kind === 'turn' && input.offer.play.kind);
    await offers.seen();
    for (const slot of [1, 2]) input.tap(slot);
    await offers.seen();
    input.tap(3);
    expect(await offers.seen()).toEqual(['none', 'missing', 'ready']);
    input.actFirst();
    expect(done).toEqual([{ type: 'play', slots: [1, 2, 3] }]);
  });

  test('starts a new selection with a card that does not go with the others', () => {
    const { input } = inputAt(turn);
    input.tap(3);
    input.tap(4);
    expect(input.selected).toEqual([3, 4]);
    input.tap(0);
    expect(input.selected).toEqual([0]);
    input.clear();
    expect(input.selected).toEqual([]);
  });

  test('shows cards in order and taps them by place', () => {
    const { input } = inputAt(turn);
    expect(input.cards.map(({ front }) => front)).toEqual([4, 5, 6, 6, 9]);
    expect(input.tapAt(4)).toBe(true);
    expect(input.selected).toEqual([0]);
    expect(input.tapAt(5)).toBe(false);
  });

  test('asks for confirmation of irreversible actions if the setting is on', () => {
    const { input, done } = inputAt(turn, { confirms: true });
    input.act({ type: 'knock' });
    expect([input.asking, done]).toEqual([{ type: 'knock' }, []]);
    input.answer(false);
    expect([input.asking, done]).toEqual([undefined, []]);
    input.act({ type: 'knock' });
    input.actFirst();
    expect(done).toEqual([{ type: 'knock' }]);
  });

  test('refuses illegal actions with a reason, and ignores input while a command is pending', () => {
    const early = inputAt({ ...turn, plays: [2, 1] });
    early.input.act({ type: 'knock' });
    expect(early.input.notice).toMatchObject({ sentence: 'knock-too-early' });
    const busy = inputAt(turn, { isPending: true });
    busy.input.act({ type: 'knock' });
    expect([...early.done, ...busy.done]).toEqual([]);
  });

  test('does not keep a turned zero chosen for the next turn', () => {
    const penalty = literalView({
      hands: ['0 0 7', '3 2'],
      phase: 'penalty',
      turn: 1,
      asked: 0,
      triplet: true,
    });
    const { input, done } = inputAt(penalty);
    input.tap(1);
    input.actFirst();
    expect(done).toEqual([{ type: 'flip', slot: 1 }]);
    expect(input.selected).toEqual([]);
  });
});
