import type { SheetWords } from '../sheet-words.ts';
import { loader, type Loader } from './loader.ts';

/** Texts of the score sheet for real cards. */
export const loadSheetWords: Loader<SheetWords> = loader({
  de: async () => (await import('../de/sheet.ts')).germanSheet,
  en: async () => (await import('../en/sheet.ts')).englishSheet,
  fr: async () => (await import('../fr/sheet.ts')).frenchSheet,
  it: async () => (await import('../it/sheet.ts')).italianSheet,
  nl: async () => (await import('../nl/sheet.ts')).dutchSheet,
  es: async () => (await import('../es/sheet.ts')).spanishSheet,
});
