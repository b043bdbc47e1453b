import {
  PROTOCOL_VERSION,
  type Events,
  type OnlineReply,
  type OnlineRequest,
  type Update,
} from '@quando/protocol';
import { keyHashOf, personOf } from '@quando/table/device';
import { loadOnlineWords } from '@quando/text';
import { describe, expect, test } from 'vitest';
import type { ServerConnectionState } from '../../src/online/server-connection.ts';
import { Observed } from '../fixtures/observed.svelte.ts';
import { literalView } from '../fixtures/literal-view.ts';
import { BUBBLE_TIME } from '../../src/online/bubbles.svelte.ts';
import { MyTables } from '../../src/online/my-tables.svelte.ts';
import {
  OnlineTableClient,
  type TableConnectionEvents,
} from '../../src/online/online-table-client.svelte.ts';
import type { SavedTable } from '../../src/online/saved-table.ts';
import { TableApi } from '../../src/online/table-api.ts';
import { openLocalStore } from '../../src/local-store.ts';
import { FakeClock } from './fake-clock.ts';
import { dealWith, statusWith, FREE, person } from './statuses.ts';

const english = await loadOnlineWords('en');

class Scene {
  readonly clock: FakeClock = new FakeClock();
  readonly tables: MyTables;
  readonly table: OnlineTableClient;
  isOpen = false;
  readonly #sent: OnlineRequest[] = [];
  #events!: TableConnectionEvents;
  #ids = 0;

  constructor(saved: Partial<SavedTable> = {}) {
    const memory = openLocalStore(() => {
      throw new Error('no storage');
    });
    this.tables = new MyTables(memory, new TableApi(() => Promise.reject(new Error('no network'))));
    this.tables.change('oak', saved);
    this.table = new OnlineTableClient({
      table: 'oak',
      tables: this.tables,
      connect: (events) => {
        this.#events = events;
        return { send: (message) => this.isOpen && this.#sent.push(message), close: () => {} };
      },
      clock: this.clock,
      freshId: () => `id-${(this.#ids += 1)}`,
      freshPart: () => 'ab'.repeat(32),
      publicProfile: () => ({ name: 'Ana', avatar: 'drop' }),
    });
  }

  get saved(): SavedTable {
    return this.tables.savedAt('oak');
  }

  hear(reply: OnlineReply): void {
    this.#events.onMessage(reply);
  }

  connect(state: ServerConnectionState): void {
    this.#events.onState(state);
  }

  /** As a connection does it: first the seat, then that it is open, then the table. */
  arrive(seat: number | 'none', ...replies: readonly OnlineReply[]): void {
    this.isOpen = true;
    this.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat });
    this.connect('open');
    for (const reply of replies) this.hear(reply);
  }

  lose(): void {
    this.isOpen = false;
    this.connect('connecting');
  }

  /** What was sent besides the game. */
  get sent(): OnlineRequest[] {
    return this.#sent.filter(({ type }) => type !== 'join');
  }

  /** What the game sent. */
  get joined(): OnlineRequest[] {
    return this.#sent.filter(({ type }) => type === 'join');
  }

  get said(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

function arrived(seat: number | 'none', ...replies: readonly OnlineReply[]): Scene {
  const scene = new Scene();
  scene.arrive(seat, ...replies);
  return scene;
}

const promising = (number: number, commitment: string) =>
  statusWith({ deal: dealWith(number, { commitment: commitment.repeat(32) }) });

const playing = statusWith({
  stage: 'playing',
  seats: [person('Ana'), person('Ben'), person('Cem')],
  host: 0,
});

describe('sitting down', () => {
  test('happens by itself at a table that was made here', () => {
    const scene = new Scene({ isFresh: true });
    scene.arrive('none', statusWith({ seats: [person('Ben'), FREE, FREE] }));
    expect(scene.sent).toEqual([{ type: 'sit', id: 'id-1', seat: 1, name: 'Ana', avatar: 'drop' }]);
  });

  test('is asked for once, also if the table shows itself again before it answers', () => {
    const scene = new Scene({ isFresh: true });
    scene.arrive('none', statusWith(), statusWith({ seq: 1 }));
    expect(scene.said).toEqual(['sit']);
  });

  test.each([
    ['somebody else’s table', {}, {}],
    ['a table that has a host', { isFresh: true }, { host: 2 }],
    ['a game under way', { isFresh: true }, { stage: 'playing' as const }],
  ])('does not happen by itself at %s', (_, saved, status) => {
    const scene = new Scene(saved);
    scene.arrive('none', statusWith(status));
    expect(scene.said).toEqual([]);
  });

  test('is undone by somebody else, which is said; by oneself, which is not', () => {
    const scene = arrived(0, statusWith({ seats: [person('Ana'), FREE, FREE], host: 0 }));
    scene.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 'none' });
    expect(scene.table.hasLostSeat).toBe(true);
    scene.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 'none' });
    expect(scene.table.hasLostSeat).toBe(true);
    scene.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 1 });
    expect(scene.table.hasLostSeat).toBe(false);
    scene.table.ask({ type: 'stand' });
    scene.hear({ type: 'accepted', id: scene.table.pending.at(-1)!.id, seq: 5 });
    scene.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 'none' });
    expect(scene.table).toMatchObject({ seat: 'none', hasLostSeat: false });
  });

  test('is remembered on the device', () => {
    const scene = new Scene({ isFresh: true });
    scene.arrive('none', statusWith());
    scene.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 0 });
    expect(scene.saved).toMatchObject({ seat: 0, isFresh: false });
    scene.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 'none' });
    expect(scene.saved.seat).toBe('none');
  });
});

test('the first commitment to each deal is kept', () => {
  const scene = arrived('none', promising(0, 'c0'), promising(1, 'c1'), promising(1, 'c2'));
  expect(scene.saved.commitments).toEqual({ 0: 'c0'.repeat(32), 1: 'c1'.repeat(32) });
});

describe('a request', () => {
  test('is pending until it is granted', () => {
    const scene = arrived('none', statusWith());
    scene.table.ask({ type: 'sit', seat: 2, name: 'Ana', avatar: 'drop' });
    expect(scene.table.pending).toHaveLength(1);
    scene.hear({ type: 'accepted', id: 'id-1', seq: 3 });
    expect(scene.table).toMatchObject({ pending: [], refusal: undefined });
  });

  test('that is refused leaves the reason, until the next request', () => {
    const scene = arrived('none', statusWith());
    scene.table.ask({ type: 'start' });
    scene.hear({ type: 'refused', id: 'id-1', refusal: { code: 'not-host' } });
    expect(scene.table).toMatchObject({ pending: [], refusal: 'not-host' });
    scene.table.ask({ type: 'stand' });
    expect(scene.table.refusal).toBeUndefined();
  });

  test('is repeated with its id after the connection was lost, in its order', () => {
    const scene = arrived('none', statusWith());
    scene.table.ask({ type: 'fill', seat: 1, level: 'sharp' });
    scene.lose();
    scene.table.ask({ type: 'start' });
    const before = [...scene.sent];
    scene.arrive('none');
    expect(scene.sent.slice(before.length)).toEqual([
      { type: 'fill', id: 'id-1', seat: 1, level: 'sharp' },
      { type: 'start', id: 'id-2' },
    ]);
  });
});

describe('a deal to come', () => {
  const closedFor = ({ saved, sent }: Scene) => {
    const promise = sent.find(({ type }) => type === 'promise');
    if (promise?.type !== 'promise') throw new Error('nothing was promised');
    const own = { seat: 1, person: personOf(keyHashOf(saved.key)), promise: promise.value, isOpen: false };
    return { ...playing, deal: dealWith(0, { promised: [1], closed: [own] }) };
  };

  test('gets a promise from everybody with a seat, once, and the part is stored before', () => {
    const scene = arrived(1, playing, { ...playing, seq: 1 });
    expect(scene.sent).toEqual([
      { type: 'promise', id: 'id-1', deal: 0, attempt: 0, value: expect.stringMatching(/^[\da-f]{64}$/) },
    ]);
    expect(JSON.stringify(scene.sent)).not.toContain('ab'.repeat(32));
    expect(scene.saved.parts).toEqual({ 0: { 0: { value: 'ab'.repeat(32) } } });
    scene.hear({ ...playing, deal: dealWith(1) });
    expect(scene.sent.at(-1)).toMatchObject({ type: 'promise', deal: 1 });
    scene.hear({ ...playing, stage: 'over', deal: dealWith(2) });
    expect(scene.sent).toHaveLength(2);
  });

  test('gets the part once the promises are closed, also after the page was loaded again', () => {
    const scene = arrived(1, playing);
    scene.hear({ type: 'accepted', id: 'id-1', seq: 1 });
    const again = new Scene({ ...scene.saved });
    again.arrive(1, closedFor(scene));
    expect(again.sent).toEqual([{ type: 'open', id: 'id-1', deal: 0, attempt: 0, value: 'ab'.repeat(32) }]);
    expect(again.saved.parts[0]![0]).not.toHaveProperty('isOpen');
    again.hear({ type: 'accepted', id: 'id-1', seq: 2 });
    expect(again.saved.parts[0]![0]).toMatchObject({ isOpen: true });
  });

  test.each([
    ['nobody who watches', arrived('none', playing)],
    [
      'a seat whose other device was faster',
      arrived(1, { ...playing, deal: { ...playing.deal, promised: [1] } }),
    ],
  ])('gets none from %s', (_, scene) => {
    expect(scene.said).toEqual([]);
  });

  test('that refuses a promise is not spoken of, and asked again only if nothing was kept', () => {
    const scene = arrived(1, playing);
    scene.hear({ type: 'refused', id: 'id-1', refusal: { code: 'wrong-deal' } });
    expect(scene.table).toMatchObject({ pending: [], refusal: undefined });
    scene.hear(playing);
    expect(scene.said).toEqual(['promise']);

    const other = arrived(1, playing);
    other.hear({ type: 'refused', id: 'id-1', refusal: { code: 'not-stored' } });
    other.hear(playing);
    expect(other.said).toEqual(['promise', 'promise']);
  });
});

describe('what others do with seats', () => {
  const { news: words } = english.seats;
  const sentences = (scene: Scene): string[] => scene.table.news.all.map(({ news }) => news(words));

  test('is announced, but not what was so before, nor what one does oneself', () => {
    const scene = arrived('none', statusWith({ seats: [person('Ana'), FREE, FREE], host: 0 }));
    expect(sentences(scene)).toEqual([]);
    scene.hear(statusWith({ seq: 1, seats: [person('Ana'), person('Ben'), FREE], host: 0 }));
    expect(sentences(scene)).toEqual([words.satDown('Ben')]);
    scene.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 2 });
    scene.hear(statusWith({ seq: 2, seats: [person('Ana'), person('Ben'), person('Cem')], host: 0 }));
    scene.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 'none' });
    scene.hear(statusWith({ seq: 3, seats: [person('Ana'), person('Ben'), FREE], host: 0 }));
    expect(sentences(scene)).toEqual([words.satDown('Ben')]);
  });

  test('is announced after a connection that was lost', () => {
    const scene = arrived(0, playing);
    scene.lose();
    scene.arrive(0, { ...playing, seq: 9, isLocked: true });
    expect(sentences(scene)).toEqual([words.locked]);
  });
});

describe('a person without a seat', () => {
  test('learns of a reservation, and when it is gone', () => {
    const scene = arrived('none', playing);
    expect(scene.table.reserved).toBe('none');
    scene.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 'none', reserved: 2 });
    expect(scene.table.reserved).toBe(2);
    scene.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 2 });
    expect(scene.table).toMatchObject({ seat: 2, reserved: 'none' });
  });

  test('learns that they were removed, and whether the host knows that they want to come back', () => {
    const scene = arrived('none', playing);
    const removed = { number: 3, sitter: { kind: 'person', name: 'Ben', avatar: 'round' } } as const;
    scene.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 'none', removed: 3 });
    scene.hear({ ...playing, seq: 1, removed: [{ ...removed, isAsking: false }] });
    expect(scene.table).toMatchObject({ isRemoved: true, hasAskedBack: false });
    scene.hear({ ...playing, seq: 2, removed: [{ ...removed, isAsking: true }] });
    expect(scene.table).toMatchObject({ isRemoved: true, hasAskedBack: true });
    scene.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 'none' });
    expect(scene.table.isRemoved).toBe(false);
  });
});

describe('what people say', () => {
  test('can be read for a while, the last thing of each', () => {
    const scene = arrived(0);
    scene.hear({ type: 'said', seat: 1, phrase: 'hello' });
    scene.hear({ type: 'said', seat: 2, phrase: 'wow' });
    scene.hear({ type: 'said', seat: 1, phrase: 'thanks' });
    expect(scene.table.bubbles).toMatchObject([
      { seat: 2, phrase: 'wow' },
      { seat: 1, phrase: 'thanks' },
    ]);
    scene.clock.pass(BUBBLE_TIME);
    expect(scene.table.bubbles).toEqual([]);
  });

  test('stays as long as if nothing had been said before', () => {
    const scene = arrived(0);
    scene.hear({ type: 'said', seat: 1, phrase: 'hello' });
    scene.clock.pass(BUBBLE_TIME - 1);
    scene.hear({ type: 'said', seat: 1, phrase: 'hello' });
    scene.clock.pass(1);
    expect(scene.table.bubbles).toHaveLength(1);
  });

  test('is not heard of somebody who is muted', () => {
    const scene = new Scene({ muted: [1] });
    scene.arrive(0);
    scene.hear({ type: 'said', seat: 1, phrase: 'hurry' });
    expect(scene.table.bubbles).toEqual([]);
  });

  test('is not kept for later where nobody can hear it', () => {
    const scene = arrived(0);
    scene.lose();
    scene.table.say('wow');
    scene.arrive(0);
    expect(scene.said).toEqual([]);
  });
});

test('the clock of the table is told by the device’s own', () => {
  const scene = arrived('none', { ...playing, waiting: { seat: 2, until: playing.now + 20_000 } });
  expect(scene.table.deadline).toBe(scene.clock.now() + 20_000);
  scene.hear({ ...playing, waiting: { seat: 0 } });
  expect(scene.table.deadline).toBeUndefined();
});

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
