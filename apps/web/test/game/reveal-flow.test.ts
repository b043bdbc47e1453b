import { describe, expect, test } from 'vitest';
import { YIELD_TIME } from '../../src/game/game-flow.svelte.ts';
import { Observed } from '../fixtures/observed.svelte.ts';
import { dealt, effectsRun, FlowScene, knocked, onePerson, result } from './flow-scene.ts';

describe('a reveal', () => {
  const scored = { phase: 'scored', result, asked: 'nobody' } as const;

  test('comes after everything on the board has been shown', () => {
    const scene = onePerson();
    scene.hear(scored, knocked);
    expect(scene.shows).toBe('board');
    scene.game.moments.next();
    expect(scene.flow.stage).toMatchObject({
      shows: 'reveal',
      leadsTo: 'deal',
      round: { round: 0, sums: [3, 5], seen: 'ending' },
    });
    expect(scene.flow.hasSeenReveal).toBe(false);
  });

  test('is not left before its hands have been shown, whatever is tapped', () => {
    const scene = onePerson();
    scene.see(scored, knocked);
    const sent = scene.sent.length;
    expect(scene.flow.mayLeaveReveal).toBe(false);
    scene.flow.leaveReveal();
    expect(scene.shows).toBe('reveal');
    expect(scene.sent).toHaveLength(sent);
    scene.flow.endShow();
    expect(scene.flow.mayLeaveReveal).toBe(true);
    expect(scene.shows).toBe('reveal');
  });

  test('shows its result again when its game is opened again', () => {
    const scene = new FlowScene(0);
    scene.see(scored);
    expect(scene.flow.stage).toMatchObject({ shows: 'reveal', leadsTo: 'deal' });
    expect(scene.flow.hasSeenReveal).toBe(true);
    expect(scene.flow.mayLeaveReveal).toBe(false);
  });

  test('is followed by the next deal, which its reader asks for', () => {
    const scene = onePerson();
    scene.see(scored, knocked);
    scene.readReveal();
    expect(scene.sent.at(-1)).toMatchObject({ type: 'continue' });
    expect(scene.shows).toBe('reveal');
    scene.hear({ round: 1 }, dealt(1));
    expect(scene.shows).toBe('board');
    expect(scene.game.moments.first?.events).toEqual([dealt(1)]);
  });

  test('can be left at once after the others have dealt', () => {
    const scene = onePerson();
    scene.see(scored, knocked);
    const sent = scene.sent.length;
    scene.hear({ round: 1 }, dealt(1));
    expect(scene.flow.stage).toMatchObject({ shows: 'reveal', leadsTo: 'game-soon', round: { round: 0 } });
    scene.flow.leaveReveal();
    expect(scene.shows).toBe('board');
    expect(scene.sent).toHaveLength(sent);
    // The deal is still to be shown.
    expect(scene.game.moments.first?.events).toEqual([dealt(1)]);
  });

  test.each(['a player', 'a watcher'])('of %s yields a moment after the others have dealt', async (who) => {
    const scene = who === 'a player' ? onePerson() : new FlowScene();
    scene.see({}, dealt(0));
    scene.see(scored, knocked);
    await effectsRun();
    scene.clock.pass(60_000);
    expect(scene.shows).toBe('reveal');
    scene.hear({ round: 1 }, dealt(1));
    await effectsRun();
    scene.clock.pass(YIELD_TIME - 1);
    expect(scene.shows).toBe('reveal');
    scene.clock.pass(1);
    expect(scene.shows).toBe('board');
  });

  test('that was left yields no other one', async () => {
    const scene = onePerson();
    scene.see(scored, knocked);
    scene.hear({ round: 1 }, dealt(1));
    await effectsRun();
    scene.flow.leaveReveal();
    scene.flow.lookBack();
    await effectsRun();
    scene.clock.pass(2 * YIELD_TIME);
    expect(scene.shows).toBe('reveal');
  });

  test('that is left late shows nothing of what happened after the deal', () => {
    const scene = onePerson();
    scene.see(scored, knocked);
    scene.hear({ round: 1 }, dealt(1));
    scene.hear({ round: 1 }, knocked);
    scene.flow.leaveReveal();
    expect(scene.shows).toBe('board');
    expect(scene.game.moments.waiting).toEqual([]);
  });

  test('makes way for that of a later round', () => {
    const scene = onePerson();
    scene.see(scored, knocked);
    scene.see({ round: 1 }, dealt(1));
    scene.see({ ...scored, round: 1 }, knocked);
    expect(scene.flow.stage).toMatchObject({ shows: 'reveal', leadsTo: 'deal', round: { round: 1 } });
    scene.see({ round: 2 }, dealt(2));
    expect(scene.flow.stage).toMatchObject({ shows: 'reveal', leadsTo: 'game-soon', round: { round: 1 } });
    scene.flow.leaveReveal();
    expect(scene.shows).toBe('board');
  });

  test('can be opened again all through the next round, and not in the first one', () => {
    const scene = onePerson();
    expect(scene.flow.canLookBack).toBe(false);
    scene.see(scored, knocked);
    scene.readReveal();
    scene.see({ round: 1 }, dealt(1));
    scene.see({ round: 1 }, knocked);
    scene.flow.overlay = 'menu';
    scene.flow.lookBack();
    expect(scene.flow.overlay).toBe('none');
    expect(scene.flow.stage).toMatchObject({ shows: 'reveal', leadsTo: 'game', round: { round: 0 } });
    scene.flow.leaveReveal();
    expect(scene.shows).toBe('board');
    expect(scene.flow.canLookBack).toBe(true);
  });

  test('can be opened by whoever came after it, with fronts only', () => {
    const scene = new FlowScene(0);
    const [fronts, totals] = [[[3], [5]] as const, [0, 5]];
    const { end, sums, points } = result;
    scene.see({ round: 1 }, { type: 'scored', end, sums, points, totals, fronts, knocker: 1 }, dealt(1));
    expect(scene.shows).toBe('board');
    scene.flow.lookBack();
    const hands = [[{ slot: 0, front: 3, back: 'hidden' }], [{ slot: 0, front: 5, back: 'hidden' }]];
    expect(scene.flow.stage).toMatchObject({ shows: 'reveal', leadsTo: 'game', round: { round: 0, hands } });
    expect(scene.flow.hasSeenReveal).toBe(true);
  });

  test('that was opened again makes way when the round ends', () => {
    const scene = onePerson();
    scene.see(scored, knocked);
    scene.readReveal();
    scene.see({ round: 1 }, dealt(1));
    scene.flow.lookBack();
    scene.see({ ...scored, round: 1 }, knocked);
    expect(scene.flow.stage).toMatchObject({ shows: 'reveal', leadsTo: 'deal', round: { round: 1 } });
  });

  test('redraws what follows it', async () => {
    const scene = onePerson();
    const shown = new Observed(() => scene.shows);
    await shown.seen();
    scene.see(scored, knocked);
    await shown.seen();
    scene.see({ round: 1 }, dealt(1));
    await shown.seen();
    scene.flow.leaveReveal();
    expect(await shown.seen()).toEqual(['board', 'reveal', 'board']);
  });
});

describe('the end', () => {
  const over = { phase: 'over', result, asked: 'nobody' } as const;

  test('comes after the last reveal has been read, which can be opened again', () => {
    const scene = onePerson();
    scene.hear(over, knocked);
    expect(scene.shows).toBe('board');
    scene.game.moments.skip();
    expect(scene.flow.stage).toMatchObject({ shows: 'reveal', leadsTo: 'result' });
    const sent = scene.sent.length;
    scene.flow.leaveReveal();
    expect(scene.shows).toBe('reveal');
    scene.readReveal();
    expect(scene.shows).toBe('end');
    scene.flow.lookBack();
    expect(scene.shows).toBe('reveal');
    scene.flow.leaveReveal();
    expect(scene.shows).toBe('end');
    expect(scene.sent).toHaveLength(sent);
  });

  test('is what a finished game shows when it is opened again', () => {
    const scene = new FlowScene(0);
    scene.see(over);
    expect(scene.shows).toBe('end');
    scene.flow.lookBack();
    expect(scene.shows).toBe('reveal');
    scene.flow.leaveReveal();
    expect(scene.shows).toBe('end');
  });

  test('comes for watchers, too, after they have read the last reveal', () => {
    const scene = new FlowScene();
    scene.see({}, dealt(0));
    scene.see(over, knocked);
    expect(scene.shows).toBe('reveal');
    scene.readReveal();
    expect(scene.shows).toBe('end');
  });

  test('is not reached by reading the reveal of an earlier round', () => {
    const scene = onePerson();
    scene.see({ phase: 'scored', result, asked: 'nobody' }, knocked);
    scene.see({ round: 1 }, dealt(1));
    scene.flow.leaveReveal();
    scene.see({ ...over, round: 1 }, knocked);
    expect(scene.shows).toBe('reveal');
  });
});
