import type { TerminalWords } from '../terminal-words.ts';
import { loader, type Loader } from './loader.ts';

/** Texts of the terminal game. */
export const loadTerminalWords: Loader<TerminalWords> = loader({
  de: async () => (await import('../de/terminal.ts')).germanTerminal,
  en: async () => (await import('../en/terminal.ts')).englishTerminal,
  fr: async () => (await import('../fr/terminal.ts')).frenchTerminal,
  it: async () => (await import('../it/terminal.ts')).italianTerminal,
  nl: async () => (await import('../nl/terminal.ts')).dutchTerminal,
  es: async () => (await import('../es/terminal.ts')).spanishTerminal,
});
