import type { SheetWords } from '@quando/text';
import { createContext } from 'svelte';
import type { Shelf } from './shelf.svelte.ts';

/** What every screen of the score sheet needs beside what all screens do. */
export type SheetContext = { readonly words: SheetWords; readonly shelf: Shelf };

export const [sheetContext, setSheetContext] = createContext<SheetContext>();
