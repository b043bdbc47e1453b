import { loadPageWords, type Language, type PageWords } from '@quando/text';
import { render } from 'svelte/server';
import App from './App.svelte';
import type { AppContext } from './app-context.ts';
import { Appearance } from './appearance.svelte.ts';
import { BASE } from './build-kind.ts';
import { steadyClock } from './clock.ts';
import { OfflineGames } from './game/offline-games.ts';
import { Installation } from './installation.svelte.ts';
import type { LocalStore } from './local-store.ts';
import { MissingParts } from './missing-parts.svelte.ts';
import { MyTables } from './online/my-tables.svelte.ts';
import { WaitingTable } from './online/waiting-table.svelte.ts';
import { TableApi } from './online/table-api.ts';
import { Router, type AddressBar } from './router.svelte.ts';
import { Settings } from './settings.svelte.ts';
import { Troubles } from './troubles.svelte.ts';
import { Wording } from './wording.svelte.ts';

/** The start page in one language, as the app renders it on a device that has never been here; only the build runs it. */
export async function startPage(language: Language): Promise<{
  readonly head: string;
  readonly body: string;
  readonly title: string;
  readonly words: PageWords;
}> {
  const context = await firstVisit(language);
  const { head, body } = render(App, { props: { context } });
  const { title } = context.wording.words.start;
  return { head, body, title, words: await loadPageWords(language) };
}

async function firstVisit(language: Language): Promise<AppContext> {
  const localStore: LocalStore = { getItem: () => null, setItem: nothing };
  const settings = new Settings(localStore, [language]);
  const worker = { post: nothing, onMessage: nothing, onEnd: nothing, end: nothing };
  const offlineGames = new OfflineGames(() => worker, steadyClock);
  const tableApi = new TableApi(() => Promise.reject(new Error('a page that is built asks no server')));
  return {
    localStore,
    settings,
    appearance: new Appearance(settings),
    wording: await Wording.load(language),
    router: new Router(START),
    offlineGames,
    troubles: new Troubles(offlineGames),
    missingParts: new MissingParts({ addEventListener: nothing }),
    tableApi,
    tables: new MyTables(localStore, tableApi),
    waitingTable: new WaitingTable(localStore),
    installation: new Installation({ addEventListener: nothing }),
    appUpdate: undefined,
  };
}

const nothing = (): void => {};

const START: AddressBar = {
  location: { pathname: BASE, hash: '' },
  history: {
    pushState: nothing,
    replaceState: nothing,
    back: nothing,
    state: null,
    scrollRestoration: 'manual',
  },
  scrollY: 0,
  addEventListener: nothing,
};
