import type { View, Viewer } from '@quando/rules';
import type { Setup } from '@quando/protocol';
import { MemoryStorage } from '@quando/table';
import { TableFixture } from '@quando/table/table-fixture';
import { GameClient } from '../../src/game/game-client.svelte.ts';
import type { Moment } from '../../src/game/moment.ts';
import type { GameState } from '../../src/game/game-state.ts';
import { SteppedConnection } from './stepped-connection.ts';

/** A client and its connection. */
export type Client = {
  readonly seats: readonly number[];
  readonly connection: SteppedConnection;
  readonly game: GameClient;
  /** Everything that was to be shown since the viewer last changed. */
  readonly moments: readonly Moment[];
  readonly state: GameState;
};

/** A table in this process, with clients connected to it. */
export class TestTable extends TableFixture {
  readonly clients: Client[] = [];

  static async open(
    setup: Setup,
    seed: string | number = 1,
    storage = new MemoryStorage(),
  ): Promise<TestTable> {
    const room = new TestTable(seed, storage);
    await room.createTable(setup);
    room.table.start();
    return room;
  }

  /** A client for the people on these seats. */
  enter(...seats: number[]): Client {
    const connection = new SteppedConnection(
      this.table,
      (viewer) => viewer === 'watcher' || seats.includes(viewer),
    );
    const game = new GameClient({ connection, seats, freshId: () => this.freshId() });
    const client = {
      seats,
      connection,
      game,
      get moments() {
        return game.moments.waiting;
      },
      get state() {
        return game.state;
      },
    };
    this.clients.push(client);
    return client;
  }

  viewOf(viewer: Viewer): View {
    return this.table.updateFor(viewer).view;
  }

  /** Closes the table and opens its log again, as another process would. */
  async restart(): Promise<void> {
    for (const { connection } of this.clients) connection.disconnect();
    await this.table.close();
    this.table = await this.reopened();
    this.table.start();
  }
}
