import { seededRandom } from '@quando/rules';
import type { HallReply, Setup, Trouble } from '@quando/protocol';
import { MemoryStorage, type Clock, type Storage } from '@quando/table';
import type { GameLocks } from '../../src/offline/game-locks.ts';
import { HallHost } from '../../src/offline/hall-host.ts';
import { Hall } from '../../src/session/hall.ts';

export const SETUP: Setup = {
  sitters: [
    { kind: 'person', name: 'Ada', avatar: 'round' },
    { kind: 'bot', level: 'casual', name: 'Jonas', avatar: 'bean' },
  ],
  target: 10,
};

/** A page and its worker. */
export type Tab = {
  readonly hall: Hall;
  readonly host: HallHost;
  readonly troubles: Trouble[];
  /** Everything that the worker has said. */
  readonly told: HallReply[];
};

/** A device on which several tabs share a store and locks. */
export class Device {
  readonly storage: Storage;
  #locks = new Map<string, () => void>();
  #time = 0;
  #ids = 0;

  constructor(storage: Storage = new MemoryStorage()) {
    this.storage = storage;
  }

  openTab(): Tab {
    const told: HallReply[] = [];
    const troubles: Trouble[] = [];
    const ears: ((reply: HallReply) => void)[] = [];
    const host = new HallHost({
      storage: this.storage,
      clock: this.#clock,
      random: seededRandom('device'),
      locks: this.#fakeLocks,
      freshId: () => `game-${(this.#ids += 1)}`,
      post: (reply) => {
        told.push(reply);
        queueMicrotask(() => ears[0]?.(structuredClone(reply)));
      },
    });
    const hall = new Hall({
      post: (message) => void host.receive(structuredClone(message)),
      onMessage: (handler) => ears.push(handler),
      onFailure: () => {},
    });
    hall.onTrouble((trouble) => troubles.push(trouble));
    hall.setPace('instant');
    return { hall, host, troubles, told };
  }

  /** Time passes with every look at it, and nobody waits. */
  get #clock(): Clock {
    return {
      now: () => (this.#time += 1),
      after: (_, run) => {
        const timer = setImmediate(run);
        return () => clearImmediate(timer);
      },
    };
  }

  get #fakeLocks(): GameLocks {
    return {
      hold: (game, { take, onLost }) => {
        const holder = this.#locks.get(game);
        if (holder && !take) return Promise.resolve('elsewhere');
        this.#locks.set(game, onLost);
        holder?.();
        return Promise.resolve(() => {
          if (this.#locks.get(game) === onLost) this.#locks.delete(game);
        });
      },
    };
  }
}

/** Kept when a condition holds; fails if it never does. */
export async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 5000; i += 1) {
    if (condition()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('it never happened');
}
