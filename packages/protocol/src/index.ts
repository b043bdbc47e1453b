/** The messages between a client and its authority, and the doors that they come in by. */
export type { Clock } from './clock.ts';
export {
  type OfflineRefusalCode,
  type OfflineReply,
  type LossCode,
  type Trouble,
  type TroubleCode,
} from './offline-reply.ts';
export { parseGameSummary, type GameSummary } from './game-summary.ts';
export { PACES, type OfflineRequest, type Pace } from './offline-request.ts';
export type { SeatStatus, TableStatus, Promised } from './table-status.ts';
export {
  readOnlineReply,
  type ByeCode,
  type OnlineReply,
  type SeatingRefusalCode,
  type SeatingRefused,
  type Welcome,
} from './online-reply.ts';
export { PROTOCOL_VERSION, type Hello, type OnlineRequest, type SeatingCommand } from './online-request.ts';
export { parseOfflineRequest, parseOnlineRequest, parseTableRequest, type Parsed } from './parse.ts';
export { PHRASES, type Phrase } from './phrase.ts';
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
export type { TableRefusal, TableRefusalCode, TableReply, ToldEvent, Update } from './table-reply.ts';
export type { Command, JoinRequest, TableRequest } from './table-request.ts';
export { parseTerms, TEMPOS, type Tempo, type Terms } from './terms.ts';
