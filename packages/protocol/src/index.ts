/** The messages between a client and its authority, and their parsers. */
export {
  parseCreatedTable,
  parseErasedFrom,
  parseRetentionPeriods,
  parseTableStatuses,
  type CreatedTable,
  type ErasedFrom,
  type RetentionPeriods,
  type TableStatuses,
} from './api-answer.ts';
export type { Clock } from './clock.ts';
export type { DeepReadonly } from './deep-readonly.ts';
export { distinctName, isSameName, looksLike, TakenNames } from './distinct-name.ts';
export { parseGameSummary, type GameSummary } from './game-summary.ts';
export type { EightAttempt, EightRound, SeatRound, SeatTurn } from './eight.ts';
export {
  ASSISTS,
  GREATEST_HEAD_START,
  handicapsIn,
  isSameHandicaps,
  headStartAt,
  netTotals,
  type Assist,
  type Handicap,
  type Handicaps,
} from './handicap.ts';
export type { LossCode, OfflineRefusalCode, OfflineReply, Trouble, TroubleCode } from './offline-reply.ts';
export { PACES, type OfflineRequest, type Pace } from './offline-request.ts';
export {
  isSeatingRefusalCode,
  type ByeCode,
  type Events,
  type OnlineReply,
  type SeatHistory,
  type SeatingRefusalCode,
  type SeatingRefused,
  type Welcome,
} from './online-reply.ts';
export {
  isKey,
  PROTOCOL_VERSION,
  type Hello,
  type OnlineJoin,
  type OnlineRequest,
  type SeatingCommand,
} from './online-request.ts';
export { parseOfflineReply, parseOnlineReply, parseTableReply, type ParsedReply } from './parse-reply.ts';
export { parseOfflineRequest, parseOnlineRequest, parseTableRequest, type Parsed } from './parse-request.ts';
export { PHRASES, type Phrase } from './phrase.ts';
export type { RulesTypes } from './rules-types.ts';
export * as schemas from './schemas.ts';
export { GREATEST_TARGET, parseSetup, type Setup } from './setup.ts';
export {
  AVATARS,
  BOT_LEVELS,
  LONGEST_NAME,
  parseSitter,
  visibleName,
  type AvatarName,
  type BotLevel,
  type Sitter,
} from './sitter.ts';
export {
  parsePushKey,
  parsePushRequest,
  parsePushStatus,
  parsePushStop,
  type PushKey,
  type PushRequest,
  type PushStatus,
  type PushStop,
  type PushSubscription,
} from './push.ts';
export { codeText, type TableCode } from './code-text.ts';
export {
  CODE_LENGTH,
  CODE_WORD_COUNT,
  parseCodeOfTable,
  parseCodeText,
  type CodeOfTable,
} from './table-code.ts';
export type { TableRefusal, TableRefusalCode, TableReply, ToldEvent, Update } from './table-reply.ts';
export type { Command, JoinRequest, TableRequest } from './table-request.ts';
export type { DealStatus, PastStatus, RemovedStatus, SeatStatus, TableStatus } from './table-status.ts';
export { checkOf, statusAfter, updateAfter, type Lost } from './update-after.ts';
export { isSameTerms, parseTerms, TEMPOS, type SharedDeals, type Tempo, type Terms } from './terms.ts';
export {
  MOST_AVOIDED,
  REPORT_REASONS,
  parsePublicPersonAnswer,
  parsePublicPersonRequest,
  parsePublicSeatRequest,
  parsePublicTables,
  type PublicPersonAnswer,
  type PublicPersonRequest,
  type PublicSeatRequest,
  type PublicTable,
  type PublicTables,
  type ReportReason,
} from './public-table.ts';
export {
  parseRankedAttempt,
  parseRankedDealRequest,
  parseRankedEight,
  parseRankedRequest,
  type RankedAttemptAnswer,
  type RankedDealRequest,
  type RankedEight,
  type RankedRequest,
} from './ranked-eight.ts';
export {
  parseOperatorCommand,
  parseOperatorView,
  type OperatorBan,
  type OperatorCommand,
  type OperatorReport,
  type OperatorTable,
  type OperatorView,
} from './operator.ts';
