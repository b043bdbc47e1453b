import type { GameSummary } from '@quando/protocol';
import type { OfflineGames } from '../../game/offline-games.ts';
import { countedTriplets } from '../../league/counted-triplets.ts';
import type { TableApi } from '../../online/table-api.ts';
import { openSheetStore } from '../../sheet/open-sheet-store.ts';
import type { Sheet } from '../../sheet/sheet.ts';
import {
  finishedDeviceGame,
  finishedSheet,
  finishedTable,
  type FinishedGame,
  type FinishedTable,
} from './game-sources.ts';

/** The finished games of this device, without their records: those are read when one is chosen. */
export type DeviceGames = {
  readonly games: readonly GameSummary[];
  readonly sheets: readonly FinishedGame[];
};

/** Finished games and score sheets of this device, the latest first. */
export async function finishedGames(offlineGames: OfflineGames): Promise<DeviceGames> {
  const [listed, stored] = await Promise.all([offlineGames.list(), storedSheets()]);
  const games = 'games' in listed ? listed.games.filter(({ phase }) => phase === 'over') : [];
  return {
    games: games.toSorted((a, b) => b.changedAt - a.changedAt),
    sheets: stored.flatMap((sheet) => finishedSheet(sheet) ?? []).toSorted((a, b) => b.playedAt - a.playedAt),
  };
}

/** The result of a game of this device. */
export async function finishedGame(
  offlineGames: OfflineGames,
  summary: GameSummary,
): Promise<FinishedGame | undefined> {
  const record = await offlineGames.record(summary.game);
  if (!('text' in record)) return undefined;
  return finishedDeviceGame(summary, record.text, await countedTriplets(record.text));
}

/** The result of an online table; undefined unless it can be read. */
export async function tableGame(
  tableApi: Pick<TableApi, 'record'>,
  table: FinishedTable,
): Promise<FinishedGame | undefined> {
  const record = await tableApi.record(table.table);
  if (!('text' in record)) return undefined;
  return finishedTable(table, record.text, { triplets: await countedTriplets(record.text) });
}

/** The result of the game with this id; undefined unless it is finished. */
export async function deviceGame(offlineGames: OfflineGames, id: string): Promise<FinishedGame | undefined> {
  const listed = await offlineGames.list();
  const summary = 'games' in listed ? listed.games.find(({ game }) => game === id) : undefined;
  return summary && finishedGame(offlineGames, summary);
}

/** The score sheets; none where they cannot be read. */
async function storedSheets(): Promise<Sheet[]> {
  const store = await openSheetStore(() => {});
  return (await store.list()).map(({ sheet }) => sheet);
}
