import { createContext } from 'svelte';
import type { Appearance } from './appearance.svelte.ts';
import type { LocalStore } from './local-store.ts';
import type { Installation } from './installation.svelte.ts';
import type { MissingParts } from './missing-parts.svelte.ts';
import type { MyTables } from './online/my-tables.svelte.ts';
import type { WaitingTable } from './online/waiting-table.svelte.ts';
import type { TableApi } from './online/table-api.ts';
import type { AppUpdate } from './app-update.svelte.ts';
import type { Router } from './router.svelte.ts';
import type { OfflineGames } from './game/offline-games.ts';
import type { Settings } from './settings.svelte.ts';
import type { Troubles } from './troubles.svelte.ts';
import type { Wording } from './wording.svelte.ts';

/** What any screen may need. */
export type AppContext = {
  readonly localStore: LocalStore;
  readonly settings: Settings;
  readonly appearance: Appearance;
  readonly wording: Wording;
  readonly router: Router;
  readonly offlineGames: OfflineGames;
  readonly troubles: Troubles;
  readonly missingParts: MissingParts;
  readonly tableApi: TableApi;
  readonly tables: MyTables;
  readonly waitingTable: WaitingTable;
  readonly installation: Installation;
  readonly appUpdate: AppUpdate | undefined;
};

export const [appContext, setAppContext] = createContext<AppContext>();
