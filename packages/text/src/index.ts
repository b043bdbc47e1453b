/** All texts that people read. */
export type { AppWords, KeyAction } from './app-words.ts';
export type { ScreenReaderCard, BoardWords } from './board-words.ts';
export { turnOptionsOf, type TurnOptions } from './catalogue.ts';
export { scoreReasonOf, type ScoreReason, type Outcome } from './score-reason.ts';
export type { HintReason, HintWords } from './hint-words.ts';
export { isLanguage, languageName, languageOf, languages, type Language } from './language.ts';
export {
  loadAppWords,
  loadBoardWords,
  loadHintWords,
  loadOnlineWords,
  loadPageWords,
  loadPrivacyWords,
  loadRulesWords,
  loadSheetWords,
  loadTalkWords,
  loadTerminalWords,
  loadText,
  loadTrainerWords,
  loadTutorialWords,
} from './load.ts';
export type { OnlineWords } from './online-words.ts';
export type { PageWords } from './page-words.ts';
export type { PrivacyWords } from './privacy-words.ts';
export { nameAt, personAt, type Context, type Person } from './person.ts';
export { reasonSentence } from './reason.ts';
export { RULES_SECTIONS, type RulesCaption, type RulesSection, type RulesWords } from './rules-words.ts';
export type { SheetFileRefusalCode, SheetRefusalCode, SheetTroubleCode, SheetWords } from './sheet-words.ts';
export type { TalkWords } from './talk-words.ts';
export type { TerminalCommand, TerminalWords } from './terminal-words.ts';
export type { Text } from './text.ts';
export type { KnockAnswer, KnockReason, TrainerWords } from './trainer-words.ts';
export { CHAPTERS, isChapter, type Chapter, type StepWords, type TutorialWords } from './tutorial-words.ts';
