import { describe, expect, test } from 'vitest';
import { seededRandom, type GameRecord, type RoundRecord, type Seat } from '@quando/rules';
import type { DealStatus } from '@quando/protocol';
import {
  checkDeals,
  checkedDeals,
  commitmentOf,
  fairDeal,
  keyHashOf,
  promiseOf,
  type CheckedDeal,
  type DealPart,
  type DealSource,
} from '@quando/table';
import { NO_MEMORY, partConfirmed, partIn, type DealMemory, type PartRequest } from '@quando/table/device';
import { settled } from '../fake-clock.ts';
import { bytesFrom, OnlineTableFixture, sit, termsOf, type Device } from './online-table-fixture.ts';

/** The claim is in docs/fair-deal.md: each test plays somebody who tries to break it. */

const PLAYERS = 3;
const SECRET = 'ee'.repeat(32);
const COMMITMENT = commitmentOf(SECRET);
const ADA = keyHashOf('Ada');
const PUPPET = keyHashOf('puppet');

const partOf = (seat: Seat, person: string, value: string, attempt = 0): DealPart & { value: string } => ({
  seat,
  person,
  value,
  promise: promiseOf(value, { commitment: COMMITMENT, attempt, person }),
});

const hidden = ({ seat, person, promise }: DealPart): DealPart => ({ seat, person, promise });

const PUPPETS_PART = partOf(1, PUPPET, '11'.repeat(32));

/** Ada's honest device, and everything that it was told and said. */
class HonestDevice {
  memory: DealMemory = NO_MEMORY;
  readonly said: PartRequest[] = [];
  readonly #random = seededRandom('Ada');

  hear(change: Partial<DealStatus>): PartRequest | undefined {
    const deal: DealStatus = {
      number: 0,
      commitment: COMMITMENT,
      attempt: 0,
      promised: [],
      silent: [],
      ...change,
    };
    const step = partIn(deal, this.memory, {
      seat: 0,
      person: ADA,
      freshValue: () => bytesFrom(this.#random),
    });
    this.memory = step.memory;
    if (step.request) this.said.push(step.request);
    return step.request;
  }

  /** Promises, is shown the parts of others, opens its part, and gets it confirmed. */
  takePart(others: readonly DealPart[], attempt = 0, silent: readonly Seat[] = []): DealPart {
    const promise = this.hear({ attempt, silent })!.value;
    const own = { seat: 0, person: ADA, promise };
    const closed = [own, ...others].map((part) => ({ ...hidden(part), isOpen: false }));
    const opened = this.hear({ attempt, silent, closed })!;
    this.memory = partConfirmed(this.memory, opened);
    return { ...own, value: opened.value };
  }

  check(record: GameRecord): CheckedDeal {
    return checkedDeals(record, { person: ADA, ...this.memory })[0]!;
  }
}

type Stated = Partial<Pick<RoundRecord, 'deck' | 'dealer'>> & {
  readonly commitment?: string;
  readonly rematch?: boolean;
};

/** The record of a game whose first deal follows from a source, except where a server states something else. */
function recordOf(source: DealSource, { commitment, rematch = false, ...round }: Stated = {}): GameRecord {
  const { deck, firstDealer } = fairDeal(source, PLAYERS);
  const deal = { ...source, commitment: commitment ?? commitmentOf(source.secret) };
  const first = { dealer: firstDealer, deck, actions: [], meta: { deal }, ...round };
  return {
    format: 'quando-record/1',
    players: PLAYERS,
    target: 50,
    rounds: [first],
    meta: { rematch },
  };
}

const recordWith = (parts: readonly DealPart[], stated: Stated = {}): GameRecord =>
  recordOf({ version: 2, secret: SECRET, attempts: [parts] }, stated);

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

const asOpen = (parts: readonly DealPart[]) => parts.map((part) => ({ ...hidden(part), isOpen: true }));

function promised(): [HonestDevice, DealPart] {
  const device = new HonestDevice();
  const promise = device.hear({})!.value;
  return [device, { seat: 0, person: ADA, promise }];
}
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
const shown = (own: DealPart, others: readonly DealPart[] = [PUPPETS_PART]) => [
  { ...hidden(own), isOpen: false },
  ...asOpen(others),
];

describe('an honest game', () => {
  test('is fair for the device that took part in it', () => {
    const device = new HonestDevice();
    const own = device.takePart([PUPPETS_PART]);
    expect(device.check(recordWith([own, PUPPETS_PART]))).toEqual({
      round: 0,
      parts: [0, 1],
      silent: [],
      hasOwnPart: true,
    });
  });

  test('is fair after somebody else has not opened their part', () => {
    const device = new HonestDevice();
    const first = device.takePart([PUPPETS_PART]);
    const second = device.takePart([], 1, [1]);
    const attempts = [[first, hidden(PUPPETS_PART)], [second]];
    expect(device.check(recordOf({ version: 2, secret: SECRET, attempts }))).toEqual({
      round: 0,
      parts: [0],
      silent: [1],
      hasOwnPart: true,
    });
  });
});

describe('a server that states', () => {
  const device = new HonestDevice();
  const own = device.takePart([PUPPETS_PART]);
  const faultOf = (record: GameRecord) => [checkDeals(record)[0]?.code, device.check(record).fault];

  /** What everybody finds in the record, and what Ada's device finds with what it remembers. */
  test.for<[string, GameRecord, ...(string | undefined)[]]>([
    [
      'a part of a seat that does not exist',
      recordWith([own, PUPPETS_PART, partOf(5, keyHashOf('x'), '22'.repeat(32))]),
      'impossible-part',
      'impossible-part',
    ],
    [
      'a part of a seat before the first',
      recordWith([partOf(-1, keyHashOf('x'), '22'.repeat(32)), own, PUPPETS_PART]),
      'impossible-part',
      'impossible-part',
    ],
    [
      'two parts of one seat',
      recordWith([own, PUPPETS_PART, partOf(1, keyHashOf('x'), '22'.repeat(32))]),
      'impossible-part',
      'impossible-part',
    ],
    [
      'two parts of one person',
      recordWith([own, PUPPETS_PART, partOf(2, PUPPET, '22'.repeat(32))]),
      'impossible-part',
      'impossible-part',
    ],
    ['the parts in another order', recordWith([PUPPETS_PART, own]), 'impossible-part', 'impossible-part'],
    [
      'one more part, chosen once it knew all others',
      recordWith([own, PUPPETS_PART, partOf(2, keyHashOf('x'), '22'.repeat(32))]),
      undefined,
      'other-parts',
    ],
    [
      'another part of its puppet, promised once it knew all others',
      recordWith([own, partOf(1, PUPPET, '22'.repeat(32))]),
      undefined,
      'other-parts',
    ],
    [
      'another part of its puppet than the promised one',
      recordWith([own, { ...PUPPETS_PART, value: '22'.repeat(32) }]),
      'broken-promise',
      'broken-promise',
    ],
    ['the deal without its puppet’s part', recordWith([own]), undefined, 'other-parts'],
    ['the deal without Ada’s part', recordWith([PUPPETS_PART]), undefined, 'other-parts'],
    [
      'a part for Ada of its own choice',
      recordWith([partOf(0, ADA, '33'.repeat(32)), PUPPETS_PART]),
      undefined,
      'other-parts',
    ],
    ['Ada on another seat', recordWith([PUPPETS_PART, { ...own, seat: 2 }]), undefined, 'other-parts'],
    [
      'another secret than it committed to',
      recordOf(
        { version: 2, secret: '44'.repeat(32), attempts: [[own, PUPPETS_PART]] },
        { commitment: COMMITMENT },
      ),
      'broken-promise',
      'broken-promise',
    ],
    [
      'another secret and another commitment',
      recordOf({ version: 2, secret: '44'.repeat(32), attempts: [[]] }),
      undefined,
      'other-commitment',
    ],
    [
      'another deck',
      recordWith([own, PUPPETS_PART], {
        deck: fairDeal({ version: 2, secret: SECRET, attempts: [[]] }, 2).deck,
      }),
      'unfair-deck',
      'unfair-deck',
    ],
    [
      'another first dealer',
      recordWith([own, PUPPETS_PART], {
        dealer:
          (fairDeal({ version: 2, secret: SECRET, attempts: [[own, PUPPETS_PART]] }, PLAYERS).firstDealer +
            1) %
          PLAYERS,
      }),
      'unfair-dealer',
      'unfair-dealer',
    ],
    [
      'another first dealer in a rematch',
      recordWith([own, PUPPETS_PART], {
        dealer:
          (fairDeal({ version: 2, secret: SECRET, attempts: [[own, PUPPETS_PART]] }, PLAYERS).firstDealer +
            2) %
          PLAYERS,
        rematch: true,
      }),
      'unfair-dealer',
      'unfair-dealer',
    ],
    [
      'that Ada’s confirmed part was never opened',
      recordOf({
        version: 2,
        secret: SECRET,
        attempts: [[hidden(own), PUPPETS_PART], [partOf(1, PUPPET, '22'.repeat(32), 1)]],
      }),
      undefined,
      'other-parts',
    ],
    [
      'that an attempt failed in which everybody opened their parts',
      recordOf({ version: 2, secret: SECRET, attempts: [[own, PUPPETS_PART], []] }),
      'impossible-part',
      'impossible-part',
    ],
    [
      'that whoever did not open a part had another one',
      recordOf({
        version: 2,
        secret: SECRET,
        attempts: [[own, hidden(PUPPETS_PART)], [partOf(1, PUPPET, '22'.repeat(32), 1)]],
      }),
      'impossible-part',
      'impossible-part',
    ],
    [
      'that another puppet on the same seat had another one',
      recordOf({
        version: 2,
        secret: SECRET,
        attempts: [[own, hidden(PUPPETS_PART)], [partOf(1, keyHashOf('x'), '22'.repeat(32), 1)]],
      }),
      'impossible-part',
      'impossible-part',
    ],
    [
      'an attempt before the one that Ada saw',
      recordOf({
        version: 2,
        secret: SECRET,
        attempts: [[hidden(partOf(2, keyHashOf('x'), '22'.repeat(32)))], [own, PUPPETS_PART]],
      }),
      'broken-promise',
      'broken-promise',
    ],
    [
      'a deal by the old version with contributions of its choice',
      recordOf({ version: 1, secret: SECRET, contributions: [{ seat: 0, value: own.value! }] }),
      undefined,
      'other-parts',
    ],
    [
      'an old contribution of a seat that does not exist',
      recordOf({ version: 1, secret: SECRET, contributions: [{ seat: 5, value: own.value! }] }),
      'impossible-part',
      'impossible-part',
    ],
    [
      'an old contribution twice',
      recordOf({
        version: 1,
        secret: SECRET,
        contributions: [1, 1].map((seat) => ({ seat, value: own.value! })),
      }),
      'impossible-part',
      'impossible-part',
    ],
  ])('%s', ([, record, byItself, toAda]) => {
    expect(faultOf(record)).toEqual([byItself, toAda]);
  });

  test('a deal in which Ada never had a part is told so to her', () => {
    const left = new HonestDevice();
    left.hear({});
    expect(left.check(recordWith([PUPPETS_PART]))).toEqual({
      round: 0,
      parts: [1],
      silent: [],
      hasOwnPart: false,
    });
  });

  test('that Ada did not open a part names her, and tells her that she had none', () => {
    const left = new HonestDevice();
    const promise = left.hear({})!.value;
    const attempts = [[{ seat: 0, person: ADA, promise }, PUPPETS_PART], []];
    expect(left.check(recordOf({ version: 2, secret: SECRET, attempts }))).toEqual({
      round: 0,
      parts: [],
      silent: [0],
      hasOwnPart: false,
    });
  });
});

describe('a server does not get Ada’s part', () => {
  test('before the list is closed', () => {
    const [device] = promised();
    for (const promisedBy of [[], [0], [0, 1, 2]]) device.hear({ promised: promisedBy });
    expect(device.said.map(({ type }) => type)).not.toContain('open');
  });

  test('for a list without her promise', () => {
    const [device] = promised();
    expect(device.hear({ closed: asOpen([PUPPETS_PART]) })).toBeUndefined();
  });

  test('for a list with another promise in her name', () => {
    const [device, own] = promised();
    expect(device.hear({ closed: shown({ ...own, promise: '55'.repeat(32) }) })).toBeUndefined();
  });

  test('for a list with somebody twice, or out of order', () => {
    const [device, own] = promised();
    expect(device.hear({ closed: shown(own, [PUPPETS_PART, { ...PUPPETS_PART, seat: 2 }]) })).toBeUndefined();
    expect(device.hear({ closed: shown(own, [PUPPETS_PART, PUPPETS_PART]) })).toBeUndefined();
    expect(device.hear({ closed: shown(own, []).toReversed() })).toBeDefined();
  });

  test('for another commitment than the one before her promise', () => {
    const [device, own] = promised();
    expect(device.hear({ commitment: '66'.repeat(32), closed: shown(own) })).toBeUndefined();
    expect(device.hear({ commitment: '66'.repeat(32) })).toBeUndefined();
  });

  test('for two lists', () => {
    const [device, own] = promised();
    expect(device.hear({ closed: shown(own) })).toMatchObject({ type: 'open' });
    expect(device.hear({ closed: shown(own, []) })).toBeUndefined();
    expect(device.hear({ closed: shown(own) })).toMatchObject({ type: 'open' });
  });

  test('for the promise of another attempt or deal', () => {
    const [device, own] = promised();
    device.hear({ attempt: 1, silent: [1] });
    expect(device.hear({ attempt: 1, silent: [1], closed: shown(own) })).toBeUndefined();
    device.hear({ number: 1, commitment: '77'.repeat(32) });
    expect(device.hear({ number: 1, commitment: '77'.repeat(32), closed: shown(own) })).toBeUndefined();
  });

  test('in attempts that do not name anybody who failed', () => {
    const [device] = promised();
    expect(device.hear({ attempt: 1 })).toBeUndefined();
    expect(device.hear({ attempt: 2, silent: [1, 1] })).toBeUndefined();
    expect(device.hear({ attempt: 2, silent: [1, 2] })).toMatchObject({ type: 'promise' });
  });

  test('twice the same in two attempts', () => {
    const device = new HonestDevice();
    const values = [device.takePart([PUPPETS_PART]), device.takePart([], 1, [1])].map(({ value }) => value);
    expect(new Set(values).size).toBe(2);
  });
});

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
