import { askServer, post, type Fetch } from './ask-server.ts';
import {
  parseCreatedTable,
  parsePublicPersonAnswer,
  parsePublicTables,
  type CreatedTable,
  type PublicPersonAnswer,
  type PublicPersonRequest,
  type PublicSeatRequest,
  type PublicTables,
} from '@quando/protocol';

/**
 * `off`: no public tables here; `barred`: the operator does not let this device play; `bad-name`; `full`: no seat is left;
 * `too-many`: rate-limited; `unreachable`: no usable answer.
 */
export type PublicRefusal = 'off' | 'barred' | 'bad-name' | 'full' | 'too-many' | 'unreachable';

export type PublicResult<Value> = Value | { readonly refused: PublicRefusal };

const TIMEOUT = 15_000;

const REFUSALS: Readonly<Record<number, PublicRefusal>> = {
  403: 'barred',
  404: 'off',
  409: 'full',
  422: 'bad-name',
  429: 'too-many',
};

/** The server's API for playing with strangers. */
export class PublicApi {
  readonly #fetch: Fetch;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** The public tables at which people are. */
  tables(): Promise<PublicResult<PublicTables>> {
    return this.#ask('/api/public', {}, parsePublicTables);
  }

  /** A seat at a public table: at a certain one, at any, or at a new one. */
  takeSeat(wish: PublicSeatRequest): Promise<PublicResult<CreatedTable>> {
    return this.#ask('/api/public/seats', post(wish), parseCreatedTable);
  }

  /** What the person on a seat is known by at public tables; with a reason, they are reported as well. */
  person(asked: PublicPersonRequest): Promise<PublicResult<PublicPersonAnswer>> {
    return this.#ask('/api/public/people', post(asked), parsePublicPersonAnswer);
  }

  async #ask<Value extends object>(
    address: string,
    request: RequestInit,
    parse: (value: unknown) => Value | undefined,
  ): Promise<PublicResult<Value>> {
    const timed = { ...request, signal: AbortSignal.timeout(TIMEOUT) };
    return askServer(() => this.#fetch(address, timed), { parse, refusalIn });
  }
}

const refusalIn = ({ status }: Response): PublicRefusal | undefined => REFUSALS[status];
