import { hydrate, mount } from 'svelte';
import App from './App.svelte';
import { Appearance } from './appearance.svelte.ts';
import { BASE, IS_STATIC } from './build-kind.ts';
import { steadyClock } from './clock.ts';
import { repeatEarlyPress } from './early-press.ts';
import { loadPolyfills } from './load-polyfills.ts';
import { openLocalStore } from './local-store.ts';
import { Installation } from './installation.svelte.ts';
import { MissingParts } from './missing-parts.svelte.ts';
import { MyTables } from './online/my-tables.svelte.ts';
import { WaitingTable } from './online/waiting-table.svelte.ts';
import { TableApi } from './online/table-api.ts';
import { openLanguagePage } from './language-page.ts';
import { nextTask } from './next-task.ts';
import { reloadIfReplaced } from './reload-once.ts';
import { AppUpdate } from './app-update.svelte.ts';
import { Router } from './router.svelte.ts';
import { OfflineGames } from './game/offline-games.ts';
import { lazyWorker } from './game/lazy-worker.ts';
import { Settings } from './settings.svelte.ts';
import { Troubles } from './troubles.svelte.ts';
import { retryLoading } from './retry-loading.ts';
import { listenForWakeEvents } from './wake-events.ts';
import { Wording } from './wording.svelte.ts';

/** How long a page rests, in milliseconds, before the service worker downloads the whole app. */
const REST = 2000;

// The texts import this module, so it must not wait for them itself.
void start();

async function start(): Promise<void> {
  const missingParts = new MissingParts(window);
  await retryLoading(loadPolyfills);
  const localStore = openLocalStore(() => localStorage);
  const settings = new Settings(localStore, navigator.languages);
  if (IS_STATIC) openLanguagePage(window, settings);
  window.addEventListener(
    'vite:preloadError',
    () =>
      void reloadIfReplaced({
        file: import.meta.url,
        fetch: (address, request) => fetch(address, request),
        localStore,
        now: Date.now,
        reload: () => location.reload(),
      }),
  );
  const wording = await retryLoading(() => Wording.load(settings.language));
  const offlineGames = new OfflineGames(
    () => lazyWorker(async () => (await import('./game/start-offline-worker.ts')).startOfflineWorker()),
    steadyClock,
  );
  const tableApi = new TableApi((address, request) => fetch(address, request));
  const tables = new MyTables(localStore, tableApi);
  const appUpdate =
    import.meta.env.PROD && 'serviceWorker' in navigator ? new AppUpdate(navigator.serviceWorker) : undefined;
  window.addEventListener('storage', () => {
    settings.reread();
    tables.reread();
  });
  window.addEventListener('pagehide', () => offlineGames.rest());
  listenForWakeEvents(window, { onWake: () => offlineGames.wake() });
  const target = document.getElementById('app')!;
  await nextTask();
  // The server sends the start page rendered.
  const render = target.childElementCount > 0 ? hydrate : mount;
  render(App, {
    target,
    props: {
      context: {
        localStore,
        settings,
        appearance: new Appearance(settings),
        wording,
        router: new Router(window),
        offlineGames,
        troubles: new Troubles(offlineGames),
        missingParts,
        tableApi,
        tables,
        waitingTable: new WaitingTable(openLocalStore(() => sessionStorage)),
        installation: new Installation(window),
        appUpdate,
      },
    },
  });
  repeatEarlyPress(document);
  setTimeout(() => void appUpdate?.register(`${BASE}sw.js`), REST);
}
