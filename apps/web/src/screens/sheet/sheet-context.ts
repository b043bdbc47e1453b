import type { SheetWords } from '@quando/text';
import { createContext } from 'svelte';
import type { SheetLibrary } from '../../sheet/sheet-library.svelte.ts';

/** What every screen of the score sheet needs besides the app's context. */
export type SheetContext = { readonly words: SheetWords; readonly library: SheetLibrary };

export const [sheetContext, setSheetContext] = createContext<SheetContext>();
