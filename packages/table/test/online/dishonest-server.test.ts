import { describe, expect, test } from 'vitest';
import type { GameRecord } from '@quando/rules';
import { checkDeals, fairDeal, keyHashOf } from '@quando/table';
import {
  PLAYERS,
  SECRET,
  COMMITMENT,
  ADA,
  PUPPET,
  PUPPETS_PART,
  partOf,
  hidden,
  recordOf,
  recordWith,
  asOpen,
  shown,
  promised,
  HonestDevice,
} from './deal-adversary.ts';

/** The claim is in docs/fair-deal.md: each test plays somebody who tries to break it. */

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
