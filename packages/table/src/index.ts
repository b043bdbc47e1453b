/** The authority over one game, and the ports it needs. */
export type { Damage } from './damage.ts';
export { GameLog, gameLogOf } from './game-log.ts';
export type { Clock } from '@quando/protocol';
export { Connection, type ConnectionOptions } from './connection.ts';
export { DueActions, type DueActionsOptions } from './due-actions.ts';
export { parseTableEntry, type TableEntry } from './entry.ts';
export { MemoryStorage } from './memory-storage.ts';
export { createTable, openTable } from './opening.ts';
export type {
  DeviceStorage,
  LogHead,
  StoredHead,
  LogEntry,
  Redaction,
  Storage,
  TableStorage,
} from './storage.ts';
export type { Answer } from './game-request.ts';
export { Table, type Ports, type Subscriber } from './table.ts';
export type { FailurePort, TableFailure } from './table-failure.ts';
export {
  commitmentOf,
  keyHashOf,
  personOf,
  promiseOf,
  closingOf,
  type DealPart,
  type DealSource,
} from './deal-promise.ts';
export { fairDeal, fairRandom } from './fair-deal.ts';
export { sharedOrder, sharedShuffle } from './shared-deal.ts';
export { BOT_LIMIT, thinkHere, type BotTurn, type Think } from './bot-turn.ts';
export type { Call } from './online/call.ts';
export { hasSeat } from './online/has-seat.ts';
export { OnlineConnection, type Caller } from './online/online-connection.ts';
export { parseOnlineEntry, type OnlineEntry } from './online/online-entry.ts';
export { OnlineLog, onlineLogOf } from './online/online-log.ts';
export {
  createOnlineTable,
  createPublicTable,
  createSoloTable,
  openOnlineTable,
} from './online/online-opening.ts';
export type { LeagueGame, OnlinePorts, Said, SoloGame, TableHead } from './online/online-ports.ts';
export { onlineRecordOf, type DealMeta } from './online/online-record.ts';
export { checkDeals, checkedDeals, type CheckedDeal, type DealFault } from './online/deal-check.ts';
export { OnlineTable } from './online/online-table.ts';
export type { Erasure } from './online/online-requests.ts';
export { TableCore, type Decision, type Outcome, type Unchanged } from './table-core.ts';
export type { TableLog } from './table-log.ts';
export { SerialQueue } from './serial-queue.ts';
