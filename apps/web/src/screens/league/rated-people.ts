import { GAMES_UNTIL_SHOWN, shownRating, type EarnedRating, type Pool, type Ratings } from '@quando/season';
import type { LeaguePerson } from './season-view.ts';

/** A member with their rating for one number of players. */
export type RatedPerson = { readonly person: LeaguePerson; readonly rating: EarnedRating };

/** Who has a rating: the highest that can be shown first, then those with too few games, most games first. */
export function ratedIn(
  pool: Pool,
  people: readonly LeaguePerson[],
  ratings: ReadonlyMap<string, Ratings>,
): readonly RatedPerson[] {
  const rated = people.flatMap((person) => {
    const rating = ratings.get(person.id)?.[pool];
    return rating ? [{ person, rating }] : [];
  });
  const orderOf = ({ rating: { games, mean } }: RatedPerson): number =>
    games < GAMES_UNTIL_SHOWN ? games - GAMES_UNTIL_SHOWN : mean;
  return rated.toSorted((one, other) => orderOf(other) - orderOf(one));
}

/** Whether somebody's rating is shown that compares them with the others only. */
export const hasUnknown = (rated: readonly RatedPerson[], pool: Pool): boolean =>
  rated.some(({ rating }) => {
    const shown = shownRating(rating, pool);
    return shown.kind === 'rated' && shown.strength === 'unknown';
  });
