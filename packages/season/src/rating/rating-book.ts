import { ratedByPlaces, type Rating } from './plackett-luce.ts';
import { ANCHORS, poolOf, POOLS, sharpnessOf, startOf, type Pool } from './pool.ts';
import type { RatedResult, RatedSeat } from './rated-result.ts';

/** A rating, and the games that it rests on. */
export type EarnedRating = Rating & {
  readonly games: number;
  /** Games with a bot at the table. Without any, a rating only compares members with each other. */
  readonly gamesWithBots: number;
};

/** Somebody's ratings in the pools in which they have played. */
export type Ratings = Readonly<Partial<Record<Pool, EarnedRating>>>;

/** How much somebody's strength may change from one game to the next, in points. */
const CHANGE = 2;

/** Everybody's ratings, game by game. */
export class RatingBook {
  readonly #members = new Map<string, Ratings>();
  /** Pools with a game in which somebody other than a member sat. */
  readonly #open = new Set<Pool>();

  /** By the id of the member. */
  get members(): ReadonlyMap<string, Ratings> {
    const closed = POOLS.filter((pool) => !this.#open.has(pool));
    return closed.reduce<ReadonlyMap<string, Ratings>>(centred, this.#members);
  }

  /** The assumed strength of each seat before a game, from which `chancesToWin` computes chances. */
  beliefs(seats: readonly RatedSeat[]): readonly Rating[] {
    const pool = poolOf(seats.length);
    return seats.map((seat) => {
      if (seat.kind === 'bot') return { mean: ANCHORS[pool][seat.level], deviation: 0 };
      const known = seat.kind === 'member' && this.#members.get(seat.id)?.[pool];
      return known ? { mean: known.mean, deviation: Math.hypot(known.deviation, CHANGE) } : startOf(pool);
    });
  }

  /** Counts a game that comes after all that were counted before. */
  add({ seats, places }: RatedResult): void {
    const after = ratedByPlaces(this.beliefs(seats), places, sharpnessOf(seats.length));
    if (seats.some(({ kind }) => kind !== 'member')) this.#open.add(poolOf(seats.length));
    const hasBot = seats.some(({ kind }) => kind === 'bot');
    for (const [i, seat] of seats.entries()) {
      if (seat.kind === 'member') this.#earn(seat.id, poolOf(seats.length), { ...after[i]!, hasBot });
    }
  }

  #earn(id: string, pool: Pool, { mean, deviation, hasBot }: Rating & { readonly hasBot: boolean }): void {
    const own = this.#members.get(id) ?? {};
    const games = (own[pool]?.games ?? 0) + 1;
    const gamesWithBots = (own[pool]?.gamesWithBots ?? 0) + (hasBot ? 1 : 0);
    this.#members.set(id, { ...own, [pool]: { mean, deviation, games, gamesWithBots } });
  }
}

/** Games among members alone say nothing about their common level: their mean stays at the start, by definition. */
function centred(members: ReadonlyMap<string, Ratings>, pool: Pool): ReadonlyMap<string, Ratings> {
  const earned = [...members.values()].flatMap((own) => own[pool] ?? []);
  if (earned.length === 0) return members;
  const surplus = earned.reduce((sum, { mean }) => sum + mean, 0) / earned.length - startOf(pool).mean;
  const shifted = (own: Ratings): Ratings => {
    const rating = own[pool];
    return rating ? { ...own, [pool]: { ...rating, mean: rating.mean - surplus } } : own;
  };
  return new Map([...members].map(([id, own]) => [id, shifted(own)]));
}

/** Everybody's ratings after these results, oldest first, by the id of the member. */
export function foldRatings(results: Iterable<RatedResult>): ReadonlyMap<string, Ratings> {
  const book = new RatingBook();
  for (const result of results) book.add(result);
  return book.members;
}
