import type { LeagueEntryOf } from '../league/league-entry.ts';
import type { LeagueLog } from '../league/league-log.ts';
import type { LeagueRefusalCode } from '../league/league-refusal.ts';

/** Why an evening cannot be opened now; one at a time is under way. */
export function refusalOfOpening(
  { members, evenings }: Pick<LeagueLog, 'members' | 'evenings'>,
  { evening, players, tables }: LeagueEntryOf<'evening-opened'>,
): LeagueRefusalCode | undefined {
  const isBusy = [...evenings.values()].some(({ ended }) => !ended);
  if (isBusy || evenings.has(evening)) return 'evening-under-way';
  const drawn = tables.flatMap((table) => table.members);
  if (!drawn.every((id) => members.get(id)?.isErased === false)) return 'no-such-member';
  const fits = tables.every((table) => table.members.length <= players);
  return fits && new Set(drawn).size === drawn.length ? undefined : 'not-understood';
}

/** Why an evening cannot end like this. */
export function refusalOfEnding(
  { evenings }: Pick<LeagueLog, 'evenings'>,
  { evening, plans }: LeagueEntryOf<'evening-ended'>,
): LeagueRefusalCode | undefined {
  const known = evenings.get(evening);
  if (!known || known.ended) return 'no-such-evening';
  const { players, rounds, tables } = known.opened;
  const fits = plans.every(({ dealer, deals }) => dealer < players && isEachOnce(deals, rounds));
  return fits && plans.length === tables.length ? undefined : 'not-understood';
}

const isEachOnce = (deals: readonly number[], rounds: number): boolean =>
  deals.length === rounds && new Set(deals).size === rounds && deals.every((deal) => deal < rounds);
