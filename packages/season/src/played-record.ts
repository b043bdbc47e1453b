import { parsePlayedGame, type PlayedGame } from './played-game.ts';

/**
 * The result in the record of a game, checked completely; undefined if it is not over, or no record.
 * @param length how many rounds were agreed on, if that ends the game.
 */
export function recordedGame(record: unknown, length?: number): PlayedGame | undefined {
  const { players, target, rounds } = fieldsOf(record);
  if (!Array.isArray(rounds)) return undefined;
  return parsePlayedGame({
    players,
    target,
    rounds: rounds.map(playedRoundOf),
    ...(length !== undefined && { length }),
  });
}

/** With only zeros a round ends at once, so whoever has none of their points left has ended it. */
function playedRoundOf(round: unknown): unknown {
  const { sums, knocker, end } = fieldsOf(round);
  const zeros = end === 'zeros' && Array.isArray(sums) ? sums.indexOf(0) : -1;
  return { sums, knocker: knocker ?? 'nobody', zeros: zeros === -1 ? 'nobody' : zeros };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
