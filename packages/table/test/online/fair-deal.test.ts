import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRecord, checkDeck, parseCard } from '@quando/rules/authority';
import type { GameRecord } from '@quando/rules';
import {
  checkDeals,
  checkedDeals,
  closingOf,
  commitmentOf,
  fairDeal,
  onlineRecordOf,
  promiseOf,
} from '@quando/table';
import { recordIn } from '../expected.ts';
import { settled } from '../fake-clock.ts';
import { TABLE } from '../table-fixture.ts';
import { OnlineTableFixture, termsOf, type Device } from './online-table-fixture.ts';

const BYTES = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

const SECRET = '00'.repeat(32);
const COUNTING = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');

// Both examples were computed once by an independent program, by the method in docs/fair-deal.md.
test('the method is the documented one', () => {
  const commitment = commitmentOf(SECRET);
  expect(commitment).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  const parts = [
    { seat: 0, person: '01'.repeat(32), value: 'aa'.repeat(32) },
    { seat: 2, person: '02'.repeat(32), value: COUNTING },
  ].map((part) => ({
    ...part,
    promise: promiseOf(part.value, { commitment, attempt: 1, person: part.person }),
  }));
  expect(parts.map(({ promise }) => promise)).toEqual([
    '58b38e7bedb0144de7ee529b978e9ebfd909eb9bf90fd8a71d3b61881d278e4d',
    '321720c5263ec690cd536adaeea20dac3ef483177b5b6448a6a942b0450f8173',
  ]);
  expect(closingOf(commitment, 1, parts)).toBe(
    '7ac7ab3ea98f011ee88275af2e24b2ab4e1b7d6c9c66a5797382ff5324ba944d',
  );
  const { deck, firstDealer } = fairDeal({ version: 2, secret: SECRET, attempts: [[], parts] }, 4);
  expect(deck.join(' ')).toBe(
    '0/8 5/10 3/1 5/9 7/3 4/2 5/6 8/9 0/10 7/2 4/5 5/8 1/5 4/6 2/9 10/3 0/2 1/0 3/5 7/0 3/6 7/10 4/10 9/4 9/7 5/2 3/2 10/9 9/6 10/6 8/7 6/0 0/5 3/4 7/1 7/6 4/0 9/1 5/7 4/1 3/9 8/3 2/6 8/6 4/8 9/0 1/10 8/10 3/0 10/2 2/8 8/1 7/4 1/6 2/1',
  );
  expect(firstDealer).toBe(1);
});

test('version 1 still is what it was', () => {
  const contributions = [
    { seat: 0, value: 'aa'.repeat(32) },
    { seat: 2, value: COUNTING },
  ];
  const { deck, firstDealer } = fairDeal({ version: 1, secret: SECRET, contributions }, 4);
  expect(deck.join(' ')).toBe(
    '4/3 3/9 2/0 4/6 2/10 10/5 1/0 0/9 4/2 4/1 6/8 4/9 1/10 3/0 7/6 5/9 9/8 2/9 7/10 0/6 10/3 8/7 2/7 3/1 7/5 8/10 5/1 7/1 2/6 8/4 7/4 1/2 6/9 10/6 10/0 1/6 6/3 5/6 4/10 5/2 0/5 2/3 8/2 3/7 0/8 1/8 10/9 3/5 4/5 8/3 9/7 7/0 1/9 8/5 4/0',
  );
  expect(firstDealer).toBe(2);
});

test('a source always gives the same deck, and any other secret, part, person, seat or attempt another one', () => {
  fc.assert(
    fc.property(BYTES, BYTES, BYTES, BYTES, (secret, person, value, other) => {
      fc.pre(new Set([secret, person, value, other]).size === 4);
      const dealt = (change: { secret?: string; person?: string; value?: string; seat?: number } = {}) => {
        const { secret: used, ...part } = { secret, person, value, seat: 1, ...change };
        const promise = promiseOf(part.value, {
          commitment: commitmentOf(used),
          attempt: 0,
          person: part.person,
        });
        return fairDeal({ version: 2, secret: used, attempts: [[{ ...part, promise }]] }, 4);
      };
      const { deck, firstDealer } = dealt();
      expect(checkDeck(deck.map(parseCard))).not.toHaveProperty('code');
      expect(firstDealer).toBeLessThan(4);
      expect(dealt().deck).toEqual(deck);
      for (const change of [{ secret: other }, { person: other }, { value: other }, { seat: 2 }])
        expect(dealt(change).deck).not.toEqual(deck);
      expect(fairDeal({ version: 2, secret, attempts: [[]] }, 4).deck).not.toEqual(
        fairDeal({ version: 2, secret, attempts: [[], []] }, 4).deck,
      );
    }),
  );
});

/** A table of three where two people's devices take part in every deal. */
async function withParts(): Promise<[OnlineTableFixture, Device, Device]> {
  const fixture = await OnlineTableFixture.create({ ...termsOf(3), target: 200 });
  const [ada, ben] = ['Ada', 'Ben'].map((name) => fixture.device(name).takePart(name));
  await ada!.ask({ type: 'sit', seat: 0, name: 'Ada', avatar: 'round' });
  await ben!.ask({ type: 'sit', seat: 1, name: 'Ben', avatar: 'round' });
  await ada!.ask({ type: 'fill', seat: 2, level: 'beginner' });
  return [fixture, ada!, ben!];
}

/** The record of a game whose people play on. */
async function playedOn(fixture: OnlineTableFixture, devices: readonly Device[]): Promise<GameRecord> {
  await fixture.playOut(devices);
  const record = recordIn(onlineRecordOf(await fixture.storage.load(TABLE)));
  expect(fixture.table.record).toEqual(record);
  return record;
}

async function start(host: Device): Promise<void> {
  expect(await host.ask({ type: 'start' })).toMatchObject({ type: 'accepted' });
  await settled();
}

test('every deal of a finished game follows from the secret and both parts', async () => {
  const [fixture, ada, ben] = await withParts();
  await start(ada);
  await fixture.clock.runNext();
  const record = await playedOn(fixture, [ada, ben]);
  expect(checkRecord(record)).toHaveProperty('record');
  expect(record.rounds.length).toBeGreaterThan(1);
  expect(checkDeals(record)).toEqual([]);
  for (const { witness } of [ada, ben])
    for (const [round, deal] of checkedDeals(record, witness).entries())
      expect(deal).toEqual({ round, parts: [0, 1], silent: [], hasOwnPart: true });
});

test('a record whose deals do not follow is rejected', async () => {
  const [fixture, ada, ben] = await withParts();
  await start(ada);
  await fixture.clock.runNext();
  const record = await playedOn(fixture, [ada, ben]);
  type Round = { dealer: number; deck: string[]; meta: { deal: Record<string, unknown> } };
  const changed = (change: (round: Round) => void) => {
    const copy: GameRecord & { rounds: Round[] } = JSON.parse(JSON.stringify(record));
    change(copy.rounds[0]!);
    return checkDeals(copy);
  };
  expect(changed(() => {})).toEqual([]);
  expect(changed((round) => (round.deck = round.deck.toReversed()))).toEqual([
    { round: 0, code: 'unfair-deck' },
  ]);
  expect(changed(({ meta }) => delete meta.deal['secret'])).toEqual([{ round: 0, code: 'no-secret' }]);
  expect(changed(({ meta }) => (meta.deal['version'] = 3))).toEqual([{ round: 0, code: 'no-secret' }]);
  expect(changed(({ meta }) => (meta.deal['secret'] = 'ff'.repeat(32)))).toEqual([
    { round: 0, code: 'broken-promise' },
  ]);
  expect(changed((round) => (round.dealer = (round.dealer + 1) % 3))).toEqual([
    { round: 0, code: 'unfair-dealer' },
  ]);
});

test('a deal is made once every part is open, and a repeated request for it changes nothing', async () => {
  const [fixture, ada, ben] = await withParts();
  await start(ada);
  expect(ada.status.deal.closed).toMatchObject([
    { seat: 0, person: ada.person, isOpen: true },
    { seat: 1, person: ben.person, isOpen: true },
  ]);
  expect(ada.status.stage).toBe('gathering');
  expect(await ada.ask({ type: 'start' })).toMatchObject({ refusal: { code: 'started' } });
  expect(await ben.ask({ type: 'sit', seat: 2, name: 'Ben', avatar: 'round' })).toMatchObject({
    refusal: { code: 'started' },
  });
  await fixture.clock.runNext();
  expect(ada.status).toMatchObject({ stage: 'playing', deal: { number: 1, attempt: 0, promised: [0, 1] } });
});

test('an attempt is repeated without the device that does not open its part, and the record names it', async () => {
  const [fixture, ada, ben] = await withParts();
  const carl = fixture.device('Carl');
  await ada.ask({ type: 'clear', seat: 2 });
  await carl.ask({ type: 'sit', seat: 2, name: 'Carl', avatar: 'round' });
  await carl.ask({ type: 'promise', deal: 0, attempt: 0, value: 'cc'.repeat(32) });
  await start(ada);
  expect(ada.status.deal.closed?.map(({ isOpen }) => isOpen)).toEqual([true, true, false]);
  await fixture.clock.runNext();
  await settled();
  expect(ada.status.deal).toMatchObject({ number: 0, attempt: 1, silent: [2] });
  expect(await carl.ask({ type: 'promise', deal: 0, attempt: 1, value: 'dd'.repeat(32) })).toMatchObject({
    refusal: { code: 'wrong-deal' },
  });
  await fixture.clock.runNext();
  await fixture.clock.runNext();
  expect(ada.status.stage).toBe('playing');
  const record = await playedOn(fixture, [ada, ben, carl]);
  expect(checkedDeals(record, ada.witness)[0]).toEqual({
    round: 0,
    parts: [0, 1],
    silent: [2],
    hasOwnPart: true,
  });
  const [first, second] = Object.values(ada.memory.parts[0]!);
  expect(first!.value).not.toBe(second!.value);
});

test('a device that is not connected takes no part, and nobody waits for it', async () => {
  const [fixture, ada] = await withParts();
  fixture.absent.set(1, fixture.clock.now());
  await start(ada);
  expect(ada.status.deal.closed?.map(({ seat }) => seat)).toEqual([0]);
  await fixture.clock.runNext();
  expect(ada.status.stage).toBe('playing');
});

test('without any promise the first deal comes at once', async () => {
  const [fixture, [ada]] = await OnlineTableFixture.playing(termsOf(2), 1);
  expect(ada!.status.stage).toBe('playing');
  const record = await playedOn(fixture, [ada!]);
  expect(checkedDeals(record, ada!.witness)[0]).toEqual({
    round: 0,
    parts: [],
    silent: [],
    hasOwnPart: false,
  });
});

test('another process that opens the table completes a deal that was under way', async () => {
  const [fixture, ada, ben] = await withParts();
  await start(ada);
  await fixture.table.close();
  fixture.table = await fixture.reopened();
  fixture.table.start();
  ada.connect(fixture.table);
  ben.connect(fixture.table);
  await fixture.clock.runNext();
  await settled();
  expect(ada.status).toMatchObject({ stage: 'playing', deal: { number: 1 } });
});

test('there is no record before the end', async () => {
  const [fixture] = await OnlineTableFixture.playing(termsOf(2), 1);
  expect(onlineRecordOf(await fixture.storage.load(TABLE))).toBe('not-over');
  expect(fixture.table.record).toBe('not-over');
});
