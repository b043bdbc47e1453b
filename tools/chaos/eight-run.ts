import { parseRankedAttempt, type EightRound, type RankedAttemptAnswer } from '@quando/protocol';
import { RankedLog, rankedLogOf, ROUNDS } from '@quando/season';
import { eightRoundOf } from '@quando/season/authority';
import { keyHashOf } from '@quando/table';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { freshKey, TestClient } from '../e2e/test-client.ts';
import { policyOf } from '../e2e/test-game.ts';
import { fetchUntilValid, PAUSE } from './fetch-until-valid.ts';
import { NO_SEASON, type SeasonTally } from './season-tally.ts';
import { witnessed, type WitnessedGame } from './witnessed-game.ts';

/** What one person was told of their attempt at an eight. */
type WitnessedAttempt = {
  readonly key: string;
  /** The games of its rounds, all of them over. */
  readonly games: readonly WitnessedGame[];
  /** The rounds as the server told them last. */
  readonly rounds: readonly EightRound[];
};

/** An eight of a link and what its people were told. */
export type WitnessedEight = { readonly eight: string; readonly attempts: readonly WitnessedAttempt[] };

const PEOPLE = 2;

/** Plays one ranked eight of a link after the other, several people at the same time, until `isEnough`. */
export async function playEights(address: () => string, isEnough: () => boolean): Promise<WitnessedEight[]> {
  const eights: WitnessedEight[] = [];
  do {
    const eight = `club-2-${randomBytes(12).toString('base64url')}`;
    const attempts = Array.from({ length: PEOPLE }, () => playAttempt(address, eight, isEnough));
    eights.push({ eight, attempts: await Promise.all(attempts) });
  } while (!isEnough());
  return eights;
}

/** Plays round after round to the end of an eight, or until `isEnough`. */
async function playAttempt(
  address: () => string,
  eight: string,
  isEnough: () => boolean,
): Promise<WitnessedAttempt> {
  const key = freshKey();
  const person = { key, name: 'Ada', avatar: 'bean' };
  const ask = async (what: 'attempt' | 'deal'): Promise<RankedAttemptAnswer> => {
    const body = what === 'deal' ? person : { key };
    const answer = parseRankedAttempt(
      await fetchUntilValid(address, `/api/eights/${eight}/${what}`, v.looseObject({}), body),
    );
    // A table of a round is never gone here.
    if (!answer || answer.isVoid) throw new Error(`the attempt at ${eight} was told wrongly`);
    return answer;
  };
  const games: WitnessedGame[] = [];
  let rounds: readonly EightRound[] = [];
  do {
    const { table } = await ask('deal');
    if (table === undefined) break;
    games.push(await playRound(address, table, key));
    do ({ rounds } = await ask('attempt'));
    while (rounds.length < games.length && (await wait(PAUSE, true)));
  } while (games.length < ROUNDS && !isEnough());
  return { key, games, rounds };
}

const playRound = (address: () => string, table: string, key: string): Promise<WitnessedGame> =>
  witnessed(1, async (client) => ({
    table,
    clients: [new TestClient({ address, table, key, policy: policyOf('casual'), ...client(0) })],
  }));

/** Compares what the people of an eight were told with its log. */
export function auditEight({ attempts }: WitnessedEight, values: readonly unknown[]): SeasonTally {
  const scoredRounds = attempts.reduce((total, { rounds }) => total + rounds.length, 0);
  const tally = { ...NO_SEASON, eights: 1, scoredRounds };
  const log = rankedLogOf(values);
  if (!(log instanceof RankedLog)) return { ...tally, seasonFaults: scoredRounds + 1 };
  const wrong = attempts.filter((attempt) => !isAsTold(log, attempt)).length;
  const surplus = log.size === attempts.length ? 0 : 1;
  const pars = Array.from({ length: ROUNDS }, (_, round) => parsIn(log, attempts, round));
  const unequal = pars.filter((each) => each.size > 1).length;
  return { ...tally, seasonFaults: wrong + surplus + unequal };
}

/** Whether the log has just the tables at which a person played, and just the rounds that they were told. */
function isAsTold(log: RankedLog, { key, games, rounds }: WitnessedAttempt): boolean {
  const attempt = log.attemptOf(keyHashOf(key));
  const logged = attempt?.rounds.map(eightRoundOf) ?? [];
  const tables = attempt?.tables ?? [];
  return (
    tables.join() === games.map(({ table }) => table).join() &&
    logged.length === games.length &&
    isDeepStrictEqual(logged, rounds)
  );
}

/** The points of the Master in a round, which should be the same for everybody. */
const parsIn = (log: RankedLog, attempts: readonly WitnessedAttempt[], round: number): Set<number> =>
  new Set(attempts.flatMap(({ key }) => log.attemptOf(keyHashOf(key))?.rounds[round]?.par ?? []));
