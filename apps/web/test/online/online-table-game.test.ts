import { PROTOCOL_VERSION, type Events, type Update } from '@quando/protocol';
import { describe, expect, test } from 'vitest';
import { Observed } from '../fixtures/observed.svelte.ts';
import { literalView } from '../fixtures/literal-view.ts';
import { statusWith } from './statuses.ts';
import { arrived, playing, Scene } from './online-table-scene.ts';

describe('the game', () => {
  const view = literalView({ hands: ['3', '5'] });
  const update = (seq: number): Update => ({
    type: 'update',
    seq,
    since: seq,
    viewer: 'watcher',
    view,
    events: [],
    sitters: [],
    standings: [],
  });

  test('begins when its table plays and this device knows its seat', () => {
    const scene = new Scene();
    scene.arrive(1, statusWith());
    expect(scene.table.game).toBeUndefined();
    scene.hear(playing);
    expect(scene.table.game).toMatchObject({ viewer: 1, connection: 'open' });
    expect(scene.joined).toEqual([{ type: 'join', as: 1 }]);
  });

  const events = (seq: number, since: number, changes: Partial<Events> = {}): Events => ({
    type: 'events',
    seq,
    since,
    events: [{ seq, event: { type: 'passed', seat: view.turn } }],
    now: 1_000_500,
    ...changes,
  });

  test('follows from events, and so does for whom the table waits', () => {
    const scene = new Scene();
    scene.arrive('none', { ...playing, waiting: { seat: 0 } }, update(7));
    scene.hear(events(8, 7, { waiting: { seat: 1, until: 1_001_000 } }));
    const { state } = scene.table.game!;
    expect(state.update).toMatchObject({ seq: 8, since: 7, view: { ...view, turn: 1, asked: 1 } });
    expect(scene.table.status).toMatchObject({ seq: 8, waiting: { seat: 1, until: 1_001_000 } });
    expect(scene.table.deadline).toBe(scene.clock.now() + 500);
  });

  test.each([
    ['gap', events(10, 9)],
    ['difference', events(8, 7, { check: 1 })],
  ])('asks for a whole view after a %s', (lost, reply) => {
    const scene = new Scene();
    scene.arrive('none', playing, update(7), reply);
    expect(scene.joined.at(-1)).toEqual({ type: 'join', as: 'watcher', since: 7, lost });
    expect(scene.table.game!.state.update).toEqual(update(7));
    const whole = { ...update(10), since: 7 };
    scene.hear(whole);
    expect(scene.table.game!.state.update).toEqual(whole);
  });

  test('does not follow from events before the first update', () => {
    const scene = new Scene();
    scene.arrive('none', playing, events(8, 7));
    expect(scene.table.game!.state.update).toBeUndefined();
  });

  test('hears what is about it, and speaks, while the table’s connection is open', async () => {
    const scene = new Scene();
    scene.arrive('none', playing, update(7));
    const game = scene.table.game!;
    const states = new Observed(() => game.connection);
    await states.seen();
    expect(game.state.update).toEqual(update(7));
    game.continue();
    const id = game.state.pending!.command.id;
    scene.hear({ type: 'accepted', id, seq: 8 });
    expect(game.state.pending).toMatchObject({ doneAt: 8 });
    scene.lose();
    await states.seen();
    scene.hear(update(8));
    expect(game.state.update).toEqual(update(7));
    game.leaveSeat();
    expect(scene.joined).toEqual([{ type: 'join', as: 'watcher' }]);
    scene.arrive('none', update(8));
    expect(game.state.update).toEqual(update(8));
    expect(await states.seen()).toEqual(['open', 'connecting', 'open']);
  });

  test('is not told of refusals that are not its own', () => {
    const scene = arrived('none', playing, update(7));
    scene.table.game!.continue();
    const id = scene.table.game!.state.pending!.command.id;
    scene.hear({ type: 'refused', id, refusal: { code: 'not-host' } });
    expect(scene.table.game!.refusal).toBeUndefined();
    scene.hear({ type: 'refused', id, refusal: { code: 'not-stored' } });
    expect(scene.table.game!.refusal).toEqual({ code: 'not-stored' });
  });

  test('ends when this device gets another seat, and with the table', () => {
    const scene = arrived('none', playing);
    const watched = scene.table.game!;
    expect(watched.connection).toBe('open');
    scene.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 2 });
    const played = scene.table.game!;
    expect(watched.connection).toBe('closed');
    expect(played).toMatchObject({ viewer: 2, connection: 'open' });
    scene.connect({ endedBy: 'no-such-table' });
    expect(watched.connection).toBe('closed');
    expect(played.connection).toBe('closed');
  });
});
