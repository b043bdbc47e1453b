import { askServer, post, type Fetch } from '../online/ask-server.ts';
import {
  parseRankedAttempt,
  parseRankedEight,
  type RankedAttemptAnswer,
  type RankedDealRequest,
  type RankedEight,
} from '@quando/protocol';
import { idOf, type Eight } from '@quando/season';
import { fieldsOf } from '../local-store.ts';

const REFUSALS = ['over', 'full', 'too-many'] as const;

/** `over`: not its time; `full`: too many people; `too-many`: rate-limited; `unreachable`: no usable answer. */
export type RankedRefusal = (typeof REFUSALS)[number] | 'unreachable';

type RankedResult<Value> = Value | { readonly refused: RankedRefusal };

/** The server waits up to ten seconds until a finished round is entered. */
const TIMEOUT = 25_000;

/** The server's API for eights that it ranks. */
export class RankedApi {
  readonly #fetch: Fetch;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** What everybody may know of an eight. */
  status(eight: Eight): Promise<RankedResult<RankedEight>> {
    return this.#ask(addressOf(eight), {}, parseRankedEight);
  }

  /** What the owner of a key has played of an eight. */
  attempt(eight: Eight, key: string): Promise<RankedResult<RankedAttemptAnswer>> {
    return this.#ask(`${addressOf(eight)}/attempt`, post({ key }), parseRankedAttempt);
  }

  /** Opens the next round, or finds the one that is open. */
  deal(eight: Eight, person: RankedDealRequest): Promise<RankedResult<RankedAttemptAnswer>> {
    return this.#ask(`${addressOf(eight)}/deal`, post(person), parseRankedAttempt);
  }

  /** Deletes a person's name from an eight, and the tables of their rounds. */
  erase(id: string, key: string): Promise<RankedResult<object>> {
    return this.#ask(`/api/eights/${id}/erase`, post({ key }), fieldsOf);
  }

  async #ask<Value extends object>(
    address: string,
    request: RequestInit,
    parse: (value: unknown) => Value | undefined,
  ): Promise<RankedResult<Value>> {
    const timed = { ...request, signal: AbortSignal.timeout(TIMEOUT) };
    return askServer(() => this.#fetch(address, timed), { parse, refusalIn });
  }
}

const addressOf = (eight: Eight): string => `/api/eights/${idOf(eight)}`;

async function refusalIn(answer: Response): Promise<RankedRefusal | undefined> {
  const { code } = fieldsOf(await answer.json());
  return REFUSALS.find((known) => known === code);
}
