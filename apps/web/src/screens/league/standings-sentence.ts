import { verdictOf } from '@quando/season';
import type { LeagueWords, Person } from '@quando/text';
import type { LeaguePerson, SeasonView } from './season-view.ts';

/** How a sentence calls a member. */
export const asPerson = ({ name, isReader }: LeaguePerson): Person => (isReader ? 'you' : { name });

/** How many people a sentence names who are too close to call. */
const MOST_NAMED = 4;

/** What the lanes mean, in a few words. */
export function standingsSentence({ rows, standings }: SeasonView, words: LeagueWords['page']): string {
  const people = new Map(rows.map(({ person }) => [person.id, asPerson(person)]));
  const named = (ids: readonly string[]): Person[] => ids.map((id) => people.get(id)!);
  const reader = rows.find(({ person }) => person.isReader)?.person.id;
  const { ahead, close, open } = verdictOf(standings, reader);
  const sentences = [
    ...(ahead.length === 1 ? named(ahead).map((who) => words.leads(who)) : []),
    ...[ahead, close]
      .filter((group) => group.length > 1)
      .map((group) => words.close(named(group.slice(0, MOST_NAMED)))),
    ...open.slice(0, 2).map(({ member, games }) => words.open(people.get(member)!, games)),
  ];
  return sentences.join(' ');
}
