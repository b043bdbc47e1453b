import { describe, expect, test } from 'vitest';
import type { Command } from '@quando/protocol';
import { TableFixture, setupOf } from './table-fixture.ts';

const people = (): Promise<TableFixture> => TableFixture.create(setupOf('person person person'));

describe('a command', () => {
  test('is answered before updates are sent', async () => {
    const fixture = await people();
    const order: string[] = [];
    fixture.table.subscribe({ viewer: 'watcher', tell: ({ seq }) => order.push(`update ${seq}`) });
    const asked = fixture.asked;
    const action = fixture.someAction();
    await fixture.table.submit(asked, { type: 'act', id: 'a', after: 1, action }, (answer) =>
      order.push(`${answer.type} ${'seq' in answer ? answer.seq : ''}`),
    );
    expect(order).toEqual(['accepted 2', 'update 2']);
  });

  test('with an id that was accepted gets the same answer, whatever else it says', async () => {
    const fixture = await people();
    const seat = fixture.asked;
    const command: Command = { type: 'act', id: 'a', after: 1, action: fixture.someAction() };
    expect(await fixture.submit(seat, command)).toEqual({ type: 'accepted', id: 'a', seq: 2 });
    await fixture.act(fixture.someAction());
    const told = fixture.listen('watcher');
    expect(await fixture.submit(seat, command)).toEqual({ type: 'accepted', id: 'a', seq: 2 });
    expect(await fixture.submit(seat, { ...command, after: 3, action: fixture.someAction() })).toMatchObject({
      seq: 2,
    });
    expect(fixture.now.seq).toBe(3);
    expect(told).toEqual([]);
  });

  test('may have the id of somebody else’s', async () => {
    const fixture = await people();
    const seat = fixture.asked;
    await fixture.submit(seat, { type: 'act', id: 'a', after: 1, action: fixture.someAction() });
    const other = (seat + 1) % 3;
    const answer = await fixture.submit(other, { type: 'act', id: 'a', after: 2, action: { type: 'knock' } });
    expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'not-your-turn' } });
  });

  test('that is out of date is refused with an update', async () => {
    const fixture = await people();
    const seat = fixture.asked;
    await fixture.act(fixture.someAction());
    const late = await fixture.submit(seat, {
      type: 'act',
      id: 'b',
      after: 1,
      action: { type: 'draw', side: 'up' },
    });
    expect(late).toEqual({
      type: 'refused',
      id: 'b',
      refusal: { code: 'out-of-date' },
      update: fixture.table.updateFor(seat, 1),
    });
    expect(late).toMatchObject({ update: { viewer: seat, seq: 2, since: 1 } });
    expect(fixture.now.seq).toBe(2);
  });

  test('with a future seq is out of date too', async () => {
    const fixture = await people();
    const seat = fixture.asked;
    const answer = await fixture.submit(seat, {
      type: 'act',
      id: 'b',
      after: 9,
      action: fixture.someAction(),
    });
    expect(answer).toMatchObject({
      refusal: { code: 'out-of-date' },
      update: { seq: 1, since: 1, events: [] },
    });
  });

  test('that is illegal is refused with the code of the rules', async () => {
    const fixture = await people();
    const answer = await fixture.act({ type: 'draw', side: 'up' });
    expect(answer).toEqual({
      type: 'refused',
      id: 'id-1',
      refusal: { code: 'play-before-drawing', may: ['play'] },
    });
    expect((await fixture.ports.storage.load('table-1')).length).toBe(2);
  });

  test('of a watcher is refused', async () => {
    const fixture = await people();
    const answer = await fixture.submit('watcher', {
      type: 'act',
      id: 'w',
      after: 1,
      action: { type: 'knock' },
    });
    expect(answer).toMatchObject({ refusal: { code: 'watchers-only-watch' } });
  });

  test('that loses a race for the same seq is refused', async () => {
    const fixture = await people();
    const seat = fixture.asked;
    const action = fixture.someAction();
    const answers = await Promise.all(
      ['a', 'b'].map((id) => fixture.submit(seat, { type: 'act', id, after: 1, action })),
    );
    expect(answers[0]).toEqual({ type: 'accepted', id: 'a', seq: 2 });
    expect(answers[1]).toMatchObject({ id: 'b', refusal: { code: 'out-of-date' }, update: { seq: 2 } });
  });
});

describe('to continue', () => {
  test('is refused while a round is played and once the game is over', async () => {
    const fixture = await people();
    expect(await fixture.continue()).toMatchObject({ refusal: { code: 'round-not-over' } });
    await fixture.playOut();
    expect(await fixture.continue()).toMatchObject({ refusal: { code: 'game-over' } });
  });

  test('deals the next round once, even if everybody asks for it', async () => {
    const fixture = await TableFixture.create(setupOf('person person', 500));
    while (fixture.now.view.phase !== 'scored') await fixture.step();
    const { seq, view } = fixture.now;
    const told = fixture.listen(1);
    const answers = await Promise.all(
      [0, 1].map((seat) => fixture.submit(seat, { type: 'continue', id: `go-${seat}`, after: seq })),
    );
    expect(answers[0]).toEqual({ type: 'accepted', id: 'go-0', seq: seq + 1 });
    expect(answers[1]).toMatchObject({ refusal: { code: 'out-of-date' } });
    expect(told).toHaveLength(1);
    expect(told[0]?.view).toMatchObject({
      round: view.round + 1,
      dealer: (view.dealer + 1) % 2,
      phase: 'turn',
    });
    expect(told[0]?.events).toMatchObject([{ seq: seq + 1, event: { type: 'dealt', round: 1 } }]);
    expect(await fixture.submit(0, { type: 'continue', id: 'go-0', after: seq })).toEqual(answers[0]);
  });
});
