import { PROTOCOL_VERSION, type OnlineReply, type OnlineRequest } from '@quando/protocol';
import type { ServerConnectionState } from '../../src/online/server-connection.ts';
import { MyTables } from '../../src/online/my-tables.svelte.ts';
import {
  OnlineTableClient,
  type TableConnectionEvents,
} from '../../src/online/online-table-client.svelte.ts';
import type { SavedTable } from '../../src/online/saved-table.ts';
import { TableApi } from '../../src/online/table-api.ts';
import { openLocalStore } from '../../src/local-store.ts';
import { FakeClock } from './fake-clock.ts';
import { statusWith, person } from './statuses.ts';

export class Scene {
  readonly clock: FakeClock = new FakeClock();
  readonly tables: MyTables;
  readonly table: OnlineTableClient;
  isOpen = false;
  readonly #sent: OnlineRequest[] = [];
  #events!: TableConnectionEvents;
  #ids = 0;

  constructor(saved: Partial<SavedTable> = {}) {
    const memory = openLocalStore(() => {
      throw new Error('no storage');
    });
    this.tables = new MyTables(memory, new TableApi(() => Promise.reject(new Error('no network'))));
    this.tables.change('oak', saved);
    this.table = new OnlineTableClient({
      table: 'oak',
      tables: this.tables,
      connect: (events) => {
        this.#events = events;
        return { send: (message) => this.isOpen && this.#sent.push(message), close: () => {} };
      },
      clock: this.clock,
      freshId: () => `id-${(this.#ids += 1)}`,
      freshPart: () => 'ab'.repeat(32),
      publicProfile: () => ({ name: 'Ana', avatar: 'drop' }),
    });
  }

  get saved(): SavedTable {
    return this.tables.savedAt('oak');
  }

  hear(reply: OnlineReply): void {
    this.#events.onMessage(reply);
  }

  connect(state: ServerConnectionState): void {
    this.#events.onState(state);
  }

  /** As a connection does it: first the seat, then that it is open, then the table. */
  arrive(seat: number | 'none', ...replies: readonly OnlineReply[]): void {
    this.isOpen = true;
    this.hear({ type: 'welcome', version: PROTOCOL_VERSION, seat });
    this.connect('open');
    for (const reply of replies) this.hear(reply);
  }

  lose(): void {
    this.isOpen = false;
    this.connect('connecting');
  }

  /** What was sent besides the game. */
  get sent(): OnlineRequest[] {
    return this.#sent.filter(({ type }) => type !== 'join');
  }

  /** What the game sent. */
  get joined(): OnlineRequest[] {
    return this.#sent.filter(({ type }) => type === 'join');
  }

  get said(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

export function arrived(seat: number | 'none', ...replies: readonly OnlineReply[]): Scene {
  const scene = new Scene();
  scene.arrive(seat, ...replies);
  return scene;
}

export const playing = statusWith({
  stage: 'playing',
  seats: [person('Ana'), person('Ben'), person('Cem')],
  host: 0,
});
