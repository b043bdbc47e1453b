import {
  countedResults,
  foldLeague,
  leagueExport,
  type LeagueEntry,
  type LeagueSettings,
} from '@quando/season';
import type { AvatarName } from '@quando/protocol';
import { keyHashOf as hashOf } from '@quando/table/device';
import { wallClock } from '../../clock.ts';
import { freshId } from '../../game/fresh-id.ts';
import { foundLeague, type MadeLeague } from '../../league/found-league.ts';
import { LeagueApi, type LeagueApiRefusal } from '../../league/league-api.ts';
import { LeagueClient } from '../../league/league-client.svelte.ts';
import type { LeagueStore } from '../../league/league-store.ts';
import { MyLeagues } from '../../league/my-leagues.svelte.ts';
import { openLeagueStore } from '../../league/open-league-store.ts';
import { readJsonText } from './json-text.ts';
import { openLeagueChannel } from './league-channel.ts';
import type { LocalStore } from '../../local-store.ts';
import { listenForWakeEvents } from '../../wake-events.ts';

/** A league of this device as a list shows it. */
export type ListedLeague = {
  readonly id: string;
  readonly name: string;
  readonly avatars: readonly AvatarName[];
  readonly members: number;
  readonly games: number;
  /** Commands that wait to be sent. */
  readonly unsent: number;
};

/** The leagues of this device while a screen shows them. */
export class LeagueLibrary {
  readonly mine: MyLeagues;
  readonly #localStore: LocalStore;
  readonly #api = new LeagueApi((address, request) => fetch(address, request));
  readonly #channel = openLeagueChannel();
  readonly #store: Promise<LeagueStore> = openLeagueStore();
  readonly #clients: LeagueClient[] = [];
  readonly #sleep: () => void;
  #listed: readonly ListedLeague[] = $state.raw([]);

  constructor(localStore: LocalStore) {
    this.mine = new MyLeagues(localStore);
    this.#localStore = localStore;
    this.#channel?.addEventListener('message', () => this.#reread());
    this.#sleep = listenForWakeEvents(window, {
      onWake: () => this.#wake(),
      // A request that waits for news might notice only after a while that the line is gone.
      onDoubt: () => this.#wake(),
    });
  }

  /** The leagues of this device, most recent first; empty until they have been read. */
  get listed(): readonly ListedLeague[] {
    return this.#listed;
  }

  /** Reads what this device keeps of its leagues. */
  async list(): Promise<readonly ListedLeague[]> {
    const store = await this.#store;
    const leagues = this.mine.all.map(async ({ league, name }) =>
      listedLeague({ id: league, name }, await store.copy(league), (await store.waiting(league)).length),
    );
    this.#listed = await Promise.all(leagues);
    return this.#listed;
  }

  /** Opens a league, which stays in touch with the server until this is closed. */
  async open(league: string): Promise<LeagueClient> {
    const store = await this.#store;
    const { key } = this.mine.at(league);
    const onWaiting = (): void => this.#channel?.postMessage('waiting');
    const access = { league, key, api: this.#api, store };
    const client = new LeagueClient({ ...access, clock: wallClock, freshId, onWaiting });
    this.#clients.push(client);
    await client.reread();
    void client.open();
    return client;
  }

  make(settings: LeagueSettings): Promise<MadeLeague> {
    return foundLeague(this.#localStore, this.mine, {
      what: JSON.stringify(settings),
      name: settings.name,
      make: (key) => this.#api.make(key, settings),
    });
  }

  /** Makes a league from the text of a file. */
  async import(text: string): Promise<MadeLeague> {
    const exported = readJsonText(text);
    if (exported === undefined) return { refused: 'not-understood' };
    return foundLeague(this.#localStore, this.mine, {
      what: hashOf(text),
      name: '',
      make: (key) => this.#api.import(key, exported),
    });
  }

  /** Deletes a league for good, for everybody. */
  async remove(league: string): Promise<LeagueApiRefusal | 'removed'> {
    const answer = await this.#api.remove(league, this.mine.at(league).key);
    if ('refused' in answer && answer.refused !== 'gone') return answer.refused;
    await this.forget(league);
    return 'removed';
  }

  /** Forgets a league on this device. */
  async forget(league: string): Promise<void> {
    this.#close(league);
    this.mine.forget(league);
    await (await this.#store).forget(league);
  }

  /** The whole league as the text of a file, as far as the server has it. */
  async exported(league: string): Promise<string> {
    return JSON.stringify(leagueExport(await (await this.#store).copy(league), Date.now()));
  }

  close(): void {
    this.#sleep();
    this.#channel?.close();
    for (const client of this.#clients) client.close();
  }

  #close(league: string): void {
    for (const client of this.#clients) if (client.id === league) client.close();
  }

  #reread(): void {
    for (const client of this.#clients) void client.reread();
  }

  #wake(): void {
    for (const client of this.#clients) client.wake();
  }
}

function listedLeague(
  { id, name }: Pick<ListedLeague, 'id' | 'name'>,
  entries: readonly LeagueEntry[],
  unsent: number,
): ListedLeague {
  if (entries.length === 0) return { id, name, avatars: [], members: 0, games: 0, unsent };
  const league = foldLeague(entries);
  const members = league.members.filter(({ isRemoved }) => !isRemoved);
  return {
    id,
    name: league.settings.name,
    avatars: members.map(({ avatar }) => avatar),
    members: members.length,
    games: countedResults(league).length,
    unsent,
  };
}
