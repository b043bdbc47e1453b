import { parseGameSummary, type GameSummary, type Setup } from '@quando/protocol';
import { createTable, openTable, Table, type DeviceStorage, type Ports } from '@quando/table';

export type StoredGamesPorts = Ports & { readonly storage: DeviceStorage };

/** The stored games of this device. Whatever cannot be read is set aside. */
export class StoredGames {
  readonly #ports: StoredGamesPorts;
  readonly #freshId: () => string;
  readonly #onDamage: () => void;

  constructor(ports: StoredGamesPorts, freshId: () => string, onDamage: () => void) {
    this.#ports = ports;
    this.#freshId = freshId;
    this.#onDamage = onDamage;
  }

  /** Creates a game and returns its id. */
  async create(setup: Setup): Promise<string> {
    const { id } = await createTable(this.#freshId(), setup, this.#ports);
    return id;
  }

  async open(game: string): Promise<Table | 'no-such-game' | 'damaged'> {
    const table = await openTable(game, this.#ports);
    if (table === 'no-such-table') return 'no-such-game';
    return table instanceof Table ? table : this.#setAside(game);
  }

  /** The most recently changed game first. */
  async list(): Promise<GameSummary[]> {
    const games: GameSummary[] = [];
    for (const { game, summary } of await this.#ports.storage.list()) {
      const parsed = parseGameSummary(summary);
      if (parsed) games.push(parsed);
      else await this.#setAside(game);
    }
    return games.toSorted((a, b) => b.changedAt - a.changedAt);
  }

  remove(game: string): Promise<void> {
    return this.#ports.storage.remove(game);
  }

  async #setAside(game: string): Promise<'damaged'> {
    this.#onDamage();
    await this.#ports.storage.setAside(game);
    return 'damaged';
  }
}
