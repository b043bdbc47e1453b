import { checkRecord } from '@quando/rules/authority';
import type { Terms } from '@quando/protocol';
import { startTestGame } from '../e2e/test-game.ts';

export const TERMS: Terms = { players: 3, target: 30, tempo: 'relaxed', isOpen: true };

/** Honest clients that play one game after another while a server is attacked. */
export class HonestGames {
  /** How long each command took until it was answered, in milliseconds. */
  readonly latencies: number[] = [];
  /** Games that could not be played to a valid record. */
  wrong = 0;
  played = 0;
  readonly #address: string;
  readonly #ended: Promise<void>;
  #table = '';
  #isOver = false;

  constructor(address: string) {
    this.#address = address;
    this.#ended = this.#play();
  }

  /** The table where they play now, once there is one. */
  async table(): Promise<string> {
    while (this.#table === '') await new Promise((resolve) => setTimeout(resolve, 10));
    return this.#table;
  }

  /** Resolves once the current game is over. */
  stop(): Promise<void> {
    this.#isOver = true;
    return this.#ended;
  }

  async #play(): Promise<void> {
    while (!this.#isOver) {
      if (!(await this.#playOne())) this.wrong += 1;
      this.played += 1;
    }
  }

  /** Plays a game; returns whether its record is valid. */
  async #playOne(): Promise<boolean> {
    const address = this.#address;
    const onAnswer = (milliseconds: number): void => void this.latencies.push(milliseconds);
    const { table, clients } = await startTestGame({
      address: () => address,
      terms: TERMS,
      client: () => ({ pause: () => 20, onAnswer }),
    });
    this.#table = table;
    await Promise.all(clients.map((client) => client.until(({ status }) => status?.stage === 'over')));
    for (const client of clients) client.leave();
    const record: unknown = await (await fetch(`${address}/api/tables/${table}/record`)).json();
    return 'record' in checkRecord(record);
  }
}

/** The value below which a share of the values lies, from 0 to 1. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;
