import type { LocalStore } from '../local-store.ts';
import { freshKey, type RandomBytes } from '../online/device-key.ts';
import { loadLeagues, saveLeagues, type KnownLeague } from './known-league.ts';

/** The leagues that this device knows, and who uses it in each of them. */
export class MyLeagues {
  readonly #localStore: LocalStore;
  readonly #random: RandomBytes;
  #known: readonly KnownLeague[] = $state.raw([]);

  constructor(localStore: LocalStore, random: RandomBytes = crypto) {
    this.#localStore = localStore;
    this.#random = random;
    this.reread();
  }

  /** Most recent first. */
  get all(): readonly KnownLeague[] {
    return this.#known;
  }

  find(league: string): KnownLeague | undefined {
    return this.#known.find((known) => known.league === league);
  }

  /** What this device knows about a league; the first visit creates a key for it. */
  at(league: string): KnownLeague {
    return this.find(league) ?? this.#keep({ league, key: this.freshKey(), me: 'nobody', name: '' });
  }

  /** A key for a league that is about to be made. */
  freshKey(): string {
    return freshKey(this.#random);
  }

  /** Keeps a league that was made here, or the key of another device of the same person. */
  adopt(league: string, key: string): KnownLeague {
    const { me, name } = this.find(league) ?? { me: 'nobody', name: '' };
    return this.#keep({ league, key, me, name });
  }

  change(league: string, changes: Partial<Pick<KnownLeague, 'me' | 'name'>>): void {
    this.#keep({ ...this.at(league), ...changes });
  }

  forget(league: string): void {
    this.reread();
    this.#write(this.#known.filter((known) => known.league !== league));
  }

  /** Reads the leagues again: another tab may have changed them. */
  reread(): void {
    this.#known = loadLeagues(this.#localStore);
  }

  #keep(known: KnownLeague): KnownLeague {
    this.reread();
    this.#write([known, ...this.#known.filter(({ league }) => league !== known.league)]);
    return known;
  }

  #write(leagues: readonly KnownLeague[]): void {
    this.#known = leagues;
    saveLeagues(this.#localStore, leagues);
  }
}
