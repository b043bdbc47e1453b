import type { AppWords } from './app-words.ts';
import type { BoardWords } from './board-words.ts';
import type { Language } from './language.ts';
import type { TerminalWords } from './terminal-words.ts';
import { textOf, type Text } from './text.ts';

/** Loads one language and no other. */
export async function loadText(language: Language): Promise<Text> {
  switch (language) {
    case 'de':
      return textOf((await import('./de/catalogue.ts')).german);
    case 'en':
      return textOf((await import('./en/catalogue.ts')).english);
    case 'fr':
      return textOf((await import('./fr/catalogue.ts')).french);
    case 'it':
      return textOf((await import('./it/catalogue.ts')).italian);
  }
}

/** Loads what only the game in a terminal says. */
export async function loadTerminalWords(language: Language): Promise<TerminalWords> {
  switch (language) {
    case 'de':
      return (await import('./de/terminal.ts')).germanTerminal;
    case 'en':
      return (await import('./en/terminal.ts')).englishTerminal;
    case 'fr':
      return (await import('./fr/terminal.ts')).frenchTerminal;
    case 'it':
      return (await import('./it/terminal.ts')).italianTerminal;
  }
}

/** Loads what the app says around its board. */
export async function loadAppWords(language: Language): Promise<AppWords> {
  switch (language) {
    case 'de':
      return (await import('./de/app.ts')).germanApp;
    case 'en':
      return (await import('./en/app.ts')).englishApp;
    case 'fr':
      return (await import('./fr/app.ts')).frenchApp;
    case 'it':
      return (await import('./it/app.ts')).italianApp;
  }
}

/** Loads what the table on the screen says. */
export async function loadBoardWords(language: Language): Promise<BoardWords> {
  switch (language) {
    case 'de':
      return (await import('./de/board.ts')).germanBoard;
    case 'en':
      return (await import('./en/board.ts')).englishBoard;
    case 'fr':
      return (await import('./fr/board.ts')).frenchBoard;
    case 'it':
      return (await import('./it/board.ts')).italianBoard;
  }
}
