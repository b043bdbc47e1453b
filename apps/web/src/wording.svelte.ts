import {
  loadAppWords,
  loadBoardWords,
  loadText,
  type AppWords,
  type BoardWords,
  type Language,
  type Text,
} from '@quando/text';

type Catalogues = { readonly words: AppWords; readonly board: BoardWords; readonly text: Text };

/** The app's texts in the current language. */
export class Wording {
  #catalogues: Catalogues;
  #wanted: Language;

  private constructor(language: Language, catalogues: Catalogues) {
    this.#wanted = language;
    this.#catalogues = $state.raw(catalogues);
  }

  static async load(language: Language): Promise<Wording> {
    return new Wording(language, await loadCatalogues(language));
  }

  get words(): AppWords {
    return this.#catalogues.words;
  }

  get board(): BoardWords {
    return this.#catalogues.board;
  }

  get text(): Text {
    return this.#catalogues.text;
  }

  get language(): Language {
    return this.#catalogues.text.language;
  }

  /** Switches to a language as soon as it has loaded; of several calls the last one wins. */
  async switchTo(language: Language): Promise<void> {
    this.#wanted = language;
    const catalogues = await loadCatalogues(language);
    if (this.#wanted === language) this.#catalogues = catalogues;
  }
}

async function loadCatalogues(language: Language): Promise<Catalogues> {
  const [words, board, text] = await Promise.all([
    loadAppWords(language),
    loadBoardWords(language),
    loadText(language),
  ]);
  return { words, board, text };
}
