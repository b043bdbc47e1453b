import { BOTS } from '@quando/bots';
import {
  parseRankedAttempt,
  parseRankedEight,
  type RankedAttemptAnswer,
  type RankedEight,
} from '@quando/protocol';
import type { Action, View } from '@quando/rules';
import { freshKey, TestClient } from '../../../../tools/e2e/test-client.ts';

/** Plays like a bot without chance, from the view only. */
export const greedily = (view: View): Action => BOTS.sharp(view, { seed: 'eight' });

/** Somebody's device that plays ranked eights. */
export class RankedTester {
  readonly key: string = freshKey();
  /** Every text that the server has sent. */
  readonly heard: string[] = [];
  readonly #address: () => string;
  readonly #name: string;

  constructor(address: () => string, name = 'Ada') {
    this.#address = address;
    this.#name = name;
  }

  async status(eight: string): Promise<RankedEight> {
    const answer = await this.#fetch(eight);
    return parseRankedEight(JSON.parse(answer)) ?? fail(answer);
  }

  async attempt(eight: string): Promise<RankedAttemptAnswer> {
    const answer = await this.#post(eight, 'attempt', { key: this.key });
    return parseRankedAttempt(JSON.parse(answer)) ?? fail(answer);
  }

  /** The attempt after the next round was opened; or why it was not. */
  async deal(eight: string): Promise<RankedAttemptAnswer | string> {
    const answer: unknown = JSON.parse(await this.#post(eight, 'deal', this.#person));
    return parseRankedAttempt(answer) ?? codeIn(answer);
  }

  erase(eight: string): Promise<string> {
    return this.#post(eight, 'erase', { key: this.key });
  }

  /** Plays the next round; returns what is known of the attempt after it. */
  async playRound(eight: string, policy: (view: View) => Action = greedily): Promise<RankedAttemptAnswer> {
    const dealt = await this.deal(eight);
    if (typeof dealt === 'string') throw new Error(dealt);
    await this.playAt(dealt.table!, policy);
    return this.attempt(eight);
  }

  /** Plays at a table until its round is scored. */
  async playAt(table: string, policy: (view: View) => Action = greedily): Promise<void> {
    const onText = (text: string): unknown => this.heard.push(text);
    const client = new TestClient({ address: this.#address, table, key: this.key, policy, onText });
    await client.until(({ status }) => status?.stage === 'over');
    client.leave();
  }

  get #person(): object {
    return { key: this.key, name: this.#name, avatar: 'bean' };
  }

  #post(eight: string, what: string, body: object): Promise<string> {
    return this.#fetch(`${eight}/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async #fetch(path: string, request?: RequestInit): Promise<string> {
    const text = await (await fetch(`${this.#address()}/api/eights/${path}`, request)).text();
    this.heard.push(text);
    return text;
  }
}

function codeIn(answer: unknown): string {
  const code: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'code') : '';
  return typeof code === 'string' ? code : fail(JSON.stringify(answer));
}

function fail(answer: string): never {
  throw new Error(`not understood: ${answer}`);
}
