import type { SheetTroubleCode } from '@quando/text';
import { wallClock } from '../clock.ts';
import { openUsableDatabase } from '../offline/open-database.ts';
import { IdbSheetStore, makeSheetStores, SHEET_STORES, type SheetSchema } from './idb-sheet-store.ts';
import { MemorySheetStore, type SheetStore } from './sheet-store.ts';

const NAMES = ['quando-sheets', 'quando-sheets-2', 'quando-sheets-3'];
const VERSION = 1;

/** Opens the store of sheets: the first usable database, or else memory. */
export async function openSheetStore(onTrouble: (code: SheetTroubleCode) => void): Promise<SheetStore> {
  const usable = await openUsableDatabase<SheetSchema>({
    names: NAMES,
    version: VERSION,
    stores: SHEET_STORES,
    makeStores: makeSheetStores,
    clock: wallClock,
  });
  if (usable === 'unusable') {
    onTrouble('store-unavailable');
    return new MemorySheetStore();
  }
  if (usable.isReplacement) onTrouble('store-damaged');
  return new IdbSheetStore(usable.database, () => onTrouble('store-damaged'));
}
