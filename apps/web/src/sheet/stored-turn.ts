import { fieldsOf, readJson, type LocalStore } from '../local-store.ts';
import { parseTurn } from './sheet-schemas.ts';
import { starterOf, type Sheet } from './sheet.ts';
import { firstTurn, type TableTurn } from './table-turn.ts';

const KEY = 'quando-table-turn';

/** The stored turn of a sheet's next round; its first turn if nothing is stored. */
export function loadTurn(localStore: LocalStore, sheet: Sheet): TableTurn {
  const { id, players, rounds } = sheet;
  const stored = fieldsOf(readJson(localStore, KEY));
  const isThisRound = stored['sheet'] === id && stored['round'] === rounds.length;
  const turn = isThisRound ? parseTurn(stored['turn'], players.length) : undefined;
  return turn ?? firstTurn(players.length, starterOf(sheet, rounds.length));
}

export function saveTurn(localStore: LocalStore, { id, rounds }: Sheet, turn: TableTurn): void {
  localStore.setItem(KEY, JSON.stringify({ sheet: id, round: rounds.length, turn }));
}
