/** What everybody scored in each round, from the totals after it; nobody's knock is known any more. */
export const pointsByRound = (
  standings: readonly (readonly number[])[],
): { readonly round: number; readonly points: readonly number[]; readonly knocker: 'nobody' }[] =>
  standings.map((totals, round) => ({
    round,
    points: totals.map((total, seat) => total - (standings[round - 1]?.[seat] ?? 0)),
    knocker: 'nobody',
  }));
