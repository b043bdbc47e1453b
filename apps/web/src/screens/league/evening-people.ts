import type { AvatarName } from '@quando/protocol';
import type { EveningResult, EveningRow } from '@quando/season';
import type { LeagueWords, Person } from '@quando/text';
import type { LeagueModel } from './league-model.svelte.ts';

/** Somebody in the ranking of an evening as they are drawn; guests have no face of their own. */
export type EveningPerson = {
  readonly key: string;
  readonly name: string;
  readonly avatar: AvatarName;
  readonly isReader: boolean;
};

const GUEST_AVATAR: AvatarName = 'round';

/** By row, who it is. */
export const eveningPeople = (
  { rows }: Pick<EveningResult, 'rows'>,
  { league, reader }: Pick<LeagueModel, 'league' | 'reader'>,
): readonly EveningPerson[] =>
  rows.map(({ who, table, seat }) => {
    const key = `${table} ${seat}`;
    if (who.kind === 'guest') return { key, name: who.name, avatar: GUEST_AVATAR, isReader: false };
    const member = league.members.find(({ id }) => id === who.member)!;
    return { key, name: member.name, avatar: member.avatar, isReader: member.id === reader };
  });

/** How many people a sentence names who are too close to call. */
const MOST_NAMED = 4;

/** Who has won, or who is too close to call. */
export function eveningSentence(
  { ahead }: Pick<EveningResult, 'ahead'>,
  people: readonly EveningPerson[],
  { evening, page }: Pick<LeagueWords, 'evening' | 'page'>,
): string {
  const named = people.slice(0, ahead.length).map(asPerson);
  const [first] = named;
  return named.length === 1 && first ? evening.wins(first) : page.close(named.slice(0, MOST_NAMED));
}

/** The result as a few lines for a chat. */
export const eveningText = (
  heading: string,
  rows: readonly EveningRow[],
  people: readonly EveningPerson[],
  words: Pick<LeagueWords, 'evening' | 'page'>,
): string =>
  [
    heading,
    ...rows.map(
      ({ places: { best, worst }, better }, i) =>
        `${words.page.places(best, worst)} ${people[i]!.name} ${words.evening.better(better.value)}`,
    ),
  ].join('\n');

const asPerson = ({ name, isReader }: EveningPerson): Person => (isReader ? 'you' : { name });
