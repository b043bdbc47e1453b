import type { TableReply, TableRequest, ToldEvent, Update } from '@quando/protocol';
import type { RoundResult, Seat, Viewer } from '@quando/rules';
import { describe, expect, test } from 'vitest';
import { GameClient } from '../../src/game/game-client.svelte.ts';
import type { GameConnection } from '../../src/game/game-connection.ts';
import { GameFlow } from '../../src/game/game-flow.svelte.ts';
import { Observed } from '../fixtures/observed.svelte.ts';
import { literalView, type LiteralView } from '../fixtures/literal-view.ts';

const result: RoundResult = { end: 'knock', sums: [3, 5], points: [0, 5], winners: 'none' };
const dealt = (round: number): ToldEvent['event'] => ({
  type: 'dealt',
  round,
  dealer: 0,
  cards: 8,
  hands: [],
  top: 4,
});
const knocked: ToldEvent['event'] = { type: 'knocked', seat: 1 };

/** A game whose table says what a test tells it to, and the flow of its screen. */
class Scene {
  readonly sent: TableRequest[] = [];
  readonly game: GameClient;
  readonly flow: GameFlow;
  #deliver: (reply: TableReply) => void = () => {};
  #seq = 0;
  #ids = 0;

  constructor(...seats: readonly Seat[]) {
    const connection: GameConnection = {
      send: (message) => this.sent.push(message),
      onMessage: (handler) => (this.#deliver = handler),
      onState: (handler) => handler('open'),
      close: () => {},
    };
    this.game = new GameClient({ connection, seats, freshId: () => `id-${(this.#ids += 1)}` });
    this.flow = new GameFlow(this.game);
  }

  /** The table tells the present viewer how things are, and what led there. */
  hear(view: Partial<LiteralView>, ...events: readonly ToldEvent['event'][]): void {
    const { viewer } = this.game;
    const since = this.#seq;
    this.#seq += 1;
    const update: Update = {
      type: 'update',
      seq: this.#seq,
      since,
      viewer,
      view: literalView({ hands: ['3', '5'], round: 0, ...view, viewer }),
      events: events.map((event) => ({ seq: this.#seq, event })),
      sitters: [
        { kind: 'person', name: 'Ada', avatar: 'round' },
        { kind: 'bot', level: 'casual', name: 'Ben', avatar: 'bean' },
      ],
      standings: [],
    };
    this.#deliver(update);
  }

  /** As `hear`, with everything on the board already shown. */
  see(view: Partial<LiteralView>, ...events: readonly ToldEvent['event'][]): void {
    this.hear(view, ...events);
    this.game.moments.skip();
  }

  get shows(): string {
    return this.flow.stage.shows;
  }
}

/** Seat 0 alone at its device, in the first round. */
function onePerson(): Scene {
  const scene = new Scene(0);
  scene.see({}, dealt(0));
  return scene;
}

/** Seats 0 and 1 share a device; seat 0 has taken it. */
function sharedDevice(): Scene {
  const scene = new Scene(0, 1);
  scene.see({ asked: 0 }, dealt(0));
  scene.flow.takeOver();
  scene.see({ asked: 0 }, dealt(0));
  return scene;
}

describe('the board', () => {
  test('waits for the first update', () => {
    const scene = new Scene(0);
    expect(scene.shows).toBe('opening');
    scene.hear({});
    expect(scene.shows).toBe('board');
  });

  test('is what players and watchers see', () => {
    expect(onePerson().shows).toBe('board');
    const watching = new Scene();
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

describe('a reveal', () => {
  const scored = { phase: 'scored', result, asked: 'nobody' } as const;

  test('comes after everything on the board has been shown', () => {
    const scene = onePerson();
    scene.hear(scored, knocked);
    expect(scene.shows).toBe('board');
    scene.game.moments.next();
    expect(scene.flow.stage).toMatchObject({ shows: 'reveal', isPast: false, view: { round: 0 }, result });
  });

  test('is shown again when its game is opened again', () => {
    const scene = new Scene(0);
    scene.see(scored);
    expect(scene.shows).toBe('reveal');
  });

  test('is followed by the next deal, which its reader asks for', () => {
    const scene = onePerson();
    scene.see(scored, knocked);
    scene.flow.leaveReveal();
    expect(scene.sent.at(-1)).toMatchObject({ type: 'continue' });
    expect(scene.shows).toBe('reveal');
    scene.hear({ round: 1 }, dealt(1));
    expect(scene.shows).toBe('board');
    expect(scene.game.moments.first?.events).toEqual([dealt(1)]);
  });

  test('stays until its reader goes on, even if the others have dealt', () => {
    const scene = onePerson();
    scene.see(scored, knocked);
    const sent = scene.sent.length;
    scene.hear({ round: 1 }, dealt(1));
    expect(scene.flow.stage).toMatchObject({ shows: 'reveal', isPast: true, view: { round: 0 } });
    scene.flow.leaveReveal();
    expect(scene.shows).toBe('board');
    expect(scene.sent).toHaveLength(sent);
    // The deal is still to be shown.
    expect(scene.game.moments.first?.events).toEqual([dealt(1)]);
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
    expect(scene.flow.stage).toMatchObject({ shows: 'reveal', isPast: false, view: { round: 1 } });
    scene.see({ round: 2 }, dealt(2));
    expect(scene.flow.stage).toMatchObject({ shows: 'reveal', isPast: true, view: { round: 1 } });
    scene.flow.leaveReveal();
    expect(scene.shows).toBe('board');
  });

  test('of a watcher goes when the others go on', () => {
    const scene = new Scene();
    scene.see({}, dealt(0));
    scene.see(scored, knocked);
    expect(scene.shows).toBe('reveal');
    scene.see({ round: 1 }, dealt(1));
    expect(scene.shows).toBe('board');
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
    expect(scene.shows).toBe('reveal');
    const sent = scene.sent.length;
    scene.flow.leaveReveal();
    expect(scene.shows).toBe('end');
    scene.flow.lookBack();
    expect(scene.flow.stage).toMatchObject({ shows: 'reveal', isPast: false });
    scene.flow.leaveReveal();
    expect(scene.shows).toBe('end');
    expect(scene.sent).toHaveLength(sent);
  });

  test('is what a finished game shows when it is opened again', () => {
    const scene = new Scene(0);
    scene.see(over);
    expect(scene.shows).toBe('end');
    scene.flow.lookBack();
    expect(scene.shows).toBe('reveal');
    scene.flow.leaveReveal();
    expect(scene.shows).toBe('end');
  });

  test('comes for watchers, too, after they have read the last reveal', () => {
    const scene = new Scene();
    scene.see({}, dealt(0));
    scene.see(over, knocked);
    expect(scene.shows).toBe('reveal');
    scene.flow.leaveReveal();
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

/** Whom the client has joined as. */
const joined = (scene: Scene): readonly Viewer[] =>
  scene.sent.flatMap((message) => (message.type === 'join' ? [message.as] : []));

describe('a shared device', () => {
  test('hides everything until the right person says that it is them', () => {
    const scene = new Scene(0, 1);
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
    expect(scene.game).toMatchObject({ viewer: 'watcher', view: undefined, log: [], lastScored: undefined });
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
    scene.flow.leaveReveal();
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
