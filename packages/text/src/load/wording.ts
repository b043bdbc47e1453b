import type { AppWords } from '../app-words.ts';
import type { BoardWords } from '../board-words.ts';
import type { Catalogue } from '../catalogue.ts';
import { textOf, type Text } from '../text.ts';
import { loader, type Loader } from './loader.ts';

/** What nearly every screen of the app says. */
export type WordingTexts = { readonly words: AppWords; readonly board: BoardWords; readonly text: Text };

const load: Loader<WordingTexts> = loader({
  de: async () => textsOf(await import('../de/wording.ts')),
  en: async () => textsOf(await import('../en/wording.ts')),
  fr: async () => textsOf(await import('../fr/wording.ts')),
  it: async () => textsOf(await import('../it/wording.ts')),
  nl: async () => textsOf(await import('../nl/wording.ts')),
  es: async () => textsOf(await import('../es/wording.ts')),
});

type Exported = { readonly app: AppWords; readonly board: BoardWords; readonly catalogue: Catalogue };

const textsOf = ({ app, board, catalogue }: Exported): WordingTexts => ({
  words: app,
  board,
  text: textOf(catalogue),
});

/** The texts that the app needs from the start, in one file per language. */
export const loadWording: Loader<WordingTexts> = async (language) => {
  const texts = await load(language);
  return { ...texts, text: { ...texts.text, language } };
};
