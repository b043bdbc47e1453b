import type {
  CodeOfTable,
  CreatedTable,
  ErasedFrom,
  PushKey,
  PushRequest,
  PushStatus,
  PushStop,
  RetentionPeriods,
  TableCode,
  TableStatuses,
  Terms,
} from '@quando/protocol';
import { API } from './addresses.ts';
import type * as parsers from './api-answers.ts';

/** `unreachable`: no usable answer; `too-many`: rate-limited; `gone`: not found. */
export type TableApiRefusalCode = 'unreachable' | 'too-many' | 'gone';

export type ApiResult<Value> = Value | { readonly refused: TableApiRefusalCode };

type Fetch = (address: string, request?: RequestInit) => Promise<Response>;

type Parsers = typeof parsers;

/** A refusal, with the HTTP status if there is one. */
type Refused = { readonly refused: TableApiRefusalCode; readonly status?: number };

const TIMEOUT = 15_000;

/** The HTTP status of a request that comes too early or too late. */
const CONFLICT = 409;

/** The server's HTTP API: what it answers outside a table's socket. */
export class TableApi {
  readonly #fetch: Fetch;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  makeTable(terms: Terms): Promise<ApiResult<CreatedTable>> {
    return this.#ask(API.tables, post({ terms }), (all) => all.parseCreatedTable);
  }

  /** The words that lead to a table; asked for again, they live on. */
  code(table: string): Promise<ApiResult<CodeOfTable>> {
    return this.#ask(API.code(table), post({}), (all) => all.parseCodeOfTable);
  }

  /** The table to which these words lead; `gone` if they lead to none. */
  tableOfCode(code: TableCode): Promise<ApiResult<CreatedTable>> {
    return this.#ask(API.tableOfCode(code), {}, (all) => all.parseCreatedTable);
  }

  /** The statuses of these tables. */
  statuses(tables: readonly string[]): Promise<ApiResult<TableStatuses>> {
    return this.#ask(API.statuses, post({ tables }), (all) => all.parseTableStatuses);
  }

  /** How long the server keeps tables. */
  retention(): Promise<ApiResult<RetentionPeriods>> {
    return this.#ask(API.retention, {}, (all) => all.parseRetentionPeriods);
  }

  /** Removes the owner of a key from a table. */
  erase(table: string, key: string): Promise<ApiResult<ErasedFrom>> {
    return this.#ask(API.erase(table), post({ key }), (all) => all.parseErasedFrom);
  }

  /** The key under which a browser subscribes to messages of the server; `gone` if it sends none. */
  pushKey(): Promise<ApiResult<PushKey>> {
    return this.#ask(API.pushKey, {}, (all) => all.parsePushKey);
  }

  /** Lets the server call a device at a table. */
  call(table: string, request: PushRequest): Promise<ApiResult<PushStatus>> {
    return this.#ask(API.call(table), post(request), (all) => all.parsePushStatus);
  }

  stopCalling(table: string, request: PushStop): Promise<ApiResult<PushStatus>> {
    return this.#ask(API.stopCalling(table), post(request), (all) => all.parsePushStatus);
  }

  /** The record of a finished game, as received; `not-over` if it is not public yet. */
  async record(
    table: string,
  ): Promise<ApiResult<{ readonly text: string }> | { readonly refused: 'not-over' }> {
    const response = await this.#request(API.record(table));
    if ('refused' in response)
      return { refused: response.status === CONFLICT ? 'not-over' : response.refused };
    return readWith(async () => ({ text: await response.answer.text() }));
  }

  async #ask<Value extends object>(
    address: string,
    request: RequestInit,
    parserIn: (all: Parsers) => (value: unknown) => Value | undefined,
  ): Promise<ApiResult<Value>> {
    const response = await this.#request(address, request);
    if ('refused' in response) return { refused: response.refused };
    return readWith(async () => {
      const parse = parserIn(await import('./api-answers.ts'));
      return parse(await response.answer.json()) ?? { refused: 'unreachable' };
    });
  }

  async #request(
    address: string,
    request: RequestInit = {},
  ): Promise<{ readonly answer: Response } | Refused> {
    try {
      const answer = await this.#fetch(address, { ...request, signal: AbortSignal.timeout(TIMEOUT) });
      const { ok, status } = answer;
      return ok ? { answer } : { refused: refusalOf(status), status };
    } catch {
      return { refused: 'unreachable' };
    }
  }
}

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function refusalOf(status: number): TableApiRefusalCode {
  if (status === 429) return 'too-many';
  return status === 404 ? 'gone' : 'unreachable';
}

/** The connection may break in the middle of a response. */
const readWith = <Value extends object>(read: () => Promise<ApiResult<Value>>): Promise<ApiResult<Value>> =>
  read().catch(() => ({ refused: 'unreachable' as const }));
