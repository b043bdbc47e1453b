import { LEAGUE_REFUSALS, parseLeagueEntry } from '@quando/season';
import * as v from 'valibot';

const entry = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const found = parseLeagueEntry(dataset.value);
    if (found) return found;
    addIssue({ message: 'not an entry' });
    return NEVER;
  }),
);

const madeLeague = v.object({ league: v.string() });
const leaguePage = v.object({ seq: v.number(), entries: v.array(entry) });
const commandAnswers = v.object({
  answers: v.array(
    v.object({
      id: v.string(),
      seq: v.exactOptional(v.number()),
      /** A code of a newer server is not known. */
      refusal: v.exactOptional(v.fallback(v.picklist([...LEAGUE_REFUSALS, 'not-stored']), 'not-understood')),
    }),
  ),
});
const deletedLeague = v.object({ isDeleted: v.literal(true) });

export type MadeLeague = v.InferOutput<typeof madeLeague>;
export type LeaguePage = v.InferOutput<typeof leaguePage>;
export type CommandAnswers = v.InferOutput<typeof commandAnswers>;

/** How answers of the server are read; undefined for one of a newer or broken server. */
export const parseMadeLeague = (value: unknown): MadeLeague | undefined => parsed(madeLeague, value);
export const parseLeaguePage = (value: unknown): LeaguePage | undefined => parsed(leaguePage, value);
export const parseCommandAnswers = (value: unknown): CommandAnswers | undefined =>
  parsed(commandAnswers, value);
export const parseDeletedLeague = (value: unknown): object | undefined => parsed(deletedLeague, value);

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}
