import {
  foldLeague,
  LeagueLog,
  leagueLogOf,
  parseLeagueEntry,
  type Evening,
  type LeagueCommand,
} from '@quando/season';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { freshId, freshKey } from '../e2e/test-client.ts';
import { startTestGameAt } from '../e2e/test-game.ts';
import { fetchUntilValid, PAUSE } from './fetch-until-valid.ts';
import { NO_SEASON, type SeasonTally } from './season-tally.ts';
import { witnessed, type WitnessedGame } from './witnessed-game.ts';

/** A league, which command was acknowledged with which seq, and what else should be in its log. */
export type WitnessedLeague = {
  readonly league: string;
  readonly accepted: ReadonlyMap<string, number>;
  readonly results: number;
  /** Evenings that were seen to end. */
  readonly evenings: number;
  /** The games of its evenings. */
  readonly games: readonly WitnessedGame[];
};

const MEMBERS = ['Ada', 'Bo', 'Cy', 'Di'];
const EVENING = { players: 2, rounds: 2, tempo: 'relaxed' } as const;
const DRAW = [
  ['ada', 'bo'],
  ['cy', 'di'],
];

const made = v.object({ league: v.string() });
const answered = v.object({
  answers: v.array(v.object({ id: v.string(), seq: v.exactOptional(v.number()) })),
});
const read = v.object({ entries: v.array(v.unknown()) });

/** The device of somebody who enters results in a league of their own. */
class LeagueClient {
  readonly league: string;
  /** By the id of a command: the seq with which it was acknowledged. */
  readonly accepted: Map<string, number> = new Map();
  readonly #address: () => string;
  readonly #key: string;

  private constructor(address: () => string, key: string, league: string) {
    this.#address = address;
    this.#key = key;
    this.league = league;
  }

  static async make(address: () => string): Promise<LeagueClient> {
    const key = freshKey();
    const settings = { name: 'Chaos', season: 'free', showsOnlyGoodNews: false };
    const { league } = await fetchUntilValid(address, '/api/leagues', made, { key, settings });
    const client = new LeagueClient(address, key, league);
    for (const name of MEMBERS)
      await client.send({
        do: 'join',
        id: freshId(),
        member: { id: name.toLowerCase(), name, avatar: 'bean' },
      });
    return client;
  }

  /** Sends a command again and again until it is acknowledged. */
  async send(command: LeagueCommand): Promise<void> {
    while (!this.accepted.has(command.id)) {
      const body = { key: this.#key, commands: [command] };
      const { answers } = await fetchUntilValid(
        this.#address,
        `/api/leagues/${this.league}/commands`,
        answered,
        body,
      );
      for (const { id, seq } of answers) if (seq !== undefined) this.accepted.set(id, seq);
    }
  }

  /** The evening as the log tells it now. */
  async evening(id: string): Promise<Evening> {
    for (;;) {
      const { entries } = await fetchUntilValid(this.#address, `/api/leagues/${this.league}`, read);
      const { evenings } = foldLeague(entries.flatMap((entry) => parseLeagueEntry(entry) ?? []));
      const evening = evenings.find((each) => each.id === id);
      if (evening) return evening;
      await wait(PAUSE);
    }
  }
}

/** Enters results in a new league until `isEnough`. */
export async function fillLeague(address: () => string, isEnough: () => boolean): Promise<WitnessedLeague> {
  const client = await LeagueClient.make(address);
  let results = 0;
  do {
    await client.send(playOf(freshId()));
    results += 1;
    await wait(PAUSE);
  } while (!isEnough());
  const { league, accepted } = client;
  return { league, accepted, results, evenings: 0, games: [] };
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

/** Plays duplicate evenings of a new league, one after the other, until `isEnough`. */
export async function playEvenings(address: () => string, isEnough: () => boolean): Promise<WitnessedLeague> {
  const client = await LeagueClient.make(address);
  const games: WitnessedGame[] = [];
  let evenings = 0;
  do {
    const id = `evening-${evenings}`;
    await client.send({ do: 'open-evening', id: freshId(), evening: id, ...EVENING, draw: DRAW });
    const { tables } = await client.evening(id);
    games.push(...(await Promise.all(tables.map(({ table }, i) => playTable(address, table, i)))));
    // The tables enter their results themselves, and the server ends the evening.
    while ((await client.evening(id)).ended === 'under-way') await wait(PAUSE);
    evenings += 1;
  } while (!isEnough());
  const { league, accepted } = client;
  return { league, accepted, results: games.length, evenings, games };
}

function playTable(address: () => string, table: string, number: number): Promise<WitnessedGame> {
  const { players, tempo } = EVENING;
  const terms = { players, target: 999, tempo, isOpen: false };
  const names = MEMBERS.slice(players * number, players * (number + 1));
  return witnessed(players, (client) => startTestGameAt(table, { address, terms, names, client }));
}

/** Compares what the clients of a league were told with its log. */
export function auditLeague(told: WitnessedLeague, values: readonly unknown[]): SeasonTally {
  const { accepted, evenings } = told;
  const tally = { ...NO_SEASON, leagues: 1, entered: accepted.size, evenings };
  const log = leagueLogOf(values);
  if (!(log instanceof LeagueLog)) return { ...tally, seasonFaults: accepted.size + 1 };
  const { entries } = log;
  const ids = entries.flatMap((entry) => ('id' in entry ? [entry.id] : []));
  const lost = [...accepted].filter(([id, seq]) => !hasId(entries[seq], id)).length;
  const twice = ids.length - new Set(ids).size;
  const league = foldLeague(entries);
  const ended = league.evenings.filter((evening) => evening.ended !== 'under-way').length;
  const wrongResults = Math.abs(league.results.length - told.results);
  const wrongEvenings = Math.abs(league.evenings.length - evenings) + Math.abs(ended - evenings);
  return { ...tally, seasonFaults: lost + twice + wrongResults + wrongEvenings };
}

const hasId = (entry: object | undefined, id: string): boolean =>
  entry !== undefined && 'id' in entry && entry.id === id;
