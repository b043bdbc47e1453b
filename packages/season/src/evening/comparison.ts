import { seatsOf, type Seat } from '@quando/rules';
import type { Estimate } from '../standings/estimate.ts';

/** How one table played the deals that all tables had. */
export type PlayedTable = {
  readonly players: number;
  /** The seat that dealt first; the deal passed clockwise. */
  readonly dealer: Seat;
  /** By round, the number of the deal. */
  readonly deals: readonly number[];
  /** By round and seat. */
  readonly points: readonly (readonly number[])[];
};

/** How a seat did compared with everybody who held the same cards. */
export type ComparedSeat = {
  /** By number of the deal: the mean of everybody who held these cards, minus the seat's own points. More is better. */
  readonly byDeal: readonly number[];
  /** Their sum, with the standard error that luck after the deal leaves. */
  readonly better: Estimate;
};

/** The assumed variance of a round among people with the same cards; it weighs as much as twenty rounds. */
const SCATTER = { variance: 5.3 ** 2, weight: 20 };

/**
 * Compares tables that had the same deals, by table and seat. A hand is its place after the dealer, so that it has the same
 * cards and the same turn at every table. Over all tables, every hand of every deal adds up to 0.
 */
export function compareTables(tables: readonly PlayedTable[]): readonly (readonly ComparedSeat[])[] {
  const [first] = tables;
  if (!first) return [];
  const hands = tables.map(byHand);
  const means = first.deals.map((_, deal) =>
    seatsOf(first.players).map((hand) => meanOf(hands.map((points) => points[deal]![hand]!))),
  );
  const compared = tables.map((table) => seatsOf(table.players).map((seat) => byDealOf(table, seat, means)));
  const error = errorOf(compared.flat(), tables.length);
  return compared.map((seats) =>
    seats.map((byDeal) => ({ byDeal, better: { value: sumOf(byDeal), error } })),
  );
}

/** The hand of a seat: 0 for the one after the dealer, who plays first. */
const handOf = (seat: Seat, { dealer, players }: PlayedTable, round: number): number =>
  (((seat - dealer - round - 1) % players) + players) % players;

/** By number of the deal and hand, the points at a table. */
function byHand(table: PlayedTable): number[][] {
  const hands: number[][] = table.deals.map(() => []);
  for (const [round, points] of table.points.entries())
    for (const [seat, own] of points.entries()) hands[table.deals[round]!]![handOf(seat, table, round)] = own;
  return hands;
}

function byDealOf(table: PlayedTable, seat: Seat, means: readonly (readonly number[])[]): number[] {
  const byDeal = means.map(() => 0);
  for (const [round, deal] of table.deals.entries())
    byDeal[deal] = means[deal]![handOf(seat, table, round)]! - table.points[round]![seat]!;
  return byDeal;
}

/** The error of a seat's sum, from how much people with the same cards differ; strength is in it too. */
function errorOf(seats: readonly (readonly number[])[], tables: number): number {
  const rounds = seats[0]!.length;
  const squares = sumOf(seats.flat().map((better) => better * better));
  const freedom = (seats.flat().length * (tables - 1)) / tables;
  const variance = (SCATTER.variance * SCATTER.weight + squares) / (SCATTER.weight + freedom);
  return Math.sqrt((rounds * variance * (tables - 1)) / tables);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const meanOf = (numbers: readonly number[]): number => sumOf(numbers) / numbers.length;
