import type { LeagueEntry, LeagueEntryOf } from './league-entry.ts';

/** An earlier entry without the name of a member who has deleted it. */
export function withoutName(
  { member, name }: Pick<LeagueEntryOf<'member-erased'>, 'member' | 'name'>,
  entry: LeagueEntry,
): LeagueEntry {
  if (entry.type === 'joined' && entry.member.id === member)
    return { ...entry, member: { ...entry.member, name } };
  return entry.type === 'renamed' && entry.member === member ? { ...entry, name } : entry;
}
