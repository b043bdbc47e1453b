import { legalActions } from '@quando/rules';
import type { Setup, Sitter } from '@quando/protocol';
import { describe, expect, test } from 'vitest';
import { freshId } from '../../src/game/fresh-id.ts';
import { GameClient } from '../../src/game/game-client.svelte.ts';
import { Device, until } from '../offline/device.ts';
import { Observed } from '../fixtures/observed.svelte.ts';

const person = (name: string): Sitter => ({ kind: 'person', name, avatar: 'round' });
const bot: Sitter = { kind: 'bot', level: 'casual', name: 'Jonas', avatar: 'bean' };

/** A game that has just been dealt, as a screen has it. */
async function gameOf(...sitters: Sitter[]): Promise<GameClient> {
  const { offlineGames } = new Device().openTab();
  const setup: Setup = { sitters, target: 50 };
  const created = await offlineGames.create(setup);
  if ('refused' in created) throw new Error(created.refused);
  const opened = await offlineGames.open(created.game);
  if ('refused' in opened) throw new Error(opened.refused);
  return new GameClient({ ...opened, freshId });
}

describe('a game of one person', () => {
  test('shows their view and knows when they are asked', async () => {
    const game = await gameOf(person('Ada'), bot);
    const asked = new Observed(() => game.isAsked);
    await asked.seen();
    await until(() => game.isAsked);
    expect((await asked.seen()).at(-1)).toBe(true);
    expect(game).toMatchObject({ viewer: 0, handOverTo: 'nobody', connection: 'open' });
    expect(game.sitters.map(({ name }) => name)).toEqual(['Ada', 'Jonas']);
  });

  test('shows a pending action until its update arrives, then the moment', async () => {
    const game = await gameOf(person('Ada'), bot);
    await until(() => game.isAsked);
    game.moments.skip();
    const action = legalActions(game.view!)[0]!;
    game.act(action);
    expect(game.pending).toEqual(action);
    await until(() => game.pending === undefined);
    expect(game.moments.first?.events).toMatchObject([{ seat: 0 }]);
  });

  test('refuses at once what the rules do not allow', async () => {
    const game = await gameOf(person('Ada'), bot);
    await until(() => game.isAsked);
    game.act({ type: 'pass' });
    expect(game.refusal).toBeDefined();
  });

  test('ends with its connection', async () => {
    const game = await gameOf(person('Ada'), bot);
    game.close();
    expect(game.connection).toBe('closed');
  });
});

describe('a game of several people', () => {
  test('sees no hand until somebody says that it is them, and none once the device is passed on', async () => {
    const game = await gameOf(person('Ada'), person('Ben'));
    await until(() => game.view !== undefined);
    expect(game.viewer).toBe('watcher');
    const next = game.handOverTo;
    if (next === 'nobody') throw new Error('nobody has to decide');
    game.joinAs(next);
    expect(game.view).toBeUndefined();
    await until(() => game.isAsked);
    expect(game).toMatchObject({ viewer: next, handOverTo: 'nobody' });
    game.leaveSeat();
    expect(game.view).toBeUndefined();
    expect(game.moments.waiting).toEqual([]);
    await until(() => game.view !== undefined);
    expect(game.view!.hands.flat().every(({ front, back }) => front === 'hidden' && back === 'hidden')).toBe(
      true,
    );
  });
});
