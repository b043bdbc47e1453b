import {
  loadWording,
  type AppWords,
  type BoardWords,
  type Language,
  type Text,
  type WordingTexts,
} from '@quando/text';

/** The app's texts in the current language. */
export class Wording {
  #texts: WordingTexts;
  #wanted: Language;

  private constructor(language: Language, texts: WordingTexts) {
    this.#wanted = language;
    this.#texts = $state.raw(texts);
  }

  static async load(language: Language): Promise<Wording> {
    return new Wording(language, await loadWording(language));
  }

  get words(): AppWords {
    return this.#texts.words;
  }

  get board(): BoardWords {
    return this.#texts.board;
  }

  get text(): Text {
    return this.#texts.text;
  }

  get language(): Language {
    return this.#texts.text.language;
  }

  /** Switches to a language as soon as it has loaded; of several calls the last one wins. */
  async switchTo(language: Language): Promise<void> {
    this.#wanted = language;
    const texts = await loadWording(language);
    if (this.#wanted === language) this.#texts = texts;
  }
}
