import type { Viewer } from '@quando/rules';
import { parseTableRequest, type TableReply } from '@quando/protocol';
import type { Table } from './table.ts';

export type ConnectionOptions = {
  readonly table: Table;
  readonly send: (reply: TableReply) => void;
  /** Which viewers this client may join as, and so for which seats it may act. */
  readonly mayBe: (viewer: Viewer) => boolean;
  /** Whether this viewer may start the next round. */
  readonly mayContinue: (viewer: Viewer) => boolean;
};

/** A client's connection to a table: parses and answers every message. */
export class Connection {
  readonly #options: ConnectionOptions;
  #viewer: Viewer = 'watcher';
  #leave: () => void = () => {};

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  async receive(value: unknown): Promise<void> {
    const { table, send, mayContinue } = this.#options;
    const parsed = parseTableRequest(value);
    if ('refusal' in parsed) return send({ type: 'refused', ...parsed });
    const { message } = parsed;
    if (message.type === 'join') return this.#join(message.as, message.since);
    if (message.type === 'continue' && !mayContinue(this.#viewer))
      return send({ type: 'refused', id: message.id, refusal: { code: 'watchers-only-watch', may: [] } });
    await table.submit(this.#viewer, message, send);
  }

  close(): void {
    this.#leave();
  }

  #join(viewer: Viewer, since?: number): void {
    const { table, send, mayBe } = this.#options;
    if (!this.#isThere(viewer) || !mayBe(viewer))
      return send({ type: 'refused', refusal: { code: 'not-your-seat' } });
    this.#leave();
    this.#viewer = viewer;
    this.#leave = table.subscribe({ viewer, tell: send });
    send(table.updateFor(viewer, since));
  }

  #isThere(viewer: Viewer): boolean {
    return viewer === 'watcher' || viewer < this.#options.table.sitters.length;
  }
}
