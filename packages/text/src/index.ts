/** All texts that people read. */
export type { AppWords, KeyAction } from './app-words.ts';
export type { ScreenReaderCard, BoardWords } from './board-words.ts';
export { turnOptionsOf, type TurnOptions } from './catalogue.ts';
export { spokenCode, typedCode, typedWords, type SpokenWord, type TypedWord } from './code-words.ts';
export { scoreReasonOf, type ScoreReason, type Outcome } from './score-reason.ts';
export type { EightWords } from './eight-words.ts';
export type { HintReason, HintWords } from './hint-words.ts';
export {
  isLanguage,
  languageLabel,
  languageName,
  languageOf,
  languages,
  translationOf,
  translations,
  type Language,
  type Translation,
} from './language.ts';
export { loadAppWords } from './load/app-words.ts';
export { loadBoardWords } from './load/board-words.ts';
export { loadEightWords } from './load/eight-words.ts';
export { loadHintWords } from './load/hint-words.ts';
export { loadLeagueWords } from './load/league-words.ts';
export { loadHandicapWords } from './load/handicap-words.ts';
export { loadLuckWords } from './load/luck-words.ts';
export { loadOnlineWords } from './load/online-words.ts';
export { loadPageWords } from './load/page-words.ts';
export { loadPrivacyWords } from './load/privacy-words.ts';
export { loadRatingWords } from './load/rating-words.ts';
export { loadReviewPageWords } from './load/review-page-words.ts';
export { loadRulesWords } from './load/rules-words.ts';
export { loadSheetWords } from './load/sheet-words.ts';
export { loadReplayWords } from './load/replay-words.ts';
export { loadReviewReasonWords } from './load/review-reason-words.ts';
export { loadStoryWords } from './load/story-words.ts';
export { loadTalkWords } from './load/talk-words.ts';
export { loadTerminalWords } from './load/terminal-words.ts';
export { loadText } from './load/text.ts';
export { loadTrainerWords } from './load/trainer-words.ts';
export { loadTutorialWords } from './load/tutorial-words.ts';
export type { LeagueRecord, LeagueWords } from './league-words.ts';
export type { AssistWords, HandicapWords } from './handicap-words.ts';
export { verdictSentence, type LuckKind, type LuckPart, type LuckWords } from './luck-words.ts';
export type { OnlineWords } from './online-words.ts';
export type { PageWords } from './page-words.ts';
export type { PrivacyWords } from './privacy-words.ts';
export { nameAt, personAt, type Context, type Person } from './person.ts';
export { reasonSentence } from './reason.ts';
export { RULES_SECTIONS, type RulesCaption, type RulesSection, type RulesWords } from './rules-words.ts';
export type { SheetFileRefusalCode, SheetRefusalCode, SheetTroubleCode, SheetWords } from './sheet-words.ts';
export type { RatingWords } from './rating-words.ts';
export type { ReplayWords } from './replay-words.ts';
export type { ReviewReason, ReviewReasonWords } from './review-reason-words.ts';
export type { ReviewKind, ReviewMark, ReviewPageWords } from './review-page-words.ts';
export type { StoryWords } from './story-words.ts';
export type { TalkWords } from './talk-words.ts';
export type { TerminalCommand, TerminalWords } from './terminal-words.ts';
export type { Text } from './text.ts';
export type { KnockAnswer, KnockReason, TrainerWords } from './trainer-words.ts';
export {
  CHAPTERS,
  isChapter,
  TABLE_CHAPTERS,
  type Chapter,
  type StepWords,
  type TableChapter,
  type TutorialWords,
  type WalkWords,
} from './tutorial-words.ts';
