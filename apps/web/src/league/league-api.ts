import { askServer, post, type Fetch } from '../online/ask-server.ts';
import type { LeagueCommand, LeagueSettings } from '@quando/season';
import {
  parseCommandAnswers,
  parseDeletedLeague,
  parseLeaguePage,
  parseMadeLeague,
  type CommandAnswers,
  type LeaguePage,
  type MadeLeague,
} from './league-answers.ts';

/**
 * `gone`: there is no such league; `not-the-maker`; `not-understood`: such as a file that is no league; `too-many`:
 * rate-limited; `unreachable`: no usable answer.
 */
export type LeagueApiRefusal = 'gone' | 'not-the-maker' | 'not-understood' | 'too-many' | 'unreachable';

export type LeagueApiResult<Value> = Value | { readonly refused: LeagueApiRefusal };

const REFUSALS: Readonly<Record<number, LeagueApiRefusal>> = {
  400: 'not-understood',
  403: 'not-the-maker',
  404: 'gone',
  413: 'not-understood',
  429: 'too-many',
};

const TIMEOUT = 15_000;

/** A file may have megabytes, which a slow line takes long to send and a server to check. */
const IMPORT_TIMEOUT = 180_000;

/** The server lets a request wait for 25 seconds. */
const WAIT_TIMEOUT = 40_000;

/** The server's API for leagues. */
export class LeagueApi {
  readonly #fetch: Fetch;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** Makes a league; again with the same key it is the same one. */
  make(key: string, settings: LeagueSettings): Promise<LeagueApiResult<MadeLeague>> {
    return this.#ask('/api/leagues', post({ key, settings }), parseMadeLeague);
  }

  /** Makes a league from an exported file. */
  async import(key: string, exported: unknown): Promise<LeagueApiResult<MadeLeague>> {
    const body = uploadOf(key, exported);
    if (body === undefined) return { refused: 'not-understood' };
    const headers = { 'content-type': 'application/x-ndjson' };
    const signal = AbortSignal.timeout(IMPORT_TIMEOUT);
    return this.#ask('/api/leagues/import', { method: 'POST', headers, body, signal }, parseMadeLeague);
  }

  /** The entries after a seq, as many as one answer has; with a signal, waits until there is one. */
  read(league: string, after: number, waiting?: AbortSignal): Promise<LeagueApiResult<LeaguePage>> {
    const address = `/api/leagues/${league}?after=${after}`;
    return waiting
      ? until(waiting, (signal) => this.#ask(`${address}&wait=1`, { signal }, parseLeaguePage))
      : this.#ask(address, {}, parseLeaguePage);
  }

  /** Sends up to fifty commands, each of which is answered. */
  send(
    league: string,
    key: string,
    commands: readonly LeagueCommand[],
  ): Promise<LeagueApiResult<CommandAnswers>> {
    return this.#ask(`/api/leagues/${league}/commands`, post({ key, commands }), parseCommandAnswers);
  }

  /** Deletes a league for good, which only its maker can. */
  remove(league: string, key: string): Promise<LeagueApiResult<object>> {
    return this.#ask(`/api/leagues/${league}/delete`, post({ key }), parseDeletedLeague);
  }

  async #ask<Value extends object>(
    address: string,
    request: RequestInit,
    parse: (value: unknown) => Value | undefined,
  ): Promise<LeagueApiResult<Value>> {
    const timed = { signal: AbortSignal.timeout(TIMEOUT), ...request };
    return askServer(() => this.#fetch(address, timed), { parse, refusalIn });
  }
}

/** Asks with a signal that ends with another one or after a while. (Older browsers know no `AbortSignal.any`.) */
async function until<Answer>(
  waiting: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const request = new AbortController();
  const end = (): void => request.abort();
  const timer = setTimeout(end, WAIT_TIMEOUT);
  waiting.addEventListener('abort', end);
  if (waiting.aborted) end();
  try {
    return await ask(request.signal);
  } finally {
    clearTimeout(timer);
    waiting.removeEventListener('abort', end);
  }
}

const refusalIn = ({ status }: Response): LeagueApiRefusal | undefined => REFUSALS[status];

/** An exported file in lines, as the server takes it; undefined if it is none. */
function uploadOf(key: string, exported: unknown): string | undefined {
  if (typeof exported !== 'object' || exported === null) return undefined;
  const entries: unknown = Reflect.get(exported, 'entries');
  if (!Array.isArray(entries)) return undefined;
  const head = { key, format: Reflect.get(exported, 'format') };
  return [head, ...entries].map((line) => JSON.stringify(line)).join('\n');
}
