import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRecord, checkDeck, parseCard } from '@quando/rules/authority';
import type { GameRecord } from '@quando/rules';
import { checkDeals, commitmentOf, fairDeal, onlineRecordOf } from '@quando/table';
import { recordIn } from '../expected.ts';
import { TABLE } from '../table-fixture.ts';
import { OnlineTableFixture, termsOf, type Device } from './online-table-fixture.ts';

const BYTES = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

// Computed once by an independent program, by the method in docs/fair-deal.md.
test('the method is the documented one', () => {
  const secret = '00'.repeat(32);
  const counting = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
  const contributions = [
    { seat: 0, value: 'aa'.repeat(32) },
    { seat: 2, value: counting },
  ];
  const { deck, firstDealer } = fairDeal({ secret, contributions }, 4);
  expect(deck.join(' ')).toBe(
    '4/3 3/9 2/0 4/6 2/10 10/5 1/0 0/9 4/2 4/1 6/8 4/9 1/10 3/0 7/6 5/9 9/8 2/9 7/10 0/6 10/3 8/7 2/7 3/1 7/5 8/10 5/1 7/1 2/6 8/4 7/4 1/2 6/9 10/6 10/0 1/6 6/3 5/6 4/10 5/2 0/5 2/3 8/2 3/7 0/8 1/8 10/9 3/5 4/5 8/3 9/7 7/0 1/9 8/5 4/0',
  );
  expect(firstDealer).toBe(2);
  expect(commitmentOf(secret)).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
});

test('a source always gives the same deck, and another contribution another deck', () => {
  fc.assert(
    fc.property(BYTES, BYTES, BYTES, (secret, value, other) => {
      fc.pre(value !== other);
      const source = { secret, contributions: [{ seat: 1, value }] };
      const { deck, firstDealer } = fairDeal(source, 4);
      expect(checkDeck(deck.map(parseCard))).not.toHaveProperty('code');
      expect(firstDealer).toBeLessThan(4);
      expect(fairDeal(source, 4).deck).toEqual(deck);
      expect(fairDeal({ secret, contributions: [{ seat: 1, value: other }] }, 4).deck).not.toEqual(deck);
      expect(fairDeal({ secret, contributions: [{ seat: 2, value }] }, 4).deck).not.toEqual(deck);
      expect(fairDeal({ secret: value, contributions: [] }, 4).deck).not.toEqual(deck);
    }),
  );
});

const contribute = (device: Device, deal: number, byte: string): Promise<unknown> =>
  device.ask({ type: 'contribute', deal, value: byte.repeat(32) });

/** A whole game to which people contribute, and its record. */
async function played(): Promise<{ record: GameRecord; promises: string[] }> {
  const [fixture, devices] = await OnlineTableFixture.playing({ ...termsOf(3), target: 200 }, 2);
  const promises: string[] = [];
  while (!fixture.table.isOver) {
    const { number, commitment } = devices[0]!.status.deal;
    if (promises[number] === undefined) {
      promises[number] = commitment;
      await contribute(devices[0]!, number, 'aa');
      await contribute(devices[1]!, number, 'bb');
    }
    await fixture.step(devices);
  }
  const record = recordIn(onlineRecordOf(await fixture.storage.load(TABLE)));
  expect(fixture.table.record).toEqual(record);
  return { record, promises };
}

test('every deal of a finished game follows from its commitment and contributions', async () => {
  const { record, promises } = await played();
  expect(checkRecord(record)).toHaveProperty('record');
  expect(checkDeals(record)).toEqual([]);
  expect(record.rounds.length).toBeGreaterThan(1);
  const contributions = [
    { seat: 0, value: 'aa'.repeat(32) },
    { seat: 1, value: 'bb'.repeat(32) },
  ];
  for (const [i, { meta }] of record.rounds.slice(1).entries())
    expect(meta).toMatchObject({ deal: { commitment: promises[i + 1], contributions } });
});

test('a record whose deals do not follow is rejected', async () => {
  const { record } = await played();
  type Round = { dealer: number; deck: string[]; actions: string[]; meta: { deal: Record<string, unknown> } };
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
  expect(changed(({ meta }) => (meta.deal['secret'] = 'ff'.repeat(32)))).toEqual([
    { round: 0, code: 'broken-promise' },
  ]);
  expect(changed(({ meta }) => (meta.deal['contributions'] = [{ seat: 2, value: 'cc'.repeat(32) }]))).toEqual(
    [{ round: 0, code: 'unfair-deck' }],
  );
  expect(changed((round) => (round.dealer = (round.dealer + 1) % 3))).toEqual([
    { round: 0, code: 'unfair-dealer' },
  ]);
});

test('each seat contributes once to the deal that is next', async () => {
  const [fixture, [ada]] = await OnlineTableFixture.playing(termsOf(2), 1);
  expect(await contribute(ada!, 0, 'aa')).toMatchObject({ refusal: { code: 'wrong-deal' } });
  expect(await contribute(ada!, 1, 'aa')).toMatchObject({ type: 'accepted' });
  expect(await contribute(ada!, 1, 'bb')).toMatchObject({ refusal: { code: 'already-given' } });
  expect(ada!.status.deal).toMatchObject({ number: 1, contributors: [0] });
  expect(await contribute(fixture.device('nobody'), 1, 'cc')).toMatchObject({
    refusal: { code: 'not-seated' },
  });
});

test('there is no record before the end', async () => {
  const [fixture] = await OnlineTableFixture.playing(termsOf(2), 1);
  expect(onlineRecordOf(await fixture.storage.load(TABLE))).toBe('not-over');
  expect(fixture.table.record).toBe('not-over');
});
