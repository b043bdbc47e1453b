/** What became of leagues, evenings and eights; everything but the last should be more than 0. */
export type SeasonTally = {
  readonly leagues: number;
  /** Commands to leagues that the server acknowledged. */
  readonly entered: number;
  /** Duplicate evenings that were played to their end. */
  readonly evenings: number;
  readonly eights: number;
  /** Rounds of eights of which a person was told the points. */
  readonly scoredRounds: number;
  /** What was acknowledged or told and is not in the log as it was told, or is there twice; and logs that are damaged. */
  readonly seasonFaults: number;
};

export const NO_SEASON: SeasonTally = {
  leagues: 0,
  entered: 0,
  evenings: 0,
  eights: 0,
  scoredRounds: 0,
  seasonFaults: 0,
};

export const sumOfSeasons = (tallies: readonly SeasonTally[]): SeasonTally =>
  tallies.reduce(
    (total, tally) => ({
      leagues: total.leagues + tally.leagues,
      entered: total.entered + tally.entered,
      evenings: total.evenings + tally.evenings,
      eights: total.eights + tally.eights,
      scoredRounds: total.scoredRounds + tally.scoredRounds,
      seasonFaults: total.seasonFaults + tally.seasonFaults,
    }),
    NO_SEASON,
  );
