import {
  loadAppWords,
  loadBoardWords,
  loadText,
  type AppWords,
  type BoardWords,
  type Language,
  type Text,
} from '@quando/text';

/** What only games say: the board, and sentences about cards. */
type GameTexts = { readonly board: BoardWords; readonly text: Text };

type Texts = { readonly language: Language; readonly words: AppWords; readonly game: GameTexts | undefined };

/** The app's texts in the current language. */
export class Wording {
  #texts: Texts;
  #wanted: Language;
  #isWhole = false;

  private constructor(texts: Texts) {
    this.#wanted = texts.language;
    this.#texts = $state.raw(texts);
  }

  /** The texts of the start page; every other screen needs all of them. */
  static async load(language: Language): Promise<Wording> {
    return new Wording(await textsIn(language, false));
  }

  get words(): AppWords {
    return this.#texts.words;
  }

  get board(): BoardWords {
    return this.#game.board;
  }

  get text(): Text {
    return this.#game.text;
  }

  get language(): Language {
    return this.#texts.language;
  }

  get #game(): GameTexts {
    if (!this.#texts.game) throw new Error('the texts of games are not loaded');
    return this.#texts.game;
  }

  /** Loads the texts of games too; from then on every language has them. */
  async loadAll(): Promise<void> {
    this.#isWhole = true;
    // A language that was chosen meanwhile may have come without them.
    while (!this.#texts.game) await this.switchTo(this.#wanted);
  }

  /** Switches to a language as soon as it has loaded; of several calls the last one wins. */
  async switchTo(language: Language): Promise<void> {
    this.#wanted = language;
    const texts = await textsIn(language, this.#isWhole);
    const isLate = this.#wanted !== language || (this.#isWhole && !texts.game);
    if (!isLate) this.#texts = texts;
  }
}

async function textsIn(language: Language, isWhole: boolean): Promise<Texts> {
  const [words, game] = await Promise.all([
    loadAppWords(language),
    isWhole ? gameTextsIn(language) : undefined,
  ]);
  return { language, words, game };
}

async function gameTextsIn(language: Language): Promise<GameTexts> {
  const [board, text] = await Promise.all([loadBoardWords(language), loadText(language)]);
  return { board, text };
}
