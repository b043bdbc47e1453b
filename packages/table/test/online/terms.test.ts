import { describe, expect, test } from 'vitest';
import type { Handicaps, SeatingRefusalCode, Terms } from '@quando/protocol';
import { OnlineTableFixture, sit, termsOf, type Device } from './online-table-fixture.ts';

const refusing = (code: SeatingRefusalCode): object => ({ type: 'refused', refusal: { code } });

const ACCEPTED = { type: 'accepted' };

/** A table with people on these seats, the first of them its host. */
async function gathered(players: number, seats: readonly number[]): Promise<[OnlineTableFixture, Device[]]> {
  const fixture = await OnlineTableFixture.create(termsOf(players));
  const devices = seats.map((seat) => fixture.device(`person ${seat}`));
  for (const [i, device] of devices.entries()) await sit(device, seats[i]!);
  return [fixture, devices];
}

const names = ({ status }: Device): string[] =>
  status.seats.map((seat) => (seat.kind === 'free' ? 'free' : seat.sitter.name));

const setTerms = (device: Device, changes: Partial<Terms>) =>
  device.ask({ type: 'set-terms', terms: { ...device.status.terms, ...changes } });

const given = (...points: number[]): Handicaps => points.map((headStart) => ({ headStart }));

describe('the terms', () => {
  test('can be changed by the host until the start, which everybody sees, also in other processes', async () => {
    const [fixture, [ada, ben]] = await gathered(2, [0, 1]);
    const terms = { players: 2, target: 40, tempo: 'quick', isOpen: false } as const;
    expect(await ada!.ask({ type: 'set-terms', terms })).toMatchObject(ACCEPTED);
    expect(ben!.status.terms).toEqual(terms);
    expect((await fixture.reopened()).status().terms).toEqual(terms);
    await ada!.ask({ type: 'start' });
    expect(await setTerms(ada!, { target: 50 })).toMatchObject(refusing('started'));
    await ben!.say({ type: 'join', as: 1 });
    expect(ben!.update.view.target).toBe(40);
    expect(ben!.status.waiting?.until).toBe(fixture.clock.now() + 20_000);
  });

  test('are the host’s alone', async () => {
    const [fixture, [, ben]] = await gathered(3, [0, 1]);
    expect(await setTerms(ben!, { target: 30 })).toMatchObject(refusing('not-host'));
    expect(await setTerms(fixture.device('eve'), { target: 30 })).toMatchObject(refusing('not-seated'));
    expect(await setTerms(fixture.device(), { target: 30 })).toMatchObject(refusing('no-key'));
    expect(ben!.status.terms.target).toBe(20);
  });

  test('that are the same already become no entry', async () => {
    const [fixture, [ada]] = await gathered(3, [0]);
    const { seq } = fixture.table;
    expect(await setTerms(ada!, {})).toMatchObject({ ...ACCEPTED, seq });
    expect(fixture.table.seq).toBe(seq);
  });

  test('cannot be changed without end', async () => {
    const [, [ada]] = await gathered(3, [0]);
    let answer: unknown;
    for (let i = 0; i < 600; i += 1) answer = await setTerms(ada!, { target: 30 + (i % 2) });
    expect(answer).toMatchObject(refusing('too-many-changes'));
  });

  test('can give handicaps, which everybody sees and the record names', async () => {
    const [fixture, [ada, ben]] = await gathered(2, [0, 1]);
    const handicaps = [
      { headStart: 7, assist: 'sides' },
      { headStart: 0, assist: 'none' },
    ] as const;
    expect(await setTerms(ada!, { handicaps })).toMatchObject(ACCEPTED);
    expect(ben!.status.terms.handicaps).toEqual(handicaps);
    expect((await fixture.reopened()).status().terms.handicaps).toEqual(handicaps);
    await ada!.ask({ type: 'start' });
    await ben!.say({ type: 'join', as: 1 });
    expect(ben!.update.handicaps).toEqual(handicaps);
    while (fixture.table.updateFor('watcher')!.view.phase !== 'over') await fixture.step([ada!, ben!]);
    expect(fixture.table.record).toMatchObject({ meta: { handicaps } });
  });

  test('give whoever moves their handicap on the new seat, also when a seat goes', async () => {
    const [fixture, [ada, ben]] = await gathered(4, [0, 3]);
    await setTerms(ada!, { players: 4, handicaps: given(0, 2, 0, 14) });
    await sit(ben!, 1);
    expect(ada!.status.terms.handicaps).toEqual(given(0, 14, 0, 2));
    await sit(ben!, 3);
    expect(ada!.status.terms.handicaps).toEqual(given(0, 2, 0, 14));
    await setTerms(ada!, { players: 3, handicaps: given(0, 2, 0) });
    expect(ada!.status.seats[1]).toMatchObject({ kind: 'taken' });
    expect(ada!.status.terms.handicaps).toEqual(given(0, 14, 0));
    expect((await fixture.reopened()).status().terms.handicaps).toEqual(given(0, 14, 0));
  });

  test('with other handicaps are other terms', async () => {
    const [fixture, [ada]] = await gathered(2, [0]);
    await setTerms(ada!, { handicaps: [{ headStart: 7 }, { headStart: 0 }] });
    const { seq } = fixture.table;
    await setTerms(ada!, { handicaps: [{ headStart: 7 }, { headStart: 0 }] });
    expect(fixture.table.seq).toBe(seq);
    await setTerms(ada!, { handicaps: [{ headStart: 8 }, { headStart: 0 }] });
    expect(fixture.table.seq).toBe(seq + 1);
  });

  test.each([
    ['one seat too few', [{ headStart: 1 }]],
    ['too many points', [{ headStart: 100 }, { headStart: 0 }]],
    ['points below zero', [{ headStart: -1 }, { headStart: 0 }]],
  ])('are refused with handicaps of %s', async (_, handicaps) => {
    const [, [ada]] = await gathered(2, [0]);
    expect(await setTerms(ada!, { handicaps })).toMatchObject({ refusal: { code: 'not-understood' } });
  });

  test.each([1, 7])('are refused for %i players', async (players) => {
    const [, [ada]] = await gathered(3, [0]);
    expect(await setTerms(ada!, { players })).toMatchObject({ refusal: { code: 'not-understood' } });
  });
});

describe('seats', () => {
  test('are added for more friends, who sit down and play', async () => {
    const [fixture, [ada, ben]] = await gathered(2, [0, 1]);
    await setTerms(ada!, { players: 3 });
    expect(names(ben!)).toEqual(['Person 0', 'Person 1', 'free']);
    expect(await ada!.ask({ type: 'start' })).toMatchObject(refusing('seats-free'));
    const zoe = fixture.device('zoe');
    expect(await sit(zoe, 2)).toMatchObject(ACCEPTED);
    expect(await ada!.ask({ type: 'start' })).toMatchObject(ACCEPTED);
    await zoe.say({ type: 'join', as: 2 });
    expect(zoe.update.sitters).toHaveLength(3);
  });

  test('that go lose nobody: people move to a free one, then to a bot’s', async () => {
    const [fixture, [ada, ben, zoe]] = await gathered(6, [1, 4, 5]);
    await ada!.ask({ type: 'fill', seat: 2, level: 'sharp' });
    await setTerms(ada!, { players: 4 });
    expect([ada!.seat, ben!.seat, zoe!.seat]).toEqual([1, 0, 3]);
    expect(names(ada!)[2]).not.toBe('free');
    await setTerms(ada!, { players: 3 });
    expect([ada!.seat, ben!.seat, zoe!.seat]).toEqual([1, 0, 2]);
    expect((await fixture.reopened()).status().seats).toEqual(ada!.status.seats);
  });

  test('are never fewer than people, which is refused', async () => {
    const [, [ada, ben, zoe]] = await gathered(4, [0, 2, 3]);
    expect(await setTerms(ada!, { players: 2 })).toMatchObject(refusing('too-few-seats'));
    expect(ada!.status.terms.players).toBe(4);
    expect([ada!.seat, ben!.seat, zoe!.seat]).toEqual([0, 2, 3]);
  });

  test('keep the host, who has sat longest', async () => {
    const [, [ada]] = await gathered(4, [3, 0]);
    expect(ada!.status.host).toBe(3);
    await setTerms(ada!, { players: 2 });
    expect([ada!.seat, ada!.status.host]).toEqual([1, 1]);
  });
});

test('a watcher from before the table was closed to watchers is told nothing of the game', async () => {
  const [fixture, [ada, ben]] = await gathered(2, [0, 1]);
  const watcher = fixture.device();
  await watcher.say({ type: 'join', as: 'watcher' });
  await setTerms(ada!, { isOpen: false });
  await ada!.ask({ type: 'start' });
  await ben!.say({ type: 'join', as: 1 });
  expect(watcher.heard.some(({ type }) => type === 'update' || type === 'events')).toBe(false);
  expect(await watcher.say({ type: 'join', as: 'watcher' })).toMatchObject({
    refusal: { code: 'not-your-seat' },
  });
});
