import type { Clock, CodeOfTable, TableCode } from '@quando/protocol';
import type { TableApi } from './table-api.ts';

/** How long to wait after an answer that did not come. */
const RETRY = 10_000;

/** The code of a table, kept alive until it is closed; if it expires all the same, the next one replaces it. */
export class LiveTableCode {
  readonly #api: Pick<TableApi, 'code'>;
  readonly #table: string;
  readonly #clock: Clock;
  #code: TableCode | undefined = $state.raw();
  #cancel: () => void = () => {};
  #isClosed = false;

  constructor(api: Pick<TableApi, 'code'>, table: string, clock: Clock) {
    this.#api = api;
    this.#table = table;
    this.#clock = clock;
    void this.#renew();
  }

  /** Undefined until the first answer, and when the table has none any more. */
  get code(): TableCode | undefined {
    return this.#code;
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel();
  }

  async #renew(): Promise<void> {
    const answer = await this.#api.code(this.#table);
    if (this.#isClosed) return;
    const isLost = 'refused' in answer;
    if (!isLost || answer.refused === 'gone') this.#code = isLost ? undefined : answer.code;
    const wait = isLost ? RETRY : halfLifeOf(answer);
    this.#cancel = this.#clock.after(wait, () => void this.#renew());
  }
}

const halfLifeOf = ({ until, now }: CodeOfTable): number => Math.max(RETRY, (until - now) / 2);
