import { expect, test } from 'vitest';
import type { Action } from '@quando/rules';
import { OnlineLog, onlineLogOf } from '@quando/table';
import { deckIn, onlineEntriesIn, seatIn } from '../expected.ts';
import { settled } from '../fake-clock.ts';
import { someAction, TABLE } from '../table-fixture.ts';
import { OnlineTableFixture, sit, termsOf } from './online-table-fixture.ts';

const set = (place: number, change: object) => (entries: object[]) => Object.assign(entries[place]!, change);

test('an invalid log does not open', async () => {
  const [fixture, devices] = await OnlineTableFixture.playing(termsOf(3), 2);
  await fixture.step(devices);
  const log = onlineEntriesIn(await fixture.storage.load(TABLE));
  const [dealt, acted] = [log.findIndex(({ type }) => type === 'dealt'), log.length - 1];
  const opened = (change: (entries: object[]) => void): unknown => {
    const entries: object[] = structuredClone(log);
    change(entries);
    const result = onlineLogOf(JSON.parse(JSON.stringify(entries)));
    return result instanceof OnlineLog ? 'opens' : result;
  };
  expect(opened(() => {})).toBe('opens');
  expect(opened((entries) => entries.splice(0, 1))).toEqual({ code: 'not-an-entry', place: 0 });
  expect(opened(set(0, { terms: {} }))).toEqual({ code: 'not-an-entry', place: 0 });
  expect(opened(set(0, { secret: 'short' }))).toEqual({ code: 'not-an-entry', place: 0 });
  expect(opened(set(1, { sitter: 'nobody' }))).toEqual({ code: 'not-an-entry', place: 1 });
  expect(opened(set(1, { key: undefined }))).toEqual({ code: 'not-an-entry', place: 1 });
  expect(opened(set(1, { seat: 3 }))).toEqual({ code: 'illegal', place: 1 });
  expect(opened((entries) => entries.splice(1, 1))).toEqual({ code: 'out-of-order', place: 1 });
  // A deck other than the committed one, or a secret that does not lead to it.
  expect(opened(set(0, { secret: 'ab'.repeat(32) }))).toEqual({ code: 'bad-deal', place: dealt });
  const deck = deckIn(log[dealt]);
  expect(opened(set(dealt, { deck: deck.toReversed() }))).toEqual({ code: 'bad-deal', place: dealt });
  expect(opened(set(dealt, { next: undefined }))).toEqual({ code: 'bad-deal', place: dealt });
  expect(opened(set(acted, { line: '0 pass' }))).toEqual({ code: 'illegal', place: acted });
});

test('a bot that is still thinking when the person returns does not act', async () => {
  const fixture = await OnlineTableFixture.create(termsOf(2, 'quick'));
  const thoughts: ((action: Action) => void)[] = [];
  Object.assign(fixture.ports, { think: () => new Promise<Action>((resolve) => thoughts.push(resolve)) });
  const devices = [fixture.device('ada'), fixture.device('ben')];
  for (const [seat, device] of devices.entries()) await sit(device, seat);
  await devices[0]!.ask({ type: 'start' });
  const { view, seq } = fixture.table.updateFor('watcher')!;
  const seat = seatIn(view.asked);
  await fixture.clock.runNext();
  expect(fixture.isAway(seat)).toBe(true);
  await fixture.clock.runNext();
  await devices[seat]!.ask({ type: 'return' });
  thoughts[0]!(someAction(fixture.table.updateFor(seat)!.view, fixture.random)!);
  await settled();
  expect(fixture.table.updateFor('watcher')!.seq).toBe(seq);
  expect(fixture.clock.nextIn).toBe(20_000);
});
