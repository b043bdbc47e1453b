import { schemas, type DeepReadonly } from '@quando/protocol';
import { isPlayerCount, MOST_PLAYERS, pointsOf, winnersOf, type Seat } from '@quando/rules';
import * as v from 'valibot';
import { listUpTo } from './list-up-to.ts';

/** More rounds than any game has: each ends with points for somebody, and no target is above 999. */
const MOST_ROUNDS = 1000;

/** More points than any hand can have. */
const GREATEST_SUM = 550;

const { count, target } = schemas;

const sum = v.pipe(count, v.maxValue(GREATEST_SUM));
const seatOrNobody = v.union([v.literal('nobody'), count]);

const playedRound = v.strictObject({
  /** By seat. */
  sums: listUpTo(sum, MOST_PLAYERS),
  knocker: seatOrNobody,
  /** Who ended the round with only zeros. */
  zeros: seatOrNobody,
  /** How many triplets each seat played; nobody counts them at a real table. */
  triplets: v.exactOptional(listUpTo(count, MOST_PLAYERS)),
});

const shape = v.strictObject({
  players: v.pipe(
    v.number(),
    v.check((players) => isPlayerCount(players)),
  ),
  target,
  rounds: v.pipe(listUpTo(playedRound, MOST_ROUNDS), v.minLength(1)),
  /** How many rounds were agreed on; without it, the target ends the game. */
  length: v.exactOptional(v.pipe(count, v.minValue(1))),
  /** Each seat's head start in points; without it, nobody has one. */
  headStarts: v.exactOptional(listUpTo(sum, MOST_PLAYERS)),
});

export type PlayedRound = DeepReadonly<v.InferOutput<typeof playedRound>>;

/** The result of a finished game, wherever it was played: on a device, at an online table or with real cards. */
export type PlayedGame = DeepReadonly<v.InferOutput<typeof shape>>;

/** Refuses a result whose seats are inconsistent, that is unfinished, or that continues after its end. */
export const playedGame = v.pipe(
  shape,
  v.check(
    ({ players, rounds, headStarts }) =>
      (headStarts?.length ?? players) === players && rounds.every(fits(players)),
  ),
  v.check((game) => endsWithItsLastRound(game)),
);

/** Parses a result; undefined if it is malformed. */
export function parsePlayedGame(value: unknown): PlayedGame | undefined {
  const result = v.safeParse(playedGame, value);
  return result.success ? result.output : undefined;
}

/** By round, everybody's points in it (rules 9). */
export const pointsByRound = ({ rounds }: Pick<PlayedGame, 'rounds'>): readonly (readonly number[])[] =>
  rounds.map(({ sums, knocker }) => pointsOf(sums, knocker));

export const headStartOf = ({ headStarts }: Pick<PlayedGame, 'headStarts'>, seat: Seat): number =>
  headStarts?.[seat] ?? 0;

/** Everybody's points in the whole game, minus their head start. */
export const totalsOf = (game: PlayedGame): readonly number[] =>
  sumsByRules(game).map((total, seat) => total - headStartOf(game, seat));

/** Everybody's place, from 1; tied players share the better one. */
export function placesOf(game: PlayedGame): readonly number[] {
  const totals = totalsOf(game);
  return totals.map((total) => 1 + totals.filter((other) => other < total).length);
}

/** The points to which a game was played: its target, or the highest total if a number of rounds was agreed on. */
export const playedTo = (game: PlayedGame): number =>
  game.length === undefined ? game.target : Math.min(game.target, Math.max(...sumsByRules(game)));

const sumsByRules = (game: Pick<PlayedGame, 'players' | 'rounds'>): readonly number[] =>
  pointsByRound(game).reduce(
    (totals: readonly number[], points) => totals.map((total, seat) => total + points[seat]!),
    Array.from({ length: game.players }, () => 0),
  );

/** Whether a round has a sum for every seat, and names no other seat. */
const fits =
  (players: number) =>
  ({ sums, knocker, zeros, triplets }: PlayedRound): boolean =>
    sums.length === players &&
    (triplets?.length ?? players) === players &&
    [knocker, zeros].every((seat) => seat === 'nobody' || seat < players) &&
    (zeros === 'nobody' || sums[zeros] === 0);

/** The game ends by the rules, before head starts are subtracted (rules 10), or after the agreed number of rounds. */
function endsWithItsLastRound({ players, rounds, target: end, length }: PlayedGame): boolean {
  const isOver = (played: readonly PlayedRound[]): boolean =>
    winnersOf(sumsByRules({ players, rounds: played }), end) !== undefined;
  return (isOver(rounds) || rounds.length === length) && !isOver(rounds.slice(0, -1));
}
