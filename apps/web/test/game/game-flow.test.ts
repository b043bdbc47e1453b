import type { Viewer } from '@quando/rules';
import { describe, expect, test } from 'vitest';
import { dealt, FlowScene, knocked, onePerson, result, sharedDevice } from './flow-scene.ts';

describe('the board', () => {
  test('waits for the first update', () => {
    const scene = new FlowScene(0);
    expect(scene.shows).toBe('opening');
    scene.hear({});
    expect(scene.shows).toBe('board');
  });

  test('is what players and watchers see', () => {
    expect(onePerson().shows).toBe('board');
    const watching = new FlowScene();
    watching.see({ asked: 1 });
    expect(watching.shows).toBe('board');
  });

  test('says when a bot has to decide', () => {
    const scene = onePerson();
    expect(scene.flow.isBotAsked).toBe(false);
    scene.see({ asked: 1 });
    expect(scene.flow.isBotAsked).toBe(true);
    scene.see({ asked: 'nobody' });
    expect(scene.flow.isBotAsked).toBe(false);
  });

  test('keeps what is open on it', () => {
    const scene = onePerson();
    expect(scene.flow.overlay).toBe('none');
    scene.flow.overlay = 'menu';
    scene.see({ asked: 1 });
    expect(scene.flow.overlay).toBe('menu');
  });
});

/** Whom the client has joined as. */
const joined = (scene: FlowScene): readonly Viewer[] =>
  scene.sent.flatMap((message) => (message.type === 'join' ? [message.as] : []));

describe('a shared device', () => {
  test('hides everything until the right person says that it is them', () => {
    const scene = new FlowScene(0, 1);
    scene.hear({ asked: 1 }, dealt(0));
    expect(scene.flow.stage).toMatchObject({ shows: 'handover', seat: 1 });
    scene.flow.takeOver();
    expect(scene.shows).toBe('opening');
    expect(joined(scene)).toEqual(['watcher', 1]);
    scene.see({ asked: 1 }, dealt(0));
    expect(scene.shows).toBe('board');
  });

  test('shows the result of a decision to its player, then hands over and forgets', () => {
    const scene = sharedDevice();
    scene.hear({ asked: 1 }, { type: 'knocked', seat: 0 });
    expect(scene.shows).toBe('board');
    expect(scene.flow.passOnTo).toBe('nobody');
    scene.game.moments.skip();
    expect(scene.flow.passOnTo).toBe(1);
    scene.flow.passOn();
    expect(scene.game).toMatchObject({ viewer: 'watcher', view: undefined, log: [], lastRound: undefined });
    expect(scene.shows).toBe('opening');
    scene.see({ asked: 1 }, dealt(0));
    expect(scene.flow.stage).toMatchObject({ shows: 'handover', seat: 1 });
    expect(scene.flow.passOnTo).toBe('nobody');
  });

  test('recaps what happened for the next player, if that is more than a deal', () => {
    const scene = sharedDevice();
    expect(scene.shows).toBe('board');
    scene.flow.passOn();
    scene.see({ asked: 1 });
    scene.flow.takeOver();
    scene.see({ asked: 1 }, dealt(0), { type: 'knocked', seat: 0 });
    expect(scene.flow.stage).toMatchObject({ shows: 'recap', news: [{}, { event: { type: 'knocked' } }] });
    scene.flow.leaveRecap();
    expect(scene.shows).toBe('board');
  });

  test('hides the hands as soon as the next round is asked for', () => {
    const scene = sharedDevice();
    scene.see({ phase: 'scored', result, asked: 'nobody' }, knocked);
    expect(scene.shows).toBe('reveal');
    scene.readReveal();
    expect(scene.sent.slice(-2)).toMatchObject([{ type: 'continue' }, { type: 'join', as: 'watcher' }]);
    expect(scene.game.view).toBeUndefined();
    scene.see({ round: 1, asked: 1 }, dealt(1));
    expect(scene.flow.stage).toMatchObject({ shows: 'handover', seat: 1 });
  });

  test('calls nobody "you"', () => {
    expect(sharedDevice().flow.reader).toBe('watcher');
    expect(onePerson().flow.reader).toBe(0);
  });

  test('is taken over by nobody where nobody has to decide', () => {
    const scene = onePerson();
    scene.flow.takeOver();
    expect(joined(scene)).toEqual([0]);
  });
});
