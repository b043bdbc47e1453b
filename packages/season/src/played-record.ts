import { handicapsIn } from '@quando/protocol';
import { parsePlayedGame, type PlayedGame } from './played-game.ts';

/** What a result contains besides the record of its game. */
export type BesideRecord = {
  /** How many rounds were agreed on, if that ends the game. */
  readonly length?: number;
  /** By round and seat, the triplets played; without it, nobody has counted them. */
  readonly triplets?: readonly (readonly number[])[];
};

/** The result in the record of a game, checked completely; undefined if it is not over, or no record. */
export function recordedGame(
  record: unknown,
  { length, triplets }: BesideRecord = {},
): PlayedGame | undefined {
  const { players, target, rounds, meta } = fieldsOf(record);
  if (!Array.isArray(rounds)) return undefined;
  const headStarts = handicapsIn(meta)?.map(({ headStart }) => headStart);
  return parsePlayedGame({
    players,
    target,
    rounds: rounds.map((round, i) => playedRoundOf(round, triplets?.[i])),
    ...(length !== undefined && { length }),
    ...(headStarts?.some((points) => points > 0) && { headStarts }),
  });
}

/** A hand of only zeros ends the round at once, so the seat with a sum of 0 ended it. */
function playedRoundOf(round: unknown, triplets: readonly number[] | undefined): unknown {
  const { sums, knocker, end } = fieldsOf(round);
  const zeros = end === 'zeros' && Array.isArray(sums) ? sums.indexOf(0) : -1;
  return {
    sums,
    knocker: knocker ?? 'nobody',
    zeros: zeros === -1 ? 'nobody' : zeros,
    ...(triplets && { triplets }),
  };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
