import { BOTS } from '@quando/bots';
import { seatsOf, seededRandom } from '@quando/rules';
import { apply, isScored, shuffledDeck, startGame, viewOf, type Deck } from '@quando/rules/authority';
import { compareTables, drawTables, tablesFor, type PlayedTable } from '@quando/season';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

type Shape = { readonly players: number; readonly rounds: number; readonly tables: number };

const shapes = fc.record({
  players: fc.integer({ min: 2, max: 6 }),
  rounds: fc.integer({ min: 1, max: 9 }),
  tables: fc.integer({ min: 2, max: 5 }),
});

const tableOf = ({ players, rounds }: Shape): fc.Arbitrary<PlayedTable> =>
  fc.record({
    players: fc.constant(players),
    dealer: fc.integer({ min: 0, max: players - 1 }),
    deals: fc.shuffledSubarray([...seatsOf(rounds)], { minLength: rounds, maxLength: rounds }),
    points: matrix(rounds, players),
  });

const matrix = (rows: number, columns: number): fc.Arbitrary<number[][]> =>
  fc.array(fc.array(fc.nat(60), { minLength: columns, maxLength: columns }), {
    minLength: rows,
    maxLength: rows,
  });

const evenings = shapes.chain((shape) =>
  fc.array(tableOf(shape), { minLength: shape.tables, maxLength: shape.tables }),
);

/** The seat that has a hand, counted from the dealer's left, in a round. */
const seatWith = (hand: number, { dealer, players }: PlayedTable, round: number): number =>
  (dealer + round + 1 + hand) % players;

describe('the comparison of tables', () => {
  test('adds up to 0 over everybody who held the same cards', () => {
    fc.assert(
      fc.property(evenings, (tables) => {
        const compared = compareTables(tables);
        const { players, deals } = tables[0]!;
        for (const deal of deals.keys())
          for (const hand of seatsOf(players)) {
            const shares = tables.map((table, i) => {
              const seat = seatWith(hand, table, table.deals.indexOf(deal));
              return compared[i]![seat]!.byDeal[deal]!;
            });
            expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(0, 9);
          }
      }),
    );
  });

  test('does not depend on what a hand is worth: luck of the deal goes away', () => {
    const withLuck = evenings.chain((tables) =>
      matrix(tables[0]!.deals.length, tables[0]!.players).map((luck) => ({ tables, luck })),
    );
    fc.assert(
      fc.property(withLuck, ({ tables, luck }) => {
        const lucky = tables.map((table) => ({
          ...table,
          points: table.points.map((row, round) => {
            const worse = [...row];
            for (const hand of seatsOf(table.players))
              worse[seatWith(hand, table, round)]! += luck[table.deals[round]!]![hand]!;
            return worse;
          }),
        }));
        const [plain, changed] = [compareTables(tables), compareTables(lucky)];
        for (const [i, seats] of plain.entries())
          for (const [seat, { better }] of seats.entries())
            expect(changed[i]![seat]!.better.value).toBeCloseTo(better.value, 9);
      }),
    );
  });

  test('is the mean of all who held the cards less the own points, with an order of its own at each table', () => {
    const first = {
      players: 2,
      dealer: 0,
      deals: [0, 1],
      points: [
        [4, 0],
        [7, 1],
      ],
    };
    // Deal 1 comes first here, and the other seat deals it.
    const second = {
      players: 2,
      dealer: 0,
      deals: [1, 0],
      points: [
        [3, 5],
        [10, 2],
      ],
    };
    const [one, other] = compareTables([first, second]);
    // Deal 0: at the first table seat 1 plays first, at the second one seat 0.
    expect(one!.map(({ byDeal }) => byDeal)).toEqual([
      [-1, -1],
      [5, 1],
    ]);
    expect(other!.map(({ byDeal }) => byDeal)).toEqual([
      [-5, -1],
      [1, 1],
    ]);
    expect(one!.map(({ better }) => better.value)).toEqual([-2, 6]);
  });

  test('has less scatter than points among bots of one strength, and an error that says how much', () => {
    const [rounds, tables, players] = [8, 3, 4];
    const played = seatsOf(tables).map((table) => botTable(table, rounds, players));
    const compared = compareTables(played).flat();
    const scatter = varianceOf(compared.flatMap(({ byDeal }) => byDeal));
    expect(scatter).toBeLessThan(0.8 * varianceOf(played.flatMap(({ points }) => points.flat())));
    const sums = compared.map(({ better }) => better.value);
    const { error } = compared[0]!.better;
    expect(Math.sqrt(varianceOf(sums))).toBeGreaterThan(error / 2);
    expect(Math.sqrt(varianceOf(sums))).toBeLessThan(error * 2);
  });
});

describe('the draw', () => {
  const members = Array.from({ length: 11 }, (_, i) => `m${i}`);

  test('gives everybody one table, and no table two people more than another', () => {
    fc.assert(
      fc.property(fc.nat(11), fc.integer({ min: 2, max: 6 }), fc.string(), (people, players, seed) => {
        const invited = members.slice(0, people);
        const tables = tablesFor(people, players);
        const drawn = drawTables(invited, { tables, players }, seededRandom(seed));
        expect(drawn.flat().toSorted()).toEqual(invited.toSorted());
        const sizes = drawn.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(2);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(players);
      }),
    );
  });

  test('puts any two together as often as any others', () => {
    const random = seededRandom('draw');
    const together = { near: 0, far: 0 };
    for (let i = 0; i < 3000; i += 1)
      for (const table of drawTables(members.slice(0, 6), { tables: 2, players: 3 }, random)) {
        if (table.includes('m0') && table.includes('m1')) together.near += 1;
        if (table.includes('m0') && table.includes('m5')) together.far += 1;
      }
    // Two of the five others sit with somebody: 1,200 of 3,000.
    for (const count of Object.values(together)) expect(Math.abs(count - 1200)).toBeLessThan(110);
  });
});

/** The same deals, played by four Sharps at each table. */
function botTable(table: number, rounds: number, players: number): PlayedTable {
  const deals = [...seatsOf(rounds)].map((round) => (round + 3 * table) % rounds);
  const points = deals.map((deal, round) => {
    const deck = shuffledDeck(seededRandom(`evening deal ${deal}`));
    return botRound(deck, { players, dealer: round % players, seed: `${table} ${round}` });
  });
  return { players, dealer: 0, deals, points };
}

function botRound(
  deck: Deck,
  { players, dealer, seed }: { players: number; dealer: number; seed: string },
): number[] {
  let { state } = startGame({ players, target: 999, dealer }, deck);
  for (let turn = 0; !isScored(state); turn += 1) {
    const seat = state.asked;
    if (seat === 'nobody') throw new Error('a round that is not scored asks nobody');
    const step = apply(state, seat, BOTS.sharp(viewOf(state, seat), { seed: `${seed} ${turn}` }));
    if ('refusal' in step) throw new Error(step.refusal.code);
    ({ state } = step);
  }
  return seatsOf(players).map((seat) => state.points(seat));
}

function varianceOf(numbers: readonly number[]): number {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / (numbers.length - 1);
}
