import { languages, loadAppWords, loadBoardWords, loadOnlineWords, type Language } from '@quando/text';

type Said = {
  readonly app: Awaited<ReturnType<typeof loadAppWords>>;
  readonly board: Awaited<ReturnType<typeof loadBoardWords>>;
  readonly online: Awaited<ReturnType<typeof loadOnlineWords>>;
};

const loaded = new Map<Language, Said>();
for (const language of languages) {
  const [app, board, online] = await Promise.all([
    loadAppWords(language),
    loadBoardWords(language),
    loadOnlineWords(language),
  ]);
  loaded.set(language, { app, board, online });
}

/** What online tables say in a language, from where the app has it. */
export const wordsIn = (language: Language): Said => loaded.get(language)!;
