import { foldLeague, LeagueLog, leagueLogOf, type LeagueCommand } from '@quando/season';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { freshId, freshKey } from '../e2e/test-client.ts';

/** What became of the commands to leagues; everything but the first two should be 0. */
export type LeagueTally = {
  readonly leagues: number;
  /** Commands that the server acknowledged. */
  readonly entered: number;
  /** Acknowledged commands that are not in the log at their seq, or that are there twice, and logs that are damaged. */
  readonly leagueFaults: number;
};

/** A league and which command was acknowledged with which seq. */
export type WitnessedLeague = { readonly league: string; readonly accepted: ReadonlyMap<string, number> };

const PAUSE = 50;

const made = v.object({ league: v.string() });
const answered = v.object({
  answers: v.array(v.object({ id: v.string(), seq: v.exactOptional(v.number()) })),
});

/** Enters results in a new league, each command again and again until it is answered, until `isEnough`. */
export async function fillLeague(address: () => string, isEnough: () => boolean): Promise<WitnessedLeague> {
  const key = freshKey();
  const settings = { name: 'Chaos', season: 'free', showsOnlyGoodNews: false };
  const { league } = await insist(address, '/api/leagues', { key, settings }, made);
  const accepted = new Map<string, number>();
  const send = async (command: LeagueCommand): Promise<void> => {
    while (!accepted.has(command.id)) {
      const body = { key, commands: [command] };
      const { answers } = await insist(address, `/api/leagues/${league}/commands`, body, answered);
      for (const { id, seq } of answers) if (seq !== undefined) accepted.set(id, seq);
    }
  };
  await send({ do: 'join', id: freshId(), member: { id: 'ada', name: 'Ada', avatar: 'bean' } });
  do {
    await send(playOf(freshId()));
    await wait(PAUSE);
  } while (!isEnough());
  return { league, accepted };
}

const playOf = (id: string): LeagueCommand => ({
  do: 'play',
  id,
  result: id,
  source: { kind: 'device' },
  outcome: {
    playedAt: 1,
    game: { players: 2, target: 50, rounds: [{ sums: [10, 50], knocker: 'nobody', zeros: 'nobody' }] },
    seats: [
      { kind: 'member', member: 'ada' },
      { kind: 'guest', name: 'Bo' },
    ],
  },
});

/** Posts until a server answers with what is expected. */
async function insist<Schema extends v.GenericSchema>(
  address: () => string,
  path: string,
  body: object,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  for (;;) {
    const signal = AbortSignal.timeout(10_000);
    const answer: unknown = await fetch(`${address()}${path}`, { ...request, signal })
      .then(async (response): Promise<unknown> => (response.ok ? response.json() : undefined))
      .catch(() => undefined);
    const parsed = v.safeParse(schema, answer);
    if (parsed.success) return parsed.output;
    await wait(PAUSE);
  }
}

/** Compares what the clients of a league were told with its log. */
export function auditLeague({ accepted }: WitnessedLeague, values: readonly unknown[]): LeagueTally {
  const log = leagueLogOf(values);
  if (!(log instanceof LeagueLog))
    return { leagues: 1, entered: accepted.size, leagueFaults: accepted.size + 1 };
  const lost = [...accepted].filter(([id, seq]) => log.entries[seq]?.id !== id).length;
  const twice = log.entries.length - new Set(log.entries.map(({ id }) => id)).size;
  const results = foldLeague(log.entries).results.length;
  // All but founding and joining are results.
  const surplus = results === accepted.size - 1 ? 0 : 1;
  return { leagues: 1, entered: accepted.size, leagueFaults: lost + twice + surplus };
}

export const sumOfLeagues = (tallies: readonly LeagueTally[]): LeagueTally =>
  tallies.reduce(
    (total, { leagues, entered, leagueFaults }) => ({
      leagues: total.leagues + leagues,
      entered: total.entered + entered,
      leagueFaults: total.leagueFaults + leagueFaults,
    }),
    { leagues: 0, entered: 0, leagueFaults: 0 },
  );
