export { assistedStrength } from './handicap/assisted-strength.ts';
export { chancesByHeadStart, type Contestant } from './handicap/chances.ts';
export { fairHeadStarts } from './handicap/fair-head-starts.ts';
export { leagueGroupResults, type KnownResult } from './handicap/league-group-results.ts';
export { strengthOfRatings } from './handicap/strength-from-rating.ts';
export {
  ASSUMED_STRENGTH,
  FEWEST_ROUNDS,
  strengthsFrom,
  type GroupResult,
} from './handicap/strength-from-results.ts';
export { strengthOfLevel, type LevelStrength } from './handicap/strength.ts';
export {
  headStartOf,
  parsePlayedGame,
  placesOf,
  pointsByRound,
  playedGame,
  totalsOf,
  type PlayedGame,
  type PlayedRound,
} from './played-game.ts';
export { compareTables, type ComparedSeat, type PlayedTable } from './evening/comparison.ts';
export { drawTables, tablesFor } from './evening/draw.ts';
export { dealsNameOf, eveningOfDeals } from './evening/evening-deals.ts';
export type { EveningPorts } from './evening/evening-ports.ts';
export { MOST_TABLES } from './evening/evening-entry.ts';
export {
  eveningResult,
  finishedTables,
  type EveningResult,
  type EveningRow,
} from './evening/evening-result.ts';
export type { Evening, TablePlan } from './evening/evening.ts';
export { parseLeagueCommand, type LeagueCommand } from './league/league-command.ts';
export { decideInLeague, type LeagueDecision, type LeagueRequest } from './league/league-decision.ts';
export {
  LONGEST_LEAGUE_NAME,
  parseLeagueEntry,
  parseLeagueSettings,
  SEASONS,
  type LeagueEntry,
  type LeagueEntryOf,
  type LeagueSeat,
  type LeagueSettings,
  type Outcome,
  type ResultSource,
  type Season,
} from './league/league-entry.ts';
export { isWithinLimits, LEAGUE_FORMAT, leagueExport, type LeagueExport } from './league/league-export.ts';
export { LEAGUE_LIMITS, type LeagueLimits } from './league/league-limits.ts';
export { LeagueLog, leagueLogOf, sizeOf, type LeagueChange } from './league/league-log.ts';
export { isErasure, withoutName } from './league/league-redaction.ts';
export { isTemporaryRefusal, LEAGUE_REFUSALS, type LeagueRefusalCode } from './league/league-refusal.ts';
export { seatsAmong } from './league/seats-among.ts';
export {
  countedResults,
  foldLeague,
  type CountedResult,
  type League,
  type LeagueMember,
  type LeagueResult,
  type ResultVersion,
} from './league/league.ts';
export {
  dayAfter,
  dayOf,
  mondayOf,
  monthAfter,
  untilNextDay,
  weekOf,
  weeksOfMonth,
} from './daily/calendar.ts';
export { discOf, signOf, type Disc } from './daily/disc.ts';
export {
  DAY_PLAYERS,
  EIGHT_TARGET,
  eightOfDay,
  eightOfWeek,
  freshSeed,
  idOf,
  OWN_SEAT,
  parseEight,
  ROUNDS,
  WEEK_PLAYERS,
  type Eight,
} from './daily/eight.ts';
export { betterThan, fieldOf, LEAST_FIELD, type Field } from './daily/field.ts';
export { meanOver, trendOf, type EightResult, type TrendDay } from './daily/history.ts';
export { costliestOf, discsOf, isFinished, overPar, sumOf, type RoundScore } from './daily/score.ts';
export { shareText } from './daily/share-text.ts';
export { eightSitters } from './daily/eight-sitters.ts';
export { parseRankedEntry, withoutRankedName, type RankedEntry } from './ranked/ranked-entry.ts';
export { RankedLog, rankedLogOf, type RankedAttempt } from './ranked/ranked-log.ts';
export { isRankedNow, rankedTime } from './ranked/ranked-time.ts';
export { REST_DAYS, streakOf, type Streak } from './daily/streak.ts';
export { recordedGame } from './played-record.ts';
export { leagueRatings } from './rating/league-ratings.ts';
export { chancesToWin } from './rating/chances.ts';
export { ratedByPlaces, SCALE, type Rating, type Sharpness } from './rating/plackett-luce.ts';
export { ANCHORS, poolOf, POOLS, sharpnessOf, startOf, type Pool } from './rating/pool.ts';
export { ratedResultOf, type RatedResult, type RatedSeat } from './rating/rated-result.ts';
export { foldRatings, RatingBook, type EarnedRating, type Ratings } from './rating/rating-book.ts';
export {
  GAMES_UNTIL_SHOWN,
  shownRating,
  shownStrength,
  type ShownRating,
  type ShownStrength,
} from './rating/shown-rating.ts';
export { goodNewsOf, orderOfTheDay, type GoodThing } from './standings/good-news.ts';
export type { Pair, Pairs } from './standings/pairs.ts';
export { recordsOf, type SeasonRecord, type SeasonRecordKind } from './standings/records.ts';
export {
  playedIn,
  seasonAt,
  seasonsWith,
  type SeasonCalendar,
  type SeasonSpan,
} from './standings/season-span.ts';
export { isClearlyBetter, type Estimate } from './standings/estimate.ts';
export { shrunk, type Sample } from './standings/shrinkage.ts';
export { standingsOf, type Standings, type StandingsRow } from './standings/standings.ts';
export type { StandingsResult, StandingsSeat } from './standings/standings-result.ts';
export type { Tally } from './standings/tally.ts';
export { verdictOf, type Verdict } from './standings/verdict.ts';
