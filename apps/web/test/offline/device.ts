import { seededRandom } from '@quando/rules';
import { parseOfflineReply, type OfflineReply, type Setup, type Trouble } from '@quando/protocol';
import { MemoryStorage, type Clock, type DeviceStorage } from '@quando/table';
import type { GameLocks } from '../../src/offline/game-locks.ts';
import { OfflineHost } from '../../src/offline/offline-host.ts';
import type { FetchMaster } from '../../src/offline/master-source.ts';
import type { OfflineWorker } from '../../src/game/offline-worker.ts';
import { OfflineGames } from '../../src/game/offline-games.ts';
import { FakeClock } from '../online/fake-clock.ts';

export const SETUP: Setup = {
  sitters: [
    { kind: 'person', name: 'Ada', avatar: 'round' },
    { kind: 'bot', level: 'casual', name: 'Jonas', avatar: 'bean' },
  ],
  target: 10,
};

/** A page and its worker. */
export type Tab = {
  readonly offlineGames: OfflineGames;
  readonly host: OfflineHost;
  readonly troubles: Trouble[];
  /** Everything that the worker has said. */
  readonly told: OfflineReply[];
  /** Ends the worker in the middle of whatever it does. */
  kill(): void;
  /** Ends the worker without anybody noticing; it keeps its locks. */
  freeze(): void;
};

/** A device on which several tabs share a store and locks. */
export class Device {
  readonly storage: DeviceStorage;
  fetchMaster: FetchMaster = () => Promise.resolve(undefined);
  /** The clock of the pages; those of the workers do not wait. */
  readonly clock = new FakeClock();
  #locks = new Map<string, Holder>();
  #time = 0;
  #ids = 0;

  constructor(storage: DeviceStorage = new MemoryStorage()) {
    this.storage = storage;
  }

  openTab(): Tab {
    const told: OfflineReply[] = [];
    const troubles: Trouble[] = [];
    let worker: FakeWorker | undefined;
    const offlineGames = new OfflineGames(() => (worker = this.#startWorker(told)).worker, this.clock);
    offlineGames.onTrouble((trouble) => troubles.push(trouble));
    offlineGames.setPace('instant');
    return {
      offlineGames,
      host: worker!.host,
      troubles,
      told,
      kill: () => this.#kill(worker!),
      freeze: () => void (worker!.life.isOver = true),
    };
  }

  #startWorker(told: OfflineReply[]): FakeWorker {
    const life: Life = { isOver: false };
    const ears: ((reply: OfflineReply) => void)[] = [];
    const ends: (() => void)[] = [];
    const post = (reply: OfflineReply): void => {
      if (life.isOver) return;
      told.push(reply);
      queueMicrotask(() => ears[0]?.(structuredClone(reply)));
    };
    const host = new OfflineHost({
      storage: this.storage,
      clock: this.#clockOf(life),
      random: seededRandom('device'),
      locks: this.#locksOf(life),
      freshId: () => `game-${(this.#ids += 1)}`,
      fetchMaster: () => this.fetchMaster(),
      post,
    });
    const worker: OfflineWorker = {
      post: (message) => void (life.isOver || host.receive(structuredClone(message))),
      onMessage: (handler) => ears.push((reply) => handler(parseOfflineReply(reply))),
      onEnd: (handler) => ends.push(handler),
      end: () => this.#end(life),
    };
    return { host, worker, life, ends };
  }

  #kill({ life, ends }: FakeWorker): void {
    this.#end(life);
    for (const end of ends) end();
  }

  #end(life: Life): void {
    life.isOver = true;
    for (const [game, holder] of this.#locks) if (holder.life === life) this.#locks.delete(game);
  }

  /** Time passes with every look at it, and nobody waits. */
  #clockOf(life: Life): Clock {
    return {
      now: () => (this.#time += 1),
      after: (_, run) => {
        const timer = setImmediate(() => life.isOver || run());
        return () => clearImmediate(timer);
      },
    };
  }

  #locksOf(life: Life): GameLocks {
    return {
      hold: (game, { take, onLost }) => {
        const holder = this.#locks.get(game);
        if (holder && !take) return Promise.resolve('elsewhere');
        const own = { life, onLost };
        this.#locks.set(game, own);
        holder?.onLost();
        return Promise.resolve(() => {
          if (this.#locks.get(game) === own) this.#locks.delete(game);
        });
      },
    };
  }
}

type Life = { isOver: boolean };
type Holder = { readonly life: Life; readonly onLost: () => void };
type FakeWorker = {
  readonly host: OfflineHost;
  readonly worker: OfflineWorker;
  readonly life: Life;
  readonly ends: readonly (() => void)[];
};

/** Kept when a condition holds; fails if it never does. */
export async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 5000; i += 1) {
    if (condition()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('it never happened');
}
