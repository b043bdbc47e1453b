import type { Viewer } from '@quando/rules';
import type { Update } from '@quando/protocol';
import { createHash } from 'node:crypto';

/** A short digest of a view, so that a witness can remember thousands of them. */
export const digestOf = (view: unknown): string =>
  createHash('sha1').update(JSON.stringify(view)).digest('base64').slice(0, 12);

/** Remembers everything that one client was told about its game. */
export class Witness {
  /** By seq: the viewer and the digests of the views that were sent; more than one if they differed. */
  readonly told: Map<number, { readonly viewer: Viewer; readonly digest: string }[]> = new Map();
  /** Updates that came after a later one on the same connection. */
  disordered = 0;
  #last = { connection: 0, seq: -1 };

  readonly see = ({ seq, viewer, view }: Update, connection: number): void => {
    if (connection === this.#last.connection && seq < this.#last.seq) this.disordered += 1;
    this.#last = { connection, seq };
    const digest = digestOf(view);
    const told = this.told.get(seq) ?? [];
    if (!told.some((one) => one.viewer === viewer && one.digest === digest)) told.push({ viewer, digest });
    this.told.set(seq, told);
  };
}
