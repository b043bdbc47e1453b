import { describe, expect, test } from 'vitest';
import { seededRandom } from '@quando/rules';
import { checkedDeals, commitmentOf, fairDeal, promiseOf } from '@quando/table';
import { settled } from '../fake-clock.ts';
import { bytesFrom, OnlineTableFixture, sit, termsOf, type Device } from './online-table-fixture.ts';
import { PLAYERS, ADA, PUPPET } from './deal-adversary.ts';

/** The claim is in docs/fair-deal.md: each test plays somebody who tries to break it. */

const sendPromise = (device: Device, value: string, { deal = 0, attempt = 0 } = {}) =>
  device.ask({ type: 'promise', deal, attempt, value });
const sendPart = (device: Device, value: string, { deal = 0, attempt = 0 } = {}) =>
  device.ask({ type: 'open', deal, attempt, value });
const refusing = (code: string) => ({ type: 'refused', refusal: { code } });
const goodPromise = ({ status, person }: Device, value: string): string =>
  promiseOf(value, { commitment: status.deal.commitment, attempt: status.deal.attempt, person });

/** The sum of the friend's opening hand: the sides that lie up. */
const sumOf = (deck: readonly string[]): number =>
  deck.slice(0, 7).reduce((sum, card) => sum + Number.parseInt(card, 10), 0);

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** Three people at a table; the devices of the first two are honest. */
async function table(): Promise<{ fixture: OnlineTableFixture; ada: Device; ben: Device; eve: Device }> {
  const fixture = await OnlineTableFixture.create({ ...termsOf(3), target: 1 });
  const ada = fixture.device('Ada').takePart('Ada');
  const ben = fixture.device('Ben').takePart('Ben');
  const eve = fixture.device('Eve');
  for (const [seat, device] of [ada, ben, eve].entries()) await sit(device, seat);
  await settled();
  return { fixture, ada, ben, eve };
}
describe('a player', () => {
  test('sees a promise once the list is closed, and no part before the record', async () => {
    const { ada, ben, eve } = await table();
    const promises = [ada, ben].map((device) => goodPromise(device, device.memory.parts[0]![0]!.value));
    for (const value of promises) expect(JSON.stringify(eve.heard)).not.toContain(value);
    await ada.ask({ type: 'start' });
    await settled();
    const heard = JSON.stringify(eve.heard);
    for (const value of promises) expect(heard).toContain(value);
    for (const { memory } of [ada, ben]) expect(heard).not.toContain(memory.parts[0]![0]!.value);
  });

  test('who copies a promise cannot open it', async () => {
    const { ada, eve } = await table();
    const { value } = ada.memory.parts[0]![0]!;
    await sendPromise(eve, goodPromise(ada, value));
    await ada.ask({ type: 'start' });
    await settled();
    expect(await sendPart(eve, value)).toMatchObject(refusing('not-as-promised'));
  });

  test('opens the promised part and no other', async () => {
    const { ada, eve } = await table();
    await sendPromise(eve, goodPromise(eve, 'aa'.repeat(32)));
    await ada.ask({ type: 'start' });
    await settled();
    expect(await sendPart(eve, 'bb'.repeat(32))).toMatchObject(refusing('not-as-promised'));
    expect(await sendPart(eve, 'aa'.repeat(32))).toMatchObject({ type: 'accepted' });
    expect(await sendPart(eve, 'aa'.repeat(32))).toMatchObject({ type: 'accepted' });
    expect(await sendPart(eve, 'bb'.repeat(32))).not.toMatchObject({ type: 'accepted' });
  });

  test('promises once', async () => {
    const { eve } = await table();
    expect(await sendPromise(eve, 'aa'.repeat(32))).toMatchObject({ type: 'accepted' });
    const { seq } = eve.status;
    expect(await sendPromise(eve, 'aa'.repeat(32))).toMatchObject({ type: 'accepted', seq });
    expect(await sendPromise(eve, 'bb'.repeat(32))).toMatchObject(refusing('already-given'));
  });

  test('promises for the deal and the attempt that are next', async () => {
    const { eve } = await table();
    expect(await sendPromise(eve, 'aa'.repeat(32), { deal: 1 })).toMatchObject(refusing('wrong-deal'));
    expect(await sendPromise(eve, 'aa'.repeat(32), { attempt: 1 })).toMatchObject(refusing('wrong-deal'));
  });

  test('promises before the list is closed, and opens after it', async () => {
    const { ada, eve } = await table();
    expect(await sendPart(eve, 'aa'.repeat(32))).toMatchObject(refusing('wrong-deal'));
    await ada.ask({ type: 'start' });
    expect(await sendPromise(eve, 'aa'.repeat(32))).toMatchObject(refusing('wrong-deal'));
    expect(await sendPart(eve, 'aa'.repeat(32))).toMatchObject(refusing('wrong-deal'));
  });

  test('without a seat has no part', async () => {
    const { fixture } = await table();
    expect(await sendPromise(fixture.device('Zed'), 'aa'.repeat(32))).toMatchObject(refusing('not-seated'));
    expect(await sendPromise(fixture.device(), 'aa'.repeat(32))).toMatchObject(refusing('no-key'));
  });

  test('who moves keeps the part, and does not use up those of the seats on the way', async () => {
    const fixture = await OnlineTableFixture.create({ ...termsOf(3), target: 1 });
    const eve = fixture.device('Eve').takePart('Eve');
    for (const seat of [0, 1, 2]) {
      await sit(eve, seat);
      await settled();
    }
    const ada = fixture.device('Ada').takePart('Ada');
    const ben = fixture.device('Ben').takePart('Ben');
    await sit(ada, 0);
    await sit(ben, 1);
    await settled();
    expect(ada.status.deal.promised).toEqual([0, 1, 2]);
    expect(await eve.ask({ type: 'start' })).toMatchObject({ type: 'accepted' });
    await settled();
    await fixture.clock.runNext();
    await fixture.playOut([ada, ben, eve]);
    const { record } = fixture.table;
    if (record === 'not-over') throw new Error('it goes on');
    for (const { witness } of [ada, ben, eve])
      expect(checkedDeals(record, witness)[0]).toEqual({
        round: 0,
        parts: [0, 1, 2],
        silent: [],
        hasOwnPart: true,
      });
  });

  test('who was removed takes no part', async () => {
    const { ada, eve } = await table();
    await sendPromise(eve, goodPromise(eve, 'aa'.repeat(32)));
    await ada.ask({ type: 'clear', seat: 2 });
    await ada.ask({ type: 'fill', seat: 2, level: 'beginner' });
    await ada.ask({ type: 'start' });
    expect(ada.status.deal.closed?.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('who never opens a part delays each deal once and is named', async () => {
    const { fixture, ada, ben, eve } = await table();
    await sendPromise(eve, 'aa'.repeat(32));
    await ada.ask({ type: 'start' });
    await settled();
    const before = fixture.clock.now();
    while (ada.status.stage === 'gathering') await fixture.clock.runNext();
    expect(fixture.clock.now() - before).toBe(5000);
    await fixture.playOut([ada, ben, eve]);
    const { record } = fixture.table;
    if (record === 'not-over') throw new Error('it goes on');
    expect(checkedDeals(record, ben.witness)[0]).toMatchObject({ parts: [0, 1], silent: [2] });
  });
});

describe('a coalition of everybody but Ada', () => {
  test('gains nothing by trying many parts before Ada opens hers', () => {
    const random = seededRandom('coalition');
    const trials = Array.from({ length: 300 }, () => {
      const [secret, guess, real] = Array.from({ length: 3 }, () => bytesFrom(random));
      const commitment = commitmentOf(secret!);
      const dealt = (adas: string, puppets: string): number => {
        const parts = [
          { seat: 0, person: ADA, value: adas },
          { seat: 1, person: PUPPET, value: puppets },
        ].map((part) => ({
          ...part,
          promise: promiseOf(part.value, { commitment, attempt: 0, person: part.person }),
        }));
        return sumOf(fairDeal({ version: 2, secret: secret!, attempts: [parts] }, PLAYERS).deck);
      };
      const tries = Array.from({ length: 40 }, () => bytesFrom(random));
      const best = tries.reduce((a, b) => (dealt(guess!, a) <= dealt(guess!, b) ? a : b));
      return { hoped: dealt(guess!, best), got: dealt(real!, best) };
    });
    // Seven sides of 5 on average; the standard error of the mean is about 0.45.
    expect(mean(trials.map(({ hoped }) => hoped))).toBeLessThan(25);
    expect(Math.abs(mean(trials.map(({ got }) => got)) - 35)).toBeLessThan(1.5);
  });
});
