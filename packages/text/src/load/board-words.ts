import type { BoardWords } from '../board-words.ts';
import { loader, type Loader } from './loader.ts';

/** Texts of the board. */
export const loadBoardWords: Loader<BoardWords> = loader({
  de: async () => (await import('../de/board.ts')).germanBoard,
  en: async () => (await import('../en/board.ts')).englishBoard,
  fr: async () => (await import('../fr/board.ts')).frenchBoard,
  it: async () => (await import('../it/board.ts')).italianBoard,
  nl: async () => (await import('../nl/board.ts')).dutchBoard,
  es: async () => (await import('../es/board.ts')).spanishBoard,
});
