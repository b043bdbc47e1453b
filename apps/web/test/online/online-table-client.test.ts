import { PROTOCOL_VERSION } from '@quando/protocol';
import { loadOnlineWords } from '@quando/text';
import { describe, expect, test } from 'vitest';
import { BUBBLE_TIME } from '../../src/online/bubbles.svelte.ts';
import { bot, statusWith, FREE, person } from './statuses.ts';
import { arrived, playing, Scene } from './online-table-scene.ts';

const english = await loadOnlineWords('en');

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

  test('is heard again on a muted seat once somebody else may sit there', () => {
    const scene = new Scene({ muted: [1, 2] });
    scene.arrive(0, playing);
    expect(scene.table.muted).toEqual([1, 2]);
    scene.hear({ ...playing, seats: [person('Ana'), bot('Pim'), person('Cem')] });
    expect(scene.table.muted).toEqual([2]);
    scene.hear({ type: 'said', seat: 1, phrase: 'hello' });
    expect(scene.table.bubbles).toMatchObject([{ seat: 1, phrase: 'hello' }]);
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
