import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TableReply } from '@quando/protocol';
import { Connection, type ConnectionOptions } from '@quando/table';
import { TableFixture, setupOf } from './table-fixture.ts';

type Line = { readonly replies: TableReply[]; say(message: unknown): Promise<void>; close(): void };

/** A connection to the fixture's table for a client that may take each person's view. */
function lineTo(fixture: TableFixture, options: Partial<ConnectionOptions> = {}): Line {
  const replies: TableReply[] = [];
  const { table } = fixture;
  const connection = new Connection({
    table,
    send: (reply) => replies.push(reply),
    mayBe: (viewer) => viewer === 'watcher' || table.sitters[viewer]!.kind === 'person',
    mayContinue: (viewer) => viewer !== 'watcher',
    ...options,
  });
  return { replies, say: (message) => connection.receive(message), close: () => connection.close() };
}

test('joining gives an update now and after every step', async () => {
  const fixture = await TableFixture.create(setupOf('person person'));
  const line = lineTo(fixture);
  await line.say({ type: 'join', as: 0 });
  expect(line.replies).toEqual([fixture.table.updateFor(0)]);
  expect(line.replies[0]).toMatchObject({ seq: 1, since: 0, events: [{ event: { type: 'dealt' } }] });
  await fixture.act(fixture.someAction());
  expect(line.replies.slice(1)).toEqual([fixture.table.updateFor(0, 1)]);
});

test('whoever joins in a later round is told how the last one ended', async () => {
  const fixture = await TableFixture.create(setupOf('person person', 200));
  while (fixture.now.view.phase !== 'scored') await fixture.step();
  const { seq } = fixture.now;
  await fixture.continue();
  for (const table of [fixture.table, await fixture.reopened()]) {
    const { since, events } = table.updateFor(1);
    expect(since).toBe(seq - 1);
    expect(events.map(({ event }) => event.type).slice(-2)).toEqual(['scored', 'dealt']);
  }
});

test('joining again replaces the point of view', async () => {
  const fixture = await TableFixture.create(setupOf('person person'));
  const line = lineTo(fixture);
  await line.say({ type: 'join', as: 0 });
  await line.say({ type: 'join', as: 'watcher' });
  await line.say({ type: 'join', as: 1, since: 1 });
  await fixture.act(fixture.someAction());
  expect(line.replies).toMatchObject([
    { viewer: 0 },
    { viewer: 'watcher' },
    { viewer: 1, events: [] },
    { viewer: 1 },
  ]);
  expect(line.replies).toHaveLength(4);
});

test('a closed connection gets no more messages', async () => {
  const fixture = await TableFixture.create(setupOf('person person'));
  const line = lineTo(fixture);
  await line.say({ type: 'join', as: 0 });
  line.close();
  await fixture.act(fixture.someAction());
  expect(line.replies).toHaveLength(1);
});

test('a client cannot join as a bot, or on a seat that does not exist', async () => {
  const fixture = await TableFixture.create(setupOf('person sharp'));
  const line = lineTo(fixture);
  await line.say({ type: 'join', as: 1 });
  await line.say({ type: 'join', as: 2 });
  const refused = { type: 'refused', refusal: { code: 'not-your-seat' } };
  expect(line.replies).toEqual([refused, refused]);
  await line.say({ type: 'act', id: 'a', after: 1, action: { type: 'knock' } });
  expect(line.replies[2]).toMatchObject({ id: 'a', refusal: { code: 'watchers-only-watch' } });
});

test('a client acts for the seat that it has joined as, and for no other', async () => {
  const fixture = await TableFixture.create(setupOf('person person'));
  const line = lineTo(fixture);
  const asked = fixture.asked;
  const act = { type: 'act', after: 1, action: fixture.someAction() };
  await line.say({ type: 'join', as: 1 - asked });
  await line.say({ ...act, id: 'a' });
  expect(line.replies[1]).toMatchObject({ id: 'a', refusal: { code: 'not-your-turn' } });
  await line.say({ type: 'join', as: asked });
  await line.say({ ...act, id: 'a' });
  expect(line.replies.slice(3)).toMatchObject([
    { type: 'accepted', seq: 2 },
    { type: 'update', seq: 2 },
  ]);
});

test('the next round is dealt only for clients that may continue', async () => {
  const fixture = await TableFixture.create(setupOf('person person', 500));
  while (fixture.now.view.phase !== 'scored') await fixture.step();
  const message = { type: 'continue', id: 'c', after: fixture.now.seq };
  const line = lineTo(fixture);
  await line.say({ type: 'join', as: 'watcher' });
  await line.say(message);
  expect(line.replies[1]).toMatchObject({ id: 'c', refusal: { code: 'watchers-only-watch' } });
  const host = lineTo(fixture, { mayContinue: () => true });
  await host.say(message);
  expect(host.replies).toEqual([{ type: 'accepted', id: 'c', seq: message.after + 1 }]);
});

test('any invalid message is refused with a code and changes nothing', async () => {
  const fixture = await TableFixture.create(setupOf('person person'));
  const line = lineTo(fixture);
  await line.say({ type: 'join', as: 0 });
  await fc.assert(
    fc.asyncProperty(fc.anything(), async (value) => {
      const before = line.replies.length;
      await line.say(value);
      expect(line.replies.slice(before)).toMatchObject([
        { type: 'refused', refusal: { code: 'not-understood' } },
      ]);
      expect(fixture.now.seq).toBe(1);
    }),
  );
  await line.say({ type: 'act', id: 'mine', after: -1 });
  expect(line.replies.at(-1)).toEqual({ type: 'refused', id: 'mine', refusal: { code: 'not-understood' } });
});
