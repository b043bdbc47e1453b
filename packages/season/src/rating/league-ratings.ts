import { isHelped, type LeagueSeat } from '../league/league-entry.ts';
import type { CountedResult } from '../league/league.ts';
import { headStartOf, placesOf, playedTo } from '../played-game.ts';
import { ratedResultOf, type RatedSeat } from './rated-result.ts';
import { foldRatings, type Ratings } from './rating-book.ts';

/** The members' ratings after these results of a league, oldest first, by the id of the member. */
export const leagueRatings = (results: readonly CountedResult[]): ReadonlyMap<string, Ratings> =>
  foldRatings(
    results.flatMap((result) => {
      const rated = ratedResultOf(
        {
          places: placesOf(result.game),
          target: playedTo(result.game),
          isHandicapped: isHandicapped(result),
        },
        result.seats.map(ratedSeatOf),
      );
      return rated === 'unrated' ? [] : [rated];
    }),
  );

const isHandicapped = ({ game, seats }: CountedResult): boolean =>
  seats.some((seat, i) => headStartOf(game, i) > 0 || isHelped(seat));

function ratedSeatOf(seat: LeagueSeat): RatedSeat {
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
  return seat.kind === 'member' ? { kind: 'member', id: seat.member } : { kind: 'guest' };
}
