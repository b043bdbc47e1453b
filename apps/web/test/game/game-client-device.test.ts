import { legalActions, type Seat } from '@quando/rules';
import type { Setup, Sitter } from '@quando/protocol';
import { describe, expect, test } from 'vitest';
import { Session } from '../../src/game/session.svelte.ts';
import { Device, until } from '../offline/device.ts';
import { Followed } from '../fixtures/followed.svelte.ts';

const person = (name: string): Sitter => ({ kind: 'person', name, avatar: 'round' });
const bot: Sitter = { kind: 'bot', level: 'casual', name: 'Jonas', avatar: 'bean' };

/** A game that has just been dealt, as a screen has it. */
async function sessionOf(...sitters: Sitter[]): Promise<Session> {
  const { offlineGames } = new Device().openTab();
  const setup: Setup = { sitters, target: 50 };
  const created = await offlineGames.create(setup);
  if ('refused' in created) throw new Error(created.refused);
  const opened = await offlineGames.open(created.game);
  if ('refused' in opened) throw new Error(opened.refused);
  return new Session(opened);
}

describe('a session of one person', () => {
  test('looks through their eyes and knows when they are asked', async () => {
    const session = await sessionOf(person('Ada'), bot);
    const asked = new Followed(() => session.isAsked);
    await asked.seen();
    await until(() => session.isAsked);
    expect((await asked.seen()).at(-1)).toBe(true);
    expect(session).toMatchObject({ viewer: 0, handOverTo: 'nobody', connection: 'open' });
    expect(session.sitters.map(({ name }) => name)).toEqual(['Ada', 'Jonas']);
  });

  test('tells of an action under way until its consequences are seen, and of what comes then', async () => {
    const session = await sessionOf(person('Ada'), bot);
    await until(() => session.isAsked);
    session.moments.skip();
    const action = legalActions(session.view!)[0]!;
    session.act(action);
    expect(session.pending).toEqual(action);
    await until(() => session.pending === undefined);
    expect(session.moments.first?.events).toMatchObject([{ seat: 0 }]);
  });

  test('refuses at once what the rules do not allow', async () => {
    const session = await sessionOf(person('Ada'), bot);
    await until(() => session.isAsked);
    session.act({ type: 'pass' });
    expect(session.refusal).toBeDefined();
    session.dismissRefusal();
    expect(session.refusal).toBeUndefined();
  });

  test('ends with its connection', async () => {
    const session = await sessionOf(person('Ada'), bot);
    session.close();
    expect(session.connection).toBe('closed');
  });
});

describe('a session of several people', () => {
  test('sees no hand until somebody says that it is them, and none once the device is passed on', async () => {
    const session = await sessionOf(person('Ada'), person('Ben'));
    await until(() => session.view !== undefined);
    expect(session.viewer).toBe('watcher');
    const next = session.handOverTo as Seat;
    session.joinAs(next);
    expect(session.view).toBeUndefined();
    await until(() => session.isAsked);
    expect(session).toMatchObject({ viewer: next, handOverTo: 'nobody' });
    session.leaveSeat();
    expect(session.view).toBeUndefined();
    expect(session.moments.waiting).toEqual([]);
    await until(() => session.view !== undefined);
    expect(
      session.view!.hands.flat().every(({ front, back }) => front === 'hidden' && back === 'hidden'),
    ).toBe(true);
  });
});
