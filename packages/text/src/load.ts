import type { AppWords } from './app-words.ts';
import type { BoardWords } from './board-words.ts';
import type { HintWords } from './hint-words.ts';
import type { Language } from './language.ts';
import type { OnlineWords } from './online-words.ts';
import type { PageWords } from './page-words.ts';
import type { PrivacyWords } from './privacy-words.ts';
import type { RulesWords } from './rules-words.ts';
import type { SheetWords } from './sheet-words.ts';
import type { TalkWords } from './talk-words.ts';
import type { TerminalWords } from './terminal-words.ts';
import { textOf, type Text } from './text.ts';
import type { TrainerWords } from './trainer-words.ts';
import type { TutorialWords } from './tutorial-words.ts';

/** Loads a single language. */
type Loader<Words> = (language: Language) => Promise<Words>;

const loader =
  <Words>(languages: Readonly<Record<Language, () => Promise<Words>>>): Loader<Words> =>
  (language) =>
    languages[language]();

/** Sentences for events and refusals. */
export const loadText: Loader<Text> = loader({
  de: async () => textOf((await import('./de/catalogue.ts')).german),
  en: async () => textOf((await import('./en/catalogue.ts')).english),
  fr: async () => textOf((await import('./fr/catalogue.ts')).french),
  it: async () => textOf((await import('./it/catalogue.ts')).italian),
});

/** Texts of the terminal game. */
export const loadTerminalWords: Loader<TerminalWords> = loader({
  de: async () => (await import('./de/terminal.ts')).germanTerminal,
  en: async () => (await import('./en/terminal.ts')).englishTerminal,
  fr: async () => (await import('./fr/terminal.ts')).frenchTerminal,
  it: async () => (await import('./it/terminal.ts')).italianTerminal,
});

/** Texts of the app around the board. */
export const loadAppWords: Loader<AppWords> = loader({
  de: async () => (await import('./de/app.ts')).germanApp,
  en: async () => (await import('./en/app.ts')).englishApp,
  fr: async () => (await import('./fr/app.ts')).frenchApp,
  it: async () => (await import('./it/app.ts')).italianApp,
});

/** Texts of the board. */
export const loadBoardWords: Loader<BoardWords> = loader({
  de: async () => (await import('./de/board.ts')).germanBoard,
  en: async () => (await import('./en/board.ts')).englishBoard,
  fr: async () => (await import('./fr/board.ts')).frenchBoard,
  it: async () => (await import('./it/board.ts')).italianBoard,
});

/** What the first page says before the app runs. */
export const loadPageWords: Loader<PageWords> = loader({
  de: async () => (await import('./de/page.ts')).germanPage,
  en: async () => (await import('./en/page.ts')).englishPage,
  fr: async () => (await import('./fr/page.ts')).frenchPage,
  it: async () => (await import('./it/page.ts')).italianPage,
});

/** The rules page. */
export const loadRulesWords: Loader<RulesWords> = loader({
  de: async () => (await import('./de/rules.ts')).germanRules,
  en: async () => (await import('./en/rules.ts')).englishRules,
  fr: async () => (await import('./fr/rules.ts')).frenchRules,
  it: async () => (await import('./it/rules.ts')).italianRules,
});

/** Texts of the score sheet for real cards. */
export const loadSheetWords: Loader<SheetWords> = loader({
  de: async () => (await import('./de/sheet.ts')).germanSheet,
  en: async () => (await import('./en/sheet.ts')).englishSheet,
  fr: async () => (await import('./fr/sheet.ts')).frenchSheet,
  it: async () => (await import('./it/sheet.ts')).italianSheet,
});

/** Texts of online tables. */
export const loadOnlineWords: Loader<OnlineWords> = loader({
  de: async () => (await import('./de/online.ts')).germanOnline,
  en: async () => (await import('./en/online.ts')).englishOnline,
  fr: async () => (await import('./fr/online.ts')).frenchOnline,
  it: async () => (await import('./it/online.ts')).italianOnline,
});

/** The privacy page. */
export const loadPrivacyWords: Loader<PrivacyWords> = loader({
  de: async () => (await import('./de/privacy.ts')).germanPrivacy,
  en: async () => (await import('./en/privacy.ts')).englishPrivacy,
  fr: async () => (await import('./fr/privacy.ts')).frenchPrivacy,
  it: async () => (await import('./it/privacy.ts')).italianPrivacy,
});

/** The bots' remarks. */
export const loadTalkWords: Loader<TalkWords> = loader({
  de: async () => (await import('./de/talk.ts')).germanTalk,
  en: async () => (await import('./en/talk.ts')).englishTalk,
  fr: async () => (await import('./fr/talk.ts')).frenchTalk,
  it: async () => (await import('./it/talk.ts')).italianTalk,
});

/** Texts of the advice. */
export const loadHintWords: Loader<HintWords> = loader({
  de: async () => (await import('./de/hint.ts')).germanHint,
  en: async () => (await import('./en/hint.ts')).englishHint,
  fr: async () => (await import('./fr/hint.ts')).frenchHint,
  it: async () => (await import('./it/hint.ts')).italianHint,
});

/** Texts of the trainer. */
export const loadTrainerWords: Loader<TrainerWords> = loader({
  de: async () => (await import('./de/trainer.ts')).germanTrainer,
  en: async () => (await import('./en/trainer.ts')).englishTrainer,
  fr: async () => (await import('./fr/trainer.ts')).frenchTrainer,
  it: async () => (await import('./it/trainer.ts')).italianTrainer,
});

/** Texts of the tutorial. */
export const loadTutorialWords: Loader<TutorialWords> = loader({
  de: async () => (await import('./de/tutorial.ts')).germanTutorial,
  en: async () => (await import('./en/tutorial.ts')).englishTutorial,
  fr: async () => (await import('./fr/tutorial.ts')).frenchTutorial,
  it: async () => (await import('./it/tutorial.ts')).italianTutorial,
});
