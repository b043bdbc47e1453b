import type { ArenaBotName } from './arena-bot.ts';
import { botsOf } from './match.ts';
import { meanInterval, ratioOf, shareInterval, type Interval } from './ratio.ts';
import type { Count, Tally } from './tally.ts';

/** The results of one bot, over all of its seats. */
export type Standing = {
  readonly bot: ArenaBotName;
  readonly seats: number;
  /** The expected share of wins if all bots were equal. */
  readonly fair: number;
  readonly decisions: number;
  readonly measures: Readonly<Partial<Record<MeasureName, Measure>>>;
};

/** A mean; without an interval if there is only one sequence of deals. */
export type Measure = { readonly value: number; readonly interval: Interval | undefined };

type Definition = { readonly amount: Count; readonly per: Count; readonly isShare: boolean };

export const MEASURES = {
  won: { amount: 'won', per: 'games', isShare: true },
  pointsPerRound: { amount: 'points', per: 'rounds', isShare: false },
  roundsWon: { amount: 'roundsWon', per: 'rounds', isShare: true },
  knocksPerRound: { amount: 'knocks', per: 'rounds', isShare: true },
  knocksPunished: { amount: 'punished', per: 'knocks', isShare: true },
  sumAtKnock: { amount: 'knockSums', per: 'knocks', isShare: false },
  tripletSumPerPlay: { amount: 'tripletSums', per: 'plays', isShare: false },
  microsecondsPerDecision: { amount: 'microseconds', per: 'decisions', isShare: false },
} as const satisfies Record<string, Definition>;

export type MeasureName = keyof typeof MEASURES;

/** The standings in the order of the line-up, from the tallies of each sequence of deals. */
export const standingsOf = (
  lineUp: readonly ArenaBotName[],
  sequences: readonly (readonly Tally[])[],
): Standing[] =>
  botsOf(lineUp).map((bot, i) => {
    const tallies = sequences.map((sequence) => sequence[i]!);
    return {
      bot,
      seats: lineUp.filter((name) => name === bot).length,
      fair: 1 / lineUp.length,
      decisions: tallies.reduce((sum, { decisions }) => sum + decisions, 0),
      measures: measuresOf(tallies),
    };
  });

/** Sequences of deals are independent; the games of one sequence are not. */
function measuresOf(tallies: readonly Tally[]): Standing['measures'] {
  const entries = Object.entries(MEASURES).map(([name, { amount, per, isShare }]) => {
    const ratio = ratioOf(tallies.map((tally) => ({ amount: tally[amount], count: tally[per] })));
    const interval = isShare ? shareInterval(ratio) : meanInterval(ratio);
    return [name, { value: ratio.value, interval }] as const;
  });
  // Without a knock there are no means per knock.
  return Object.fromEntries(entries.filter(([, { value }]) => !Number.isNaN(value)));
}
