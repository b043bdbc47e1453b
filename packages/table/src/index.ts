/** One game's authority, and what it needs from outside. */
export type { Onlooker } from './audience.ts';
export { GameLog, gameLogOf, type Damage } from './game-log.ts';
export type { Clock } from './clock.ts';
export { Connection, type ConnectionOptions } from './connection.ts';
export { parseTableEntry, type TableEntry } from './entry.ts';
export { MemoryStorage } from './memory-storage.ts';
export { createTable, openTable } from './opening.ts';
export type { LogHead, StoredHead, LogEntry, Storage } from './storage.ts';
export { Table, type Answer, type Ports } from './table.ts';
export {
  commitmentOf,
  fairDeal,
  fairRandom,
  keyHashOf,
  type Contribution,
  type DealSource,
} from './fair-deal.ts';
export { BOT_LIMIT, type BotTurn } from './bot-turn.ts';
export { OnlineConnection, type Caller } from './online/online-connection.ts';
export { parseOnlineEntry, type OnlineEntry } from './online/online-entry.ts';
export { OnlineLog, onlineLogOf } from './online/online-log.ts';
export { createOnlineTable, openOnlineTable } from './online/online-opening.ts';
export type { OnlinePorts, Said, TableHead } from './online/online-ports.ts';
export { checkDeals, onlineRecordOf, type DealFault, type DealMeta } from './online/online-record.ts';
export { OnlineTable } from './online/online-table.ts';
