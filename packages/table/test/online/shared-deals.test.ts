import { checkRecord } from '@quando/rules/authority';
import { parseTerms, type Terms } from '@quando/protocol';
import {
  checkDeals,
  checkedDeals,
  commitmentOf,
  createOnlineTable,
  onlineRecordOf,
  sharedOrder,
} from '@quando/table';
import { expect, test } from 'vitest';
import { onlineEntriesIn, recordIn } from '../expected.ts';
import { TABLE } from '../table-fixture.ts';
import { OnlineTableFixture, termsOf, type Device } from './online-table-fixture.ts';

const SECRET = '5e'.repeat(32);
const TERMS: Terms = { ...termsOf(3), target: 999, sharedDeals: { name: 'evening', rounds: 3 } };

/** A started table of a name, with one person and two bots. */
async function sharedTable(terms: Terms, seed: string): Promise<[OnlineTableFixture, Device]> {
  const [fixture, [ada]] = await OnlineTableFixture.playing(terms, 1, seed, {
    sharedSecret: () => SECRET,
    freshTable: () => 'another',
  });
  return [fixture, ada!];
}

/** The deals of a table so far, as they are stored. */
const dealsAt = async ({ storage }: OnlineTableFixture) =>
  onlineEntriesIn(await storage.load(TABLE)).flatMap((entry) =>
    entry.type === 'dealt' ? [{ dealer: entry.dealer, deck: entry.deck.join(' ') }] : [],
  );

test('all tables of a name have the same deals and dealers, and end after so many rounds', async () => {
  const [one, ada] = await sharedTable(TERMS, 'one');
  const [other, ben] = await sharedTable(TERMS, 'other');
  await one.playOut([ada]);
  await other.playOut([ben]);
  const deals = await dealsAt(one);
  expect(deals).toHaveLength(3);
  expect(await dealsAt(other)).toEqual(deals);
  const { seq, view } = ada.update;
  expect(view.phase).toBe('scored');
  expect(ada.status).toMatchObject({ stage: 'over' });
  expect(ada.status).not.toHaveProperty('waiting');
  const reply = await ada.say({ type: 'continue', id: ada.freshId(), after: seq });
  expect(reply).toMatchObject({ type: 'refused', refusal: { code: 'game-over' } });
});

test('a table may begin with a later deal of the name', async () => {
  const [whole, ada] = await sharedTable(TERMS, 'one');
  await whole.playOut([ada]);
  const late = { ...TERMS, sharedDeals: { name: 'evening', first: 2, rounds: 1 } };
  const [last, ben] = await sharedTable(late, 'other');
  await last.playOut([ben]);
  expect(await dealsAt(last)).toEqual((await dealsAt(whole)).slice(2));
});

test('each table has the deals in an order of its own where it is drawn by lot, and nobody is told which comes next', async () => {
  const [plain, ada] = await sharedTable(TERMS, 'one');
  await plain.playOut([ada]);
  const deals = await dealsAt(plain);
  const orders = new Set<string>();
  for (const lot of [0, 3, 4]) {
    const terms = { ...TERMS, sharedDeals: { name: 'evening', rounds: 3, lot } };
    const [drawn, ben] = await sharedTable(terms, 'other');
    ben.takePart('ben');
    expect(ben.status.deal.shared).toEqual({ name: 'evening', lot: { table: lot, rounds: 3 } });
    await drawn.playOut([ben]);
    const order = sharedOrder({ name: 'evening', secret: SECRET }, { table: lot, rounds: 3 });
    const decks = (await dealsAt(drawn)).map(({ deck }) => deck);
    expect(decks).toEqual(order.map((number) => deals[number]!.deck));
    orders.add(order.join(' '));
    const record = recordIn(onlineRecordOf(await drawn.storage.load(TABLE)));
    expect(checkedDeals(record, ben.witness).filter(({ fault }) => fault)).toEqual([]);
    // The same deals in another order, or of another lot, are not what was promised.
    const moved = JSON.stringify(record).replaceAll(`"table":${lot}`, `"table":${lot + 7}`);
    expect(checkedDeals(JSON.parse(moved), ben.witness).some(({ fault }) => fault)).toBe(true);
  }
  expect(orders.size).toBeGreaterThan(1);
});

test('the commitment is there from the start, and no device has a part', async () => {
  const [fixture, ada] = await sharedTable(TERMS, 'one');
  const commitment = commitmentOf(SECRET);
  expect(ada.status.deal).toMatchObject({ number: 1, commitment, shared: { name: 'evening', number: 1 } });
  const promise = { type: 'promise', deal: 1, attempt: 0, value: 'aa'.repeat(32) } as const;
  expect(await ada.ask(promise)).toMatchObject({ refusal: { code: 'wrong-deal' } });
  ada.takePart('ada');
  await fixture.playOut([ada]);
  expect(onlineEntriesIn(await fixture.storage.load(TABLE)).map(({ type }) => type)).not.toContain(
    'part-promised',
  );
});

test('nobody is told the secret, nor a deal before its time', async () => {
  const [fixture, ada] = await sharedTable(TERMS, 'one');
  await fixture.playOut([ada]);
  expect(JSON.stringify(ada.heard)).not.toContain(SECRET);
});

test('the record verifies by itself and against what a device was told, and a changed one does not', async () => {
  const [fixture, ada] = await sharedTable(TERMS, 'one');
  ada.takePart('ada');
  await fixture.playOut([ada]);
  const record = recordIn(onlineRecordOf(await fixture.storage.load(TABLE)));
  expect(record).toEqual(fixture.table.record);
  expect(checkRecord(record)).toHaveProperty('record');
  expect(checkedDeals(record, ada.witness)).toMatchObject(
    [0, 1, 2].map((round) => ({ round, isShared: true, parts: [], hasOwnPart: false })),
  );
  expect(checkedDeals(record, ada.witness).filter(({ fault }) => fault)).toEqual([]);
  type Meta = { deal: { name: string; number: number; secret: string; commitment: string } };
  const changed = (change: (meta: Meta) => void, round = 1) => {
    const copy: { rounds: { meta: Meta }[] } & typeof record = JSON.parse(JSON.stringify(record));
    change(copy.rounds[round]!.meta);
    return [checkDeals(copy)[0]?.code, checkedDeals(copy, ada.witness).find(({ fault }) => fault)?.fault];
  };
  expect(changed(() => {})).toEqual([undefined, undefined]);
  expect(changed(({ deal }) => (deal.number = 2))).toEqual(['unfair-deck', 'unfair-deck']);
  expect(changed(({ deal }) => (deal.name = 'other'))).toEqual(['unfair-deck', 'unfair-deck']);
  expect(changed(({ deal }) => (deal.secret = '00'.repeat(32)))).toEqual([
    'broken-promise',
    'broken-promise',
  ]);
  // All of it agrees with itself, but the device was told of other deals.
  const later = { ...TERMS, sharedDeals: { name: 'evening', first: 1, rounds: 3 } };
  const [moved, ben] = await sharedTable(later, 'one');
  await moved.playOut([ben]);
  const other = recordIn(onlineRecordOf(await moved.storage.load(TABLE)));
  expect(checkDeals(other)).toEqual([]);
  expect(checkedDeals(other, ada.witness).find(({ fault }) => fault)?.fault).toBe('other-commitment');
});

test('a log whose next secret is another one, or that deals on, is damaged', async () => {
  const [fixture, ada] = await sharedTable({ ...TERMS, sharedDeals: { name: 'evening', rounds: 1 } }, 'one');
  await fixture.playOut([ada]);
  const values = onlineEntriesIn(await fixture.storage.load(TABLE));
  const changed = values.map((entry) =>
    entry.type === 'dealt' ? { ...entry, next: '00'.repeat(32) } : entry,
  );
  expect(onlineRecordOf(changed)).toMatchObject({ code: 'bad-deal' });
  const dealt = values.find(({ type }) => type === 'dealt');
  expect(onlineRecordOf([...values, { ...dealt, seq: values.length }])).toMatchObject({ code: 'bad-deal' });
});

test('a client can neither ask for shared deals nor change the terms of a table that has them', async () => {
  expect(parseTerms(TERMS)).toBeUndefined();
  const { sharedDeals: _, ...plain } = TERMS;
  expect(parseTerms(plain)).toEqual(plain);
  const fixture = await OnlineTableFixture.create(TERMS, 'one', { sharedSecret: () => SECRET });
  const ada = fixture.device('Ada');
  await ada.ask({ type: 'sit', seat: 0, name: 'Ada', avatar: 'round' });
  for (const terms of [plain, { ...plain, players: 4 }])
    expect(await ada.ask({ type: 'set-terms', terms })).toMatchObject({ refusal: { code: 'started' } });
  expect(await ada.ask({ type: 'set-terms', terms: TERMS })).toMatchObject({
    refusal: { code: 'not-understood' },
  });
});

test('a rematch has deals of its own', async () => {
  const [fixture, ada] = await sharedTable(TERMS, 'one');
  await fixture.playOut([ada]);
  expect(await ada.ask({ type: 'rematch' })).toMatchObject({ type: 'accepted' });
  const [founded] = onlineEntriesIn(await fixture.storage.load(ada.status.rematch!));
  expect(founded).toMatchObject({ type: 'founded', terms: { players: 3 } });
  expect(JSON.stringify(founded)).not.toMatch(/sharedDeals|5e5e/);
});

test('a server without a secret for the name opens no such table', async () => {
  const { ports } = await OnlineTableFixture.create(termsOf(2));
  await expect(createOnlineTable('another', TERMS, ports)).rejects.toThrow('no shared deals');
});
