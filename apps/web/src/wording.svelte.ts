import {
  loadAppWords,
  loadBoardWords,
  loadText,
  type AppWords,
  type BoardWords,
  type Language,
  type Text,
} from '@quando/text';

type Spoken = { readonly words: AppWords; readonly board: BoardWords; readonly text: Text };

/** What the app says, in one language at a time. */
export class Wording {
  #spoken: Spoken;
  #wanted: Language;

  private constructor(language: Language, spoken: Spoken) {
    this.#wanted = language;
    this.#spoken = $state.raw(spoken);
  }

  static async load(language: Language): Promise<Wording> {
    return new Wording(language, await spokenIn(language));
  }

  get words(): AppWords {
    return this.#spoken.words;
  }

  get board(): BoardWords {
    return this.#spoken.board;
  }

  get text(): Text {
    return this.#spoken.text;
  }

  get language(): Language {
    return this.#spoken.text.language;
  }

  /** Goes over to another language as soon as it is there; the last wish counts. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const spoken = await spokenIn(language);
    if (this.#wanted === language) this.#spoken = spoken;
  }
}

async function spokenIn(language: Language): Promise<Spoken> {
  const [words, board, text] = await Promise.all([
    loadAppWords(language),
    loadBoardWords(language),
    loadText(language),
  ]);
  return { words, board, text };
}
