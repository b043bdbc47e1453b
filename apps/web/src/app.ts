import { hydrate, mount } from 'svelte';
import App from './App.svelte';
import { Appearance } from './appearance.svelte.ts';
import { openLocalStore } from './local-store.ts';
import { Installation } from './installation.svelte.ts';
import { MyTables } from './online/my-tables.svelte.ts';
import { TableApi } from './online/table-api.ts';
import { reloadOnce } from './reload-once.ts';
import { AppUpdate } from './app-update.svelte.ts';
import { Router } from './router.svelte.ts';
import { OfflineGames } from './game/offline-games.ts';
import { startOfflineWorker } from './game/start-offline-worker.ts';
import { Settings } from './settings.svelte.ts';
import { Troubles } from './troubles.svelte.ts';
import { Wording } from './wording.svelte.ts';

const localStore = openLocalStore(() => localStorage);
const settings = new Settings(localStore, navigator.languages);
const wording = await Wording.load(settings.language);
const offlineGames = new OfflineGames(startOfflineWorker);
const tableApi = new TableApi((address, request) => fetch(address, request));
const tables = new MyTables(localStore, tableApi);
const appUpdate =
  import.meta.env.PROD && 'serviceWorker' in navigator ? new AppUpdate(navigator.serviceWorker) : undefined;

window.addEventListener('storage', () => {
  settings.reread();
  tables.reread();
});
// A newer version of the app has replaced a file that this page tried to load.
window.addEventListener('vite:preloadError', () =>
  reloadOnce(localStore, Date.now(), () => location.reload()),
);
const target = document.getElementById('app')!;
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
      tableApi,
      tables,
      installation: new Installation(window),
      appUpdate,
    },
  },
});
// Registers the service worker only after the page has been rendered.
void appUpdate?.register('/sw.js');
