import type { LeagueEntry, LeagueEntryOf, Outcome } from './league-entry.ts';

/** An entry that deletes a name from earlier ones. */
type Erasure = LeagueEntryOf<'member-erased' | 'guest-erased'>;

export const isErasure = (entry: LeagueEntry): entry is Erasure =>
  entry.type === 'member-erased' || entry.type === 'guest-erased';

/** An earlier entry without the name that was deleted. */
export const withoutName = (erasure: Erasure, entry: LeagueEntry): LeagueEntry =>
  erasure.type === 'member-erased' ? withoutMember(erasure, entry) : withoutGuest(erasure, entry);

function withoutMember({ member, name }: LeagueEntryOf<'member-erased'>, entry: LeagueEntry): LeagueEntry {
  if (entry.type === 'joined' && entry.member.id === member)
    return { ...entry, member: { ...entry.member, name } };
  return entry.type === 'renamed' && entry.member === member ? { ...entry, name } : entry;
}

function withoutGuest(erasure: LeagueEntryOf<'guest-erased'>, entry: LeagueEntry): LeagueEntry {
  if (entry.type === 'played' && entry.result === erasure.result)
    return { ...entry, outcome: nameless(entry.outcome, erasure) };
  if (entry.type !== 'corrected' || entry.result !== erasure.result || entry.to === 'withdrawn') return entry;
  return { ...entry, to: nameless(entry.to, erasure) };
}

const nameless = (outcome: Outcome, { seat: erased, name }: LeagueEntryOf<'guest-erased'>): Outcome => ({
  ...outcome,
  seats: outcome.seats.map((seat, i) => (i === erased && seat.kind === 'guest' ? { ...seat, name } : seat)),
});
