import type { DeepReadonly } from '@quando/protocol';
import * as v from 'valibot';
import { drawnTables, eveningTerms } from '../evening/evening-entry.ts';
import { leagueSchemas } from './league-entry.ts';

const { avatar, count, id, member, outcome, personName, settings, source } = leagueSchemas;

const leagueCommand = v.variant('do', [
  v.strictObject({ do: v.literal('join'), id, member }),
  v.strictObject({ do: v.literal('rename'), id, member: id, name: personName, avatar }),
  /** Enters a result, under an id that its device chooses once for this game. */
  v.strictObject({ do: v.literal('play'), id, result: id, source, outcome }),
  v.strictObject({
    do: v.literal('correct'),
    id,
    result: id,
    to: v.union([v.literal('withdrawn'), outcome]),
  }),
  /** Replaces a member's name everywhere, also in what is stored: by the maker, or whose device added them. */
  v.strictObject({ do: v.literal('erase-member'), id, member: id }),
  /** Replaces a guest's name in a result, also in what is stored: by the maker, or who entered it. */
  v.strictObject({ do: v.literal('erase-guest'), id, result: id, seat: count }),
  /** Opens a duplicate evening; the server makes its tables. */
  v.strictObject({ do: v.literal('open-evening'), id, ...eveningTerms, draw: drawnTables }),
  /** Ends it before all tables have finished: by the maker, or who opened it. */
  v.strictObject({ do: v.literal('end-evening'), id, evening: id }),
  // Only the maker may do these.
  v.strictObject({ do: v.literal('remove-member'), id, member: id }),
  v.strictObject({ do: v.literal('undo'), id, entry: count }),
  v.strictObject({ do: v.literal('change-settings'), id, settings }),
  v.strictObject({ do: v.literal('start-season'), id }),
]);

/** What somebody wants to do in a league. The same id from the same sender gets the same answer. */
export type LeagueCommand = DeepReadonly<v.InferOutput<typeof leagueCommand>>;

/** Parses a command; undefined if it is malformed. */
export function parseLeagueCommand(value: unknown): LeagueCommand | undefined {
  const result = v.safeParse(leagueCommand, value);
  return result.success ? result.output : undefined;
}
