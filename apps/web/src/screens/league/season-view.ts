import type { AvatarName } from '@quando/protocol';
import {
  countedResults,
  playedIn,
  seasonsWith,
  standingsOf,
  type CountedResult,
  type League,
  type SeasonSpan,
  type Standings,
  type StandingsRow,
} from '@quando/season';

/** A member as they are drawn. */
export type LeaguePerson = {
  readonly id: string;
  readonly name: string;
  readonly avatar: AvatarName;
  readonly isReader: boolean;
};

/** A row of the standings and whose it is. */
export type PersonRow = { readonly person: LeaguePerson; readonly row: StandingsRow };

/** Everything that the screen shows of one season. */
export type SeasonView = {
  readonly span: SeasonSpan;
  readonly isOver: boolean;
  readonly results: readonly CountedResult[];
  /** All results of the league up to the end of the season, on which ratings rest. */
  readonly untilEnd: readonly CountedResult[];
  readonly standings: Standings;
  readonly rows: readonly PersonRow[];
};

/** Whether faces do not tell these people apart: there are more members than avatars. */
export const shareFaces = (people: readonly LeaguePerson[]): boolean =>
  new Set(people.map(({ avatar }) => avatar)).size < people.length;

/** The seasons of a league, the latest first. */
export const seasonsOf = (league: League, now: number): readonly SeasonSpan[] =>
  seasonsWith(
    { season: league.settings.season, startedAt: league.seasonsStartedAt },
    countedResults(league).map(({ playedAt }) => playedAt),
    now,
  );

/** One season, calculated from the league's results. */
export function seasonView(
  league: League,
  {
    span,
    reader,
    now,
  }: { readonly span: SeasonSpan; readonly reader: string | undefined; readonly now: number },
): SeasonView {
  const untilEnd = countedResults(league).filter(({ playedAt }) => playedAt < span.until);
  const results = playedIn(untilEnd, span);
  const present = new Set(
    results.flatMap(({ seats }) => seats.map((seat) => 'member' in seat && seat.member)),
  );
  const members = league.members.filter(({ id, isRemoved }) => !isRemoved || present.has(id));
  const standings = standingsOf(
    results,
    members.map(({ id }) => id),
  );
  const people = new Map(
    members.map(({ id, name, avatar }) => [id, { id, name, avatar, isReader: id === reader }]),
  );
  return {
    span,
    isOver: span.until <= now,
    results,
    untilEnd,
    standings,
    rows: standings.rows.map((row) => ({ row, person: people.get(row.member)! })),
  };
}
