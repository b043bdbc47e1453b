/** One game's authority, and what it needs from outside. */
export type { Onlooker } from './audience.ts';
export { Chronicle, chronicleOf, type Damage } from './chronicle.ts';
export type { Clock } from './clock.ts';
export { Connection, type ConnectionOptions } from './connection.ts';
export { parseTableEntry, type TableEntry } from './entry.ts';
export { MemoryStorage } from './memory-storage.ts';
export { createTable, openTable } from './opening.ts';
export type { Brief, KeptSummary, Numbered, Storage } from './storage.ts';
export { Table, type Answer, type Ports } from './table.ts';
