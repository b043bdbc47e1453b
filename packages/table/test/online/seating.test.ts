import { describe, expect, test } from 'vitest';
import {
  PROTOCOL_VERSION,
  type OnlineReply,
  type SeatingCommand,
  type SeatingRefusalCode,
} from '@quando/protocol';
import { hasSeat, keyHashOf } from '@quando/table';
import { OnlineTableFixture, sit, termsOf, type Device } from './online-table-fixture.ts';

const refusing = (code: SeatingRefusalCode): object => ({ type: 'refused', refusal: { code } });

const called = (seat: number, name: string): Extract<SeatingCommand, { type: 'sit' }> => ({
  type: 'sit',
  id: `sit-${seat}`,
  seat,
  name,
  avatar: 'bean',
});

async function gathered(): Promise<[OnlineTableFixture, Device, Device]> {
  const fixture = await OnlineTableFixture.create(termsOf(3));
  const [ada, ben] = [fixture.device('ada'), fixture.device('ben')];
  await sit(ada, 0);
  await sit(ben, 2);
  return [fixture, ada, ben];
}

/** Ben's command waits behind those with which Ada gives his seat to a bot and starts. */
async function afterBurst(command: object): Promise<[Device, OnlineReply | undefined]> {
  const [, ada, ben] = await gathered();
  await ben.say({ type: 'join', as: 2 });
  await ada.ask({ type: 'fill', seat: 1, level: 'sharp' });
  const burst = [
    ada.ask({ type: 'clear', seat: 2 }),
    ada.ask({ type: 'fill', seat: 2, level: 'sharp' }),
    ada.ask({ type: 'start' }),
  ];
  const answer = ben.say({ ...command, id: 'late' });
  await Promise.all(burst);
  return [ben, await answer];
}

/** The first refusal of many changes. */
async function untilRefused(change: (i: number) => Promise<OnlineReply | undefined>): Promise<unknown> {
  for (let i = 0; i < 600; i += 1) {
    const answer = await change(i);
    if (answer?.type === 'refused') return answer;
  }
  return 'never refused';
}

describe('before the start', () => {
  test('a process that has not heard of a seat reads on before it says that there is none', async () => {
    const fixture = await OnlineTableFixture.create(termsOf(2));
    const other = await fixture.reopened();
    const ada = fixture.device('ada');
    await sit(ada, 0);
    expect(other.seatOf(keyHashOf(ada.key!))).toBe('none');
    expect(await hasSeat(other, keyHashOf(ada.key!))).toBe(true);
    expect(await hasSeat(other, keyHashOf('somebody else'))).toBe(false);
  });
  test('a new connection gets its seat and the status', async () => {
    const fixture = await OnlineTableFixture.create(termsOf(2));
    const [first, second, ...rest] = fixture.device('ada').heard;
    expect(first).toEqual({ type: 'welcome', version: PROTOCOL_VERSION, seat: 'none' });
    expect(second).toMatchObject({
      stage: 'gathering',
      host: 'nobody',
      seats: [{ kind: 'free' }, { kind: 'free' }],
      deal: { number: 0, attempt: 0, promised: [], silent: [] },
    });
    expect(rest).toEqual([]);
  });

  test('only one person takes a seat, and everybody gets the status', async () => {
    const [, ada, ben] = await gathered();
    expect([ada.seat, ben.seat]).toEqual([0, 2]);
    expect(ada.status.seats).toMatchObject([
      { sitter: { name: 'Person 0' } },
      { kind: 'free' },
      { kind: 'taken' },
    ]);
    expect(await sit(ben, 0)).toMatchObject(refusing('seat-taken'));
    expect(await sit(ben, 3)).toMatchObject(refusing('no-such-seat'));
    expect(await sit(ben, 1)).toMatchObject({ type: 'accepted' });
    expect(ben.seat).toBe(1);
    expect(ada.status.seats[2]).toEqual({ kind: 'free' });
  });

  test('people who look in are counted as long as the table gathers', async () => {
    const [fixture, ada, ben] = await gathered();
    expect(ada.status).not.toHaveProperty('visitors');
    fixture.visitors = 2;
    fixture.table.refreshPresence();
    expect([ada.status.visitors, ben.status.visitors]).toEqual([2, 2]);
    const told = ada.heard.length;
    fixture.table.refreshPresence();
    expect(ada.heard).toHaveLength(told);
    await ada.ask({ type: 'fill', seat: 1, level: 'casual' });
    await ada.ask({ type: 'start' });
    expect(ada.status.stage).toBe('playing');
    expect(ada.status).not.toHaveProperty('visitors');
  });

  test('a client without a key cannot sit down', async () => {
    const [fixture] = await gathered();
    expect(await sit(fixture.device(), 1)).toMatchObject(refusing('no-key'));
  });

  test('the same command again gets the same answer and does nothing', async () => {
    const [fixture, ada] = await gathered();
    const command = { type: 'sit', id: 'once', seat: 1, name: 'Ada', avatar: 'bean' } as const;
    const answer = await ada.say(command);
    expect(await ada.say(command)).toEqual(answer);
    const { seq } = ada.status;
    expect(await (await fixture.reopened()).connect({ send: () => {} }).receive(command)).toBeUndefined();
    expect(ada.status.seq).toBe(seq);
  });

  test('only the host fills, clears and starts', async () => {
    const [, ada, ben] = await gathered();
    expect(await ben.ask({ type: 'fill', seat: 1, level: 'casual' })).toMatchObject(refusing('not-host'));
    expect(await ben.ask({ type: 'start' })).toMatchObject(refusing('not-host'));
    expect(await ada.ask({ type: 'start' })).toMatchObject(refusing('seats-free'));
    expect(await ada.ask({ type: 'fill', seat: 2, level: 'casual' })).toMatchObject(refusing('seat-taken'));
    expect(await ada.ask({ type: 'fill', seat: 1, level: 'casual' })).toMatchObject({ type: 'accepted' });
    expect(ben.status.seats[1]).toMatchObject({ sitter: { kind: 'bot', level: 'casual' }, isHere: true });
    expect(await ada.ask({ type: 'clear', seat: 2 })).toMatchObject({ type: 'accepted' });
    expect(ben.seat).toBe('none');
    expect(await ben.ask({ type: 'stand' })).toMatchObject(refusing('not-seated'));
  });

  test('no two bots have the same name', async () => {
    const fixture = await OnlineTableFixture.create(termsOf(6));
    const ada = fixture.device('ada');
    await sit(ada, 0);
    for (const seat of [1, 2, 3, 4, 5]) await ada.ask({ type: 'fill', seat, level: 'sharp' });
    const names = ada.status.seats.map((seatStatus) => seatStatus.kind === 'taken' && seatStatus.sitter.name);
    expect(new Set(names).size).toBe(6);
  });

  test('people with the same name get a number, which they keep', async () => {
    const fixture = await OnlineTableFixture.create(termsOf(4));
    const [ada, other, third] = [fixture.device('ada'), fixture.device('other'), fixture.device('third')];
    const names = (): unknown[] =>
      ada.status.seats.map((seatStatus) => (seatStatus.kind === 'taken' ? seatStatus.sitter.name : 'free'));
    await ada.say(called(0, 'Ada'));
    await other.say(called(1, 'ada'));
    await third.say(called(2, 'ADA'));
    expect(names()).toEqual(['Ada', 'ada 2', 'ADA 3', 'free']);
    await third.say(called(3, 'Ada 2'));
    expect(names()).toEqual(['Ada', 'ada 2', 'free', 'Ada 2 2']);
    await ada.say({ ...called(0, 'Ada'), id: 'again' });
    await other.say(called(2, 'Ben'));
    expect(names()).toEqual(['Ada', 'free', 'Ben', 'Ada 2 2']);
    expect((await fixture.reopened()).status().seats).toEqual(ada.status.seats);
  });

  test('the host is the person seated longest who has not been absent for a minute', async () => {
    const [fixture, ada, ben] = await gathered();
    expect(ada.status.host).toBe(0);
    fixture.absent.set(0, fixture.clock.now());
    fixture.table.refreshPresence();
    expect(ada.status.host).toBe(0);
    expect(await ben.ask({ type: 'fill', seat: 1, level: 'sharp' })).toMatchObject(refusing('not-host'));
    expect(fixture.clock.nextIn).toBe(60_000);
    await fixture.clock.runNext();
    expect(ada.status.host).toBe(2);
    fixture.absent.clear();
    fixture.table.refreshPresence();
    expect(ada.status.host).toBe(0);
    fixture.absent.set(0, fixture.clock.now() - 60_000);
    expect(await ben.ask({ type: 'fill', seat: 1, level: 'sharp' })).toMatchObject({ type: 'accepted' });
    fixture.absent.clear();
    await ada.ask({ type: 'stand' });
    expect(ben.status.host).toBe(2);
  });

  test('nobody can act, and those who have joined get an update at the start', async () => {
    const [, ada, ben] = await gathered();
    const act = { type: 'act', id: 'a', after: 0, action: { type: 'knock' } };
    expect(await ada.say(act)).toMatchObject(refusing('not-started'));
    await ada.say({ type: 'join', as: 0 });
    await ada.ask({ type: 'fill', seat: 1, level: 'sharp' });
    const start = { type: 'start', id: 'go' } as const;
    const answer = await ada.say(start);
    expect(answer).toMatchObject({ type: 'accepted' });
    expect(await ada.say(start)).toEqual(answer);
    expect(ada.update).toMatchObject({
      viewer: 0,
      view: { players: 3 },
      events: [{ event: { type: 'dealt' } }],
    });
    expect(ben.heard.some(({ type }) => type === 'update')).toBe(false);
    expect(ben.status.stage).toBe('playing');
  });
});

describe('a person who is removed in the burst that starts the game', () => {
  test.for([
    { type: 'act', after: 0, action: { type: 'knock' } },
    { type: 'act', after: 7, action: { type: 'knock' } },
    { type: 'continue', after: 0 },
  ])('%j is refused without a view of the seat', async (command) => {
    const [ben, answer] = await afterBurst(command);
    expect(answer).toEqual({
      type: 'refused',
      id: 'late',
      refusal: { code: 'watchers-only-watch', may: [] },
    });
    expect(ben.seat).toBe('none');
    expect(ben.heard.filter(({ type }) => type === 'update')).toEqual([]);
  });

  test('a person who moves in that burst gets the view of the new seat', async () => {
    const [, ada, ben] = await gathered();
    await ben.say({ type: 'join', as: 2 });
    const burst = [
      sit(ben, 1),
      ada.ask({ type: 'fill', seat: 2, level: 'sharp' }),
      ada.ask({ type: 'start' }),
    ];
    const answer = ben.say({ type: 'continue', id: 'late', after: 0 });
    await Promise.all([...burst, answer]);
    const late = ben.heard.find((reply) => 'id' in reply && reply.id === 'late');
    expect(late).toMatchObject({ type: 'refused', update: { viewer: 1 } });
    expect(ben.heard.filter(({ type }) => type === 'update')).toEqual([]);
  });
});

describe('during the game', () => {
  test('nobody can join as another seat', async () => {
    const [fixture, [ada]] = await OnlineTableFixture.playing(termsOf(2, 'relaxed', false), 2);
    const notYours: Partial<OnlineReply> = { type: 'refused', refusal: { code: 'not-your-seat' } };
    expect(await ada!.say({ type: 'join', as: 1 })).toEqual(notYours);
    expect(await fixture.device().say({ type: 'join', as: 0 })).toEqual(notYours);
    expect(await fixture.device().say({ type: 'join', as: 'watcher' })).toEqual(notYours);
    const [open] = await OnlineTableFixture.playing(termsOf(2), 2);
    const watcher = open.device();
    await watcher.say({ type: 'join', as: 'watcher' });
    expect(watcher.update.viewer).toBe('watcher');
    const act = { type: 'act', id: 'a', after: watcher.update.seq, action: { type: 'knock' } };
    expect(await watcher.say(act)).toMatchObject({ refusal: { code: 'watchers-only-watch' } });
  });

  test('a bot decides for a person who leaves, until they return', async () => {
    const [fixture, [ada, ben]] = await OnlineTableFixture.playing(termsOf(2), 2);
    await ada!.ask({ type: 'stand' });
    expect(ben!.status.seats[0]).toMatchObject({ isAway: true });
    while (fixture.table.updateFor('watcher')!.view.asked !== 0) await fixture.step([ben!]);
    await fixture.clock.runNext();
    expect(ben!.update.events.at(-1)?.event).toMatchObject({ seat: 0 });
    expect(await ben!.ask({ type: 'return' })).toMatchObject(refusing('not-away'));
    expect(await ada!.ask({ type: 'return' })).toMatchObject({ type: 'accepted' });
    expect(ben!.status.seats[0]).toMatchObject({ isAway: false });
    expect(ada!.seat).toBe(0);
  });

  test('a person who talks too much is ignored for a while on all devices; the others are not', async () => {
    const [fixture, [ada, ben]] = await OnlineTableFixture.playing(termsOf(2), 2);
    const saidBy = (seat: number): number =>
      ada!.heard.filter((reply) => reply.type === 'said' && reply.seat === seat).length;
    for (let i = 0; i < 9; i += 1) await ben!.say({ type: 'say', phrase: 'ouch' });
    expect(saidBy(1)).toBe(4);
    await ada!.say({ type: 'say', phrase: 'ouch' });
    expect(saidBy(0)).toBe(1);
    fixture.clock.after(2_000, () => {});
    await fixture.clock.runNext();
    for (let i = 0; i < 9; i += 1) await ben!.say({ type: 'say', phrase: 'ouch' });
    expect(saidBy(1)).toBe(5);
  });

  test('what somebody says is sent to everybody, and is not stored', async () => {
    const [fixture, [ada, ben]] = await OnlineTableFixture.playing(termsOf(2), 2);
    const { seq } = ada!.status;
    await ben!.say({ type: 'say', phrase: 'ouch' });
    expect(ada!.last('said')).toEqual({ type: 'said', seat: 1, phrase: 'ouch' });
    await fixture.device().say({ type: 'say', phrase: 'ouch' });
    expect(ada!.heard.filter(({ type }) => type === 'said')).toHaveLength(1);
    expect(fixture.table.status().seq).toBe(seq);
    await ada!.say({ type: 'ping' });
    expect(ada!.heard.at(-1)).toEqual({ type: 'pong' });
  });
});

describe('commands that change nothing', () => {
  test('are accepted and become no entry', async () => {
    const [, ada, ben] = await gathered();
    await ada.ask({ type: 'fill', seat: 1, level: 'sharp' });
    const { seq } = ada.status;
    expect(await sit(ben, 2)).toMatchObject({ type: 'accepted', seq });
    expect(await ada.ask({ type: 'fill', seat: 1, level: 'sharp' })).toMatchObject({ type: 'accepted', seq });
    await ada.ask({ type: 'start' });
    expect(await ben.ask({ type: 'stand' })).toMatchObject({ type: 'accepted', seq: seq + 2 });
    expect(await ben.ask({ type: 'stand' })).toMatchObject({ type: 'accepted', seq: seq + 2 });
    expect(ada.status.seq).toBe(seq + 2);
  });
});

describe('a table whose seats have changed too often', () => {
  test('before the start, only lets people and bots take seats, and can start', async () => {
    const [fixture, ada, ben] = await gathered();
    const refilled = (i: number): Promise<OnlineReply | undefined> =>
      ada.ask({ type: 'fill', seat: 1, level: i % 2 === 0 ? 'casual' : 'sharp' });
    expect(await untilRefused(refilled)).toMatchObject(refusing('too-many-changes'));
    const { seq } = ada.status;
    expect(await ben.ask({ type: 'stand' })).toMatchObject(refusing('too-many-changes'));
    expect(await ada.ask({ type: 'clear', seat: 1 })).toMatchObject(refusing('too-many-changes'));
    expect(await ben.say(called(1, 'Ben'))).toMatchObject(refusing('too-many-changes'));
    expect(await ben.say({ ...called(2, 'Ben'), id: 'renamed' })).toMatchObject(refusing('too-many-changes'));
    expect(ada.status.seq).toBe(seq);
    expect(await sit(fixture.device('late'), 1)).toMatchObject({ type: 'accepted' });
    expect(await ada.ask({ type: 'start' })).toMatchObject({ type: 'accepted' });
    expect((await fixture.reopened()).status().seats).toEqual(ada.status.seats);
  });

  test('during the game, refuses to let a bot play, and lets everybody return', async () => {
    const [fixture, [ada, ben]] = await OnlineTableFixture.playing(termsOf(2, 'quick'), 2);
    const toggled = (i: number): Promise<OnlineReply | undefined> =>
      ada!.ask({ type: i % 2 === 0 ? 'stand' : 'return' });
    expect(await untilRefused(toggled)).toBe('never refused');
    expect(await untilRefused(toggled)).toMatchObject(refusing('too-many-changes'));
    expect(await ben!.ask({ type: 'stand' })).toMatchObject(refusing('too-many-changes'));
    while (!fixture.isAway(1)) await fixture.step([ada!]);
    expect(await ben!.ask({ type: 'return' })).toMatchObject({ type: 'accepted' });
  });
});

describe('after the game', () => {
  test('nobody takes a seat, and nothing but leaving and a rematch is accepted', async () => {
    const [fixture, devices] = await OnlineTableFixture.playing(termsOf(3), 2);
    const [ada, ben] = devices;
    await fixture.playOut(devices);
    const stranger = fixture.device('stranger');
    expect(await sit(stranger, 2)).toMatchObject(refusing('over'));
    expect(await stranger.ask({ type: 'rematch' })).toMatchObject(refusing('not-seated'));
    expect(await ada!.ask({ type: 'fill', seat: 2, level: 'casual' })).toMatchObject(refusing('over'));
    expect(await ada!.ask({ type: 'start' })).toMatchObject(refusing('over'));
    expect(await ben!.ask({ type: 'stand' })).toMatchObject({ type: 'accepted' });
    const { seq } = ada!.status;
    expect(await ben!.ask({ type: 'stand' })).toMatchObject({ type: 'accepted', seq });
    expect(await ben!.ask({ type: 'return' })).toMatchObject(refusing('over'));
    await ada!.ask({ type: 'rematch' });
    await ben!.ask({ type: 'rematch' });
    await ada!.ask({ type: 'rematch' });
    expect(ada!.status.seq).toBe(seq + 1);
  });
});

test('a program is the host only as long as no person is there, and has no vote', async () => {
  const fixture = await OnlineTableFixture.create(termsOf(3));
  const [program, ada, ben] = [fixture.device('program'), fixture.device('ada'), fixture.device('ben')];
  await program.ask({ type: 'sit', seat: 0, name: 'Robot', avatar: 'block', isProgram: true });
  expect(program.status).toMatchObject({ host: 0, seats: [{ isProgram: true }, {}, {}] });
  await sit(ada, 1);
  expect(ada.status.host).toBe(1);
  await sit(ben, 2);
  expect((await fixture.reopened()).status().host).toBe(1);
  await ada.ask({ type: 'start' });
  await ben.ask({ type: 'replace', seat: 0 });
  expect(ada.status.seats[0]).toMatchObject({ votes: { by: [2], needed: 2 } });
  expect(await program.ask({ type: 'replace', seat: 2 })).toMatchObject({
    refusal: { code: 'away' },
  });
});
