import { describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION, type SeatingRefusalCode } from '@quando/protocol';
import { keyHashOf, OnlineLog, onlineLogOf, type LeagueGame, type SoloGame } from '@quando/table';
import { onlineEntriesIn } from '../expected.ts';
import { TABLE } from '../table-fixture.ts';
import { OnlineTableFixture, sit, termsOf, type Device } from './online-table-fixture.ts';

const refusing = (code: SeatingRefusalCode): object => ({ type: 'refused', refusal: { code } });
/** Several rounds. */
const LONG = { ...termsOf(3), target: 200 };
const accepted = { type: 'accepted' };

const phaseAt = (fixture: OnlineTableFixture): string => fixture.table.updateFor('watcher')!.view.phase;

/** Plays until the round is over. */
async function untilScored(fixture: OnlineTableFixture, devices: readonly Device[]): Promise<void> {
  while (phaseAt(fixture) !== 'scored') await fixture.step(devices);
}

const called = (seat: number, name: string): object => ({ type: 'sit', seat, name, avatar: 'bean' });

describe('taking over a bot’s seat during a round', () => {
  test('reserves it: nobody sees a hand of the round from another seat', async () => {
    const [fixture, [ada]] = await OnlineTableFixture.playing(LONG, 1);
    const late = fixture.device('late');
    await late.say({ type: 'join', as: 'watcher' });
    expect(await sit(late, 2)).toMatchObject(accepted);
    expect(late.last('welcome')).toMatchObject({ seat: 'none', reserved: 2 });
    expect(ada!.status.seats[2]).toMatchObject({
      sitter: { kind: 'bot' },
      reservedFor: { kind: 'person', name: 'Person 2' },
    });
    expect(await late.say({ type: 'join', as: 2 })).toMatchObject({ refusal: { code: 'not-your-seat' } });
    const act = { type: 'act', id: 'a', after: late.update.seq, action: { type: 'knock' } };
    expect(await late.say(act)).toMatchObject({ refusal: { code: 'watchers-only-watch' } });
    while (phaseAt(fixture) !== 'scored') {
      expect(late.seat).toBe('none');
      expect(late.update.viewer).toBe('watcher');
      await fixture.step([ada!]);
    }
  });

  test('becomes theirs as soon as the round is over, also in another process', async () => {
    const [fixture, [ada]] = await OnlineTableFixture.playing(LONG, 1);
    const late = fixture.device('late');
    await sit(late, 2);
    await untilScored(fixture, [ada!]);
    expect(late.last('welcome')).toEqual({ type: 'welcome', version: PROTOCOL_VERSION, seat: 2 });
    expect(ada!.status.seats[2]).toMatchObject({ sitter: { kind: 'person', name: 'Person 2' } });
    expect(ada!.status.seats[2]).not.toHaveProperty('reservedFor');
    expect((await fixture.reopened()).status().seats).toEqual(ada!.status.seats);
    expect(ada!.status.host).toBe(0);
    const part = { type: 'promise', deal: 1, attempt: 0, value: 'ab'.repeat(32) } as const;
    expect(await late.ask(part)).toMatchObject(accepted);
    await late.say({ type: 'join', as: 2 });
    await fixture.step([ada!]);
    // Nobody opens the part, so the deal takes place without it.
    while (late.update.view.round === 0) await fixture.clock.runNext();
    expect(late.update).toMatchObject({ viewer: 2, view: { phase: 'turn' } });
  });

  test('is refused to a second person, who may reserve another', async () => {
    const [fixture] = await OnlineTableFixture.playing(termsOf(4), 1);
    const [late, later] = [fixture.device('late'), fixture.device('later')];
    await late.say({ ...called(2, 'Emil'), id: 'a' });
    expect(await sit(later, 2)).toMatchObject(refusing('seat-taken'));
    expect(await later.say({ ...called(3, 'emil'), id: 'b' })).toMatchObject(accepted);
    expect(late.status.seats[3]).toMatchObject({ reservedFor: { name: 'emil 2' } });
    expect(await late.say({ ...called(1, 'Emil'), id: 'c' })).toMatchObject(accepted);
    expect(late.last('welcome')).toMatchObject({ reserved: 1 });
    expect(late.status.seats[2]).not.toHaveProperty('reservedFor');
    const { seq } = late.status;
    expect(await late.say({ ...called(1, 'Emil'), id: 'd' })).toMatchObject({ ...accepted, seq });
  });

  test('can be given up again', async () => {
    const [fixture, [ada]] = await OnlineTableFixture.playing(LONG, 1);
    const late = fixture.device('late');
    expect(await late.ask({ type: 'stand' })).toMatchObject(refusing('not-seated'));
    await sit(late, 2);
    expect(await late.ask({ type: 'stand' })).toMatchObject(accepted);
    expect(late.last('welcome')).toEqual({ type: 'welcome', version: PROTOCOL_VERSION, seat: 'none' });
    await untilScored(fixture, [ada!]);
    expect(late.seat).toBe('none');
    expect(ada!.status.seats[2]).toMatchObject({ sitter: { kind: 'bot' } });
  });

  test('comes to nothing when the game ends with the round', async () => {
    const [fixture, [ada]] = await OnlineTableFixture.playing({ ...termsOf(3), target: 1 }, 1);
    const late = fixture.device('late');
    await sit(late, 2);
    await fixture.playOut([ada!]);
    expect(late.last('welcome')).toEqual({ type: 'welcome', version: PROTOCOL_VERSION, seat: 'none' });
    expect(ada!.status.seats[2]).toMatchObject({ sitter: { kind: 'bot' } });
    expect(ada!.status.seats[2]).not.toHaveProperty('reservedFor');
  });

  test('cannot make the log grow without bound', async () => {
    const [fixture] = await OnlineTableFixture.playing(LONG, 1);
    const late = fixture.device('late');
    let answer = await sit(late, 2);
    for (let i = 0; i < 600 && answer?.type === 'accepted'; i += 1)
      answer = await (i % 2 === 0 ? late.ask({ type: 'stand' }) : sit(late, 2));
    expect(answer).toMatchObject(refusing('too-many-changes'));
    expect(await sit(late, 1)).toMatchObject(refusing('too-many-changes'));
  });
});

describe('between rounds', () => {
  test('a latecomer takes over from a bot at once, but not from a person', async () => {
    const [fixture, [ada, ben]] = await OnlineTableFixture.playing(LONG, 2);
    await untilScored(fixture, [ada!, ben!]);
    const late = fixture.device('late');
    expect(await sit(late, 1)).toMatchObject(refusing('seat-taken'));
    expect(await sit(late, 2)).toMatchObject(accepted);
    expect(late.seat).toBe(2);
    await late.say({ type: 'join', as: 2 });
    expect(late.update.viewer).toBe(2);
    expect(ada!.update.sitters[2]).toMatchObject({ kind: 'person' });
    expect(await sit(ada!, 2)).toMatchObject(refusing('started'));
    expect(await ada!.ask({ type: 'clear', seat: 2 })).toMatchObject(refusing('started'));
  });
});

/** A game of several rounds whose first has been scored, and what the table will report. */
async function afterFirstRound(people: number) {
  const reported: (LeagueGame | SoloGame)[] = [];
  const report = async (game: LeagueGame | SoloGame): Promise<'entered'> => {
    reported.push(game);
    return 'entered';
  };
  const terms = { ...termsOf(3), target: 60, league: 'family' };
  const [fixture, devices] = await OnlineTableFixture.playing(terms, people, 1, { report });
  await untilScored(fixture, devices);
  expect(fixture.table.isOver).toBe(false);
  return { fixture, devices, reported };
}

/** The seats, once the game is played to its end. */
async function takenOver(
  { fixture, reported }: Awaited<ReturnType<typeof afterFirstRound>>,
  devices: readonly Device[],
): Promise<readonly number[]> {
  await fixture.playOut(devices);
  await fixture.clock.runNext();
  const log = onlineLogOf(await fixture.storage.load(TABLE));
  expect(log).toHaveProperty('takenOver', reported[0]!.takenOver);
  return [...reported[0]!.takenOver];
}

describe('a table of a league reports as taken over', () => {
  const TOKEN = 'token'.padEnd(43, '-');

  test('the seat of a bot that a person took', async () => {
    const table = await afterFirstRound(2);
    const late = table.fixture.device('late');
    await sit(late, 2);
    expect(await takenOver(table, [...table.devices, late])).toEqual([2]);
  });

  test('the seat of a person whom the others replaced and the host removed', async () => {
    const table = await afterFirstRound(3);
    const [host, troll, other] = table.devices;
    while (table.fixture.table.status().waiting?.seat !== 1) await table.fixture.step(table.devices);
    for (const device of [host!, other!])
      expect(await device.ask({ type: 'replace', seat: 1 })).toMatchObject(accepted);
    expect(await host!.ask({ type: 'clear', seat: 1 })).toMatchObject(accepted);
    expect(troll!.seat).toBe('none');
    expect(await takenOver(table, [host!, other!])).toEqual([1]);
  });

  test('not that of somebody for whom a bot stands in, nor who goes on with a new device', async () => {
    const table = await afterFirstRound(3);
    const { fixture, devices } = table;
    while (phaseAt(fixture) === 'scored') await fixture.step(devices);
    await devices[2]!.ask({ type: 'stand' });
    devices[1]!.disconnect();
    fixture.absent.set(1, fixture.clock.now());
    await devices[0]!.ask({ type: 'hand-over', seat: 1, token: keyHashOf(TOKEN) });
    const fresh = fixture.device('fresh');
    expect(await fresh.ask({ type: 'claim', token: TOKEN })).toMatchObject(accepted);
    fixture.absent.delete(1);
    expect(await takenOver(table, [devices[0]!, fresh])).toEqual([]);
    expect(fresh.seat).toBe(1);
  });
});

describe('a person who lets a bot play', () => {
  test('returns in the same round to the seat whose hand they know, and cannot take another', async () => {
    const [fixture, [ada, ben]] = await OnlineTableFixture.playing(LONG, 2);
    await ben!.ask({ type: 'stand' });
    expect(await sit(ben!, 2)).toMatchObject(refusing('started'));
    expect(await sit(fixture.device('late'), 1)).toMatchObject(refusing('seat-taken'));
    expect(await ben!.say({ type: 'join', as: 2 })).toMatchObject({ refusal: { code: 'not-your-seat' } });
    expect(await ben!.ask({ type: 'return' })).toMatchObject(accepted);
    expect(ada!.status.seats[1]).toMatchObject({ isAway: false });
  });
});

test('a log in which somebody sat down in mid-round, from before that was refused, still opens', async () => {
  const [fixture] = await OnlineTableFixture.playing(LONG, 1);
  const late = fixture.device('late');
  await sit(late, 2);
  const log = onlineEntriesIn(await fixture.storage.load(TABLE));
  const old = log.map((entry) => (entry.type === 'reserved' ? { ...entry, type: 'seated' } : entry));
  const opened = onlineLogOf(old);
  if (!(opened instanceof OnlineLog)) throw new Error(`${opened.code} at ${opened.place}`);
  expect(opened.seating.seats[2]).toMatchObject({ sitter: { kind: 'person', name: 'Person 2' } });
});
