import { PROTOCOL_VERSION, type OnlineReply, type OnlineRequest } from '@quando/protocol';
import { describe, expect, test } from 'vitest';
import { Attendance, BUBBLE_TIME } from '../../src/online/attendance.ts';
import { newSavedTable, type SavedTable } from '../../src/online/saved-table.ts';
import { FakeTimer } from './fake-timer.ts';
import { statusWith, FREE, person } from './statuses.ts';

class Scene {
  readonly timer: FakeTimer = new FakeTimer();
  readonly sent: OnlineRequest[] = [];
  readonly attendance: Attendance;
  known: SavedTable;
  isOpen = false;
  #ids = 0;

  constructor(known: Partial<SavedTable> = {}) {
    this.known = { ...newSavedTable('oak', 'key'), ...known };
    this.attendance = new Attendance({
      send: (message) => this.isOpen && this.sent.push(message),
      timer: this.timer,
      freshId: () => `id-${(this.#ids += 1)}`,
      freshContribution: () => 'ab'.repeat(32),
      publicProfile: () => ({ name: 'Ana', avatar: 'drop' }),
      known: () => this.known,
      keep: (changes) => (this.known = { ...this.known, ...changes }),
      onChange: () => {},
    });
  }

  /** As a line does it: who one is, that one can speak, how the table looks. */
  arrive(seat: number | 'none', ...replies: readonly OnlineReply[]): void {
    this.isOpen = true;
    this.attendance.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat });
    this.attendance.connect('open');
    for (const reply of replies) this.attendance.hear(reply);
  }

  lose(): void {
    this.isOpen = false;
    this.attendance.connect('connecting');
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
  statusWith({ deal: { number, commitment, contributors: [] } });

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
  ])('does not happen by itself at %s', (_, known, status) => {
    const scene = new Scene(known);
    scene.arrive('none', statusWith(status));
    expect(scene.said).toEqual([]);
  });

  test('is undone by somebody else, which is said; by oneself, which is not', () => {
    const scene = arrived(0, statusWith({ seats: [person('Ana'), FREE, FREE], host: 0 }));
    scene.attendance.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 'none' });
    expect(scene.attendance.state.hasLostSeat).toBe(true);
    scene.attendance.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 'none' });
    expect(scene.attendance.state.hasLostSeat).toBe(true);
    scene.attendance.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 1 });
    expect(scene.attendance.state.hasLostSeat).toBe(false);
    scene.attendance.ask({ type: 'stand' });
    scene.attendance.hear({ type: 'accepted', id: scene.attendance.state.pending.at(-1)!.id, seq: 5 });
    scene.attendance.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 'none' });
    expect(scene.attendance.state).toMatchObject({ seat: 'none', hasLostSeat: false });
  });

  test('is remembered on the device', () => {
    const scene = new Scene({ isFresh: true });
    scene.arrive('none', statusWith());
    scene.attendance.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 0 });
    expect(scene.known).toMatchObject({ seat: 0, isFresh: false });
    scene.attendance.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat: 'none' });
    expect(scene.known.seat).toBe('none');
  });
});

test('the first promise of each deal is kept', () => {
  const scene = arrived('none', promising(0, 'c0'), promising(1, 'c1'), promising(1, 'other'));
  expect(scene.known.commitments).toEqual({ 0: 'c0', 1: 'c1' });
});

describe('a wish', () => {
  test('is pending until it is granted', () => {
    const scene = arrived('none', statusWith());
    scene.attendance.ask({ type: 'sit', seat: 2, name: 'Ana', avatar: 'drop' });
    expect(scene.attendance.state.pending).toHaveLength(1);
    scene.attendance.hear({ type: 'accepted', id: 'id-1', seq: 3 });
    expect(scene.attendance.state).toMatchObject({ pending: [], refusal: undefined });
  });

  test('that is refused leaves the reason, until the next wish', () => {
    const scene = arrived('none', statusWith());
    scene.attendance.ask({ type: 'start' });
    scene.attendance.hear({ type: 'refused', id: 'id-1', refusal: { code: 'not-host' } });
    expect(scene.attendance.state).toMatchObject({ pending: [], refusal: 'not-host' });
    scene.attendance.ask({ type: 'stand' });
    expect(scene.attendance.state.refusal).toBeUndefined();
  });

  test('is repeated with its id after the line was lost, in its order', () => {
    const scene = arrived('none', statusWith());
    scene.attendance.ask({ type: 'fill', seat: 1, level: 'sharp' });
    scene.lose();
    scene.attendance.ask({ type: 'start' });
    const before = [...scene.sent];
    scene.arrive('none');
    expect(scene.sent.slice(before.length)).toEqual([
      { type: 'fill', id: 'id-1', seat: 1, level: 'sharp' },
      { type: 'start', id: 'id-2' },
    ]);
  });
});

describe('a deal to come', () => {
  test('gets a contribution from everybody with a seat, once, which is remembered', () => {
    const scene = arrived(1, playing, { ...playing, seq: 1 });
    const contribution = { type: 'contribute', id: 'id-1', deal: 0, value: 'ab'.repeat(32) };
    expect(scene.sent).toEqual([contribution]);
    expect(scene.known.contributions).toEqual({});
    scene.attendance.hear({ type: 'accepted', id: 'id-1', seq: 2 });
    expect(scene.known.contributions).toEqual({ 0: 'ab'.repeat(32) });
    scene.attendance.hear({ ...playing, deal: { number: 1, commitment: 'c1', contributors: [] } });
    expect(scene.sent.at(-1)).toMatchObject({ type: 'contribute', deal: 1 });
    // The deal after the last round is that of a rematch.
    scene.attendance.hear({
      ...playing,
      stage: 'over',
      deal: { number: 2, commitment: 'c2', contributors: [] },
    });
    expect(scene.sent.at(-1)).toMatchObject({ type: 'contribute', deal: 2 });
  });

  test.each([
    ['nobody who watches', arrived('none', playing)],
    [
      'a seat whose other device was faster',
      arrived(1, { ...playing, deal: { ...playing.deal, contributors: [1] } }),
    ],
  ])('gets none from %s', (_, scene) => {
    expect(scene.said).toEqual([]);
  });

  test('that refuses a contribution is not spoken of, and asked again only if nothing was kept', () => {
    const scene = arrived(1, playing);
    scene.attendance.hear({ type: 'refused', id: 'id-1', refusal: { code: 'wrong-deal' } });
    expect(scene.attendance.state).toMatchObject({ pending: [], refusal: undefined });
    scene.attendance.hear(playing);
    expect(scene.said).toEqual(['contribute']);
    expect(scene.known.contributions).toEqual({});

    const other = arrived(1, playing);
    other.attendance.hear({ type: 'refused', id: 'id-1', refusal: { code: 'not-stored' } });
    other.attendance.hear(playing);
    expect(other.said).toEqual(['contribute', 'contribute']);
  });
});

describe('what people say', () => {
  test('can be read for a while, the last thing of each', () => {
    const scene = arrived(0);
    scene.attendance.hear({ type: 'said', seat: 1, phrase: 'hello' });
    scene.attendance.hear({ type: 'said', seat: 2, phrase: 'wow' });
    scene.attendance.hear({ type: 'said', seat: 1, phrase: 'thanks' });
    expect(scene.attendance.state.bubbles).toMatchObject([
      { seat: 2, phrase: 'wow' },
      { seat: 1, phrase: 'thanks' },
    ]);
    scene.timer.pass(BUBBLE_TIME);
    expect(scene.attendance.state.bubbles).toEqual([]);
  });

  test('stays as long as if nothing had been said before', () => {
    const scene = arrived(0);
    scene.attendance.hear({ type: 'said', seat: 1, phrase: 'hello' });
    scene.timer.pass(BUBBLE_TIME - 1);
    scene.attendance.hear({ type: 'said', seat: 1, phrase: 'hello' });
    scene.timer.pass(1);
    expect(scene.attendance.state.bubbles).toHaveLength(1);
  });

  test('is not heard of somebody who is muted', () => {
    const scene = new Scene({ muted: [1] });
    scene.arrive(0);
    scene.attendance.hear({ type: 'said', seat: 1, phrase: 'hurry' });
    expect(scene.attendance.state.bubbles).toEqual([]);
  });

  test('is not kept for later where nobody can hear it', () => {
    const scene = arrived(0);
    scene.lose();
    scene.attendance.say('wow');
    scene.arrive(0);
    expect(scene.said).toEqual([]);
  });
});

test('the clock of the table is told by the device’s own', () => {
  const scene = arrived('none', { ...playing, waiting: { seat: 2, until: playing.now + 20_000 } });
  expect(scene.attendance.state.deadline).toBe(scene.timer.now() + 20_000);
  scene.attendance.hear({ ...playing, waiting: { seat: 0 } });
  expect(scene.attendance.state.deadline).toBeUndefined();
});

describe('the game’s line', () => {
  const update = { type: 'update', seq: 7 } as never;

  test('carries what is about the game, both ways, while the table’s line is open', () => {
    const scene = new Scene();
    const heard: unknown[] = [];
    const states: unknown[] = [];
    const line = scene.attendance.openGame();
    line.onMessage((message) => heard.push(message));
    line.onState((state) => states.push(state));
    line.send({ type: 'join', as: 1 });
    scene.arrive('none', update);
    line.send({ type: 'join', as: 'watcher' });
    scene.attendance.hear({ type: 'accepted', id: 'of-the-game', seq: 8 });
    scene.lose();
    scene.attendance.hear(update);
    expect(scene.sent).toEqual([{ type: 'join', as: 'watcher' }]);
    expect(heard).toEqual([update, { type: 'accepted', id: 'of-the-game', seq: 8 }]);
    expect(states).toEqual(['connecting', 'open', 'connecting']);
  });

  test('ends when another one is opened, and with the table', () => {
    const scene = arrived('none');
    const states: unknown[] = [];
    scene.attendance.openGame().onState((state) => states.push(['first', state]));
    scene.attendance.openGame().onState((state) => states.push(['second', state]));
    scene.attendance.connect({ endedBy: 'no-such-table' });
    expect(states).toEqual([
      ['first', 'open'],
      ['first', 'closed'],
      ['second', 'open'],
      ['second', 'closed'],
    ]);
  });
});
