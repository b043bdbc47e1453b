import { commitmentOf } from '@quando/table';
import { createHmac } from 'node:crypto';
import type { Database } from '../storage/schema.ts';
import { storedDealSecret } from './deal-secret-store.ts';

/** A game with shared deals: their name, the league in which it counts, and when it ended. */
export type SharedGame = { readonly name: string; readonly league?: string; readonly endedAt?: number };

/** Whether the secret of a game's deals is public; undefined if their name belongs to somebody else. */
export type Publication = (game: SharedGame) => Promise<boolean | undefined>;

/** The secrets of shared deals: one for each name, all of them from one secret of the database. */
export class SharedDeals {
  readonly #publications: Publication[] = [];
  #master: string | undefined;

  /** Reads the secret of the database, or makes it at the first start. */
  async open(db: Database): Promise<void> {
    this.#master = await storedDealSecret(db);
  }

  /** Adds a rule for names of one kind. Without one, a secret never becomes public. */
  publishWhen(isPublic: Publication): void {
    this.#publications.push(isPublic);
  }

  /** The secret of all deals of a name, as hexadecimal digits. It tells nothing of those of other names. */
  secretOf(name: string): string {
    if (this.#master === undefined) throw new Error('the secret of shared deals has not been read');
    return createHmac('sha256', Buffer.from(this.#master, 'hex')).update(name).digest('hex');
  }

  /** What anybody may know of a secret from the start. */
  commitmentOf(name: string): string {
    return commitmentOf(this.secretOf(name));
  }

  /** The secret of a name, once it is public. */
  async publicSecret(name: string): Promise<string | undefined> {
    return (await this.isPublic({ name })) ? this.secretOf(name) : undefined;
  }

  async isPublic(game: SharedGame): Promise<boolean> {
    for (const isPublic of this.#publications) {
      const answer = await isPublic(game);
      if (answer !== undefined) return answer;
    }
    return false;
  }
}
