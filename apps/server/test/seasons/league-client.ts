import {
  LEAGUE_FORMAT,
  type LeagueCommand,
  type LeagueEntry,
  type LeagueSeat,
  type LeagueSettings,
  type Outcome,
} from '@quando/season';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';

export const SETTINGS: LeagueSettings = { name: 'Sunday', season: 'quarter', showsOnlyGoodNews: false };

const freshLeagueKey = (): string => randomBytes(32).toString('base64url');

const outcome = (members: readonly string[], won = 10): Outcome => ({
  playedAt: 2000,
  game: { players: 2, target: 50, rounds: [{ sums: [won, 50], knocker: 'nobody', zeros: 'nobody' }] },
  seats: members.map((member): LeagueSeat => ({ kind: 'member', member })),
});

export const join = (id: string, name: string): LeagueCommand => ({
  do: 'join',
  id: `join-${id}`,
  member: { id, name, avatar: 'bean' },
});

export const play = (result: string, members: readonly string[]): LeagueCommand => ({
  do: 'play',
  id: `play-${result}`,
  result,
  source: { kind: 'device' },
  outcome: outcome(members),
});

const madeAnswer = v.object({ league: v.string() });
const sentAnswer = v.object({
  seq: v.number(),
  answers: v.array(
    v.object({
      id: v.string(),
      seq: v.exactOptional(v.number()),
      refusal: v.exactOptional(v.string()),
    }),
  ),
});
const readAnswer = v.object({ seq: v.number(), entries: v.array(v.custom<LeagueEntry>(() => true)) });

/** A device that uses the leagues of a server. */
export class LeagueTester {
  readonly key: string;
  readonly #address: string;

  constructor(address: string, key: string = freshLeagueKey()) {
    this.#address = address;
    this.key = key;
  }

  /** Sends the entries of another league. */
  import(entries: readonly unknown[]): Promise<Response> {
    const head = { key: this.key, format: LEAGUE_FORMAT };
    return fetch(`${this.#address}/api/leagues/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: [head, ...entries].map((line) => JSON.stringify(line)).join('\n'),
    });
  }

  async make(settings: unknown = SETTINGS): Promise<string> {
    const answer = await this.post('', { key: this.key, settings });
    return v.parse(madeAnswer, await answer.json()).league;
  }

  async send(
    league: string,
    ...commands: readonly unknown[]
  ): Promise<readonly (number | string | undefined)[]> {
    const answer = await this.post(`/${league}/commands`, { key: this.key, commands });
    const { answers } = v.parse(sentAnswer, await answer.json());
    return answers.map(({ seq, refusal }) => seq ?? refusal);
  }

  async read(league: string, query = ''): Promise<v.InferOutput<typeof readAnswer>> {
    const answer = await fetch(`${this.#address}/api/leagues/${league}${query}`);
    return v.parse(readAnswer, await answer.json());
  }

  post(path: string, body: unknown): Promise<Response> {
    return fetch(`${this.#address}/api/leagues${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
}
