import type { GameSummary } from './game-summary.ts';
import type { Sitter } from './sitter.ts';
import type { TableReply } from './table-reply.ts';

/** What the hall says to a page. */
export type OfflineReply =
  /** Said first: somebody is there. */
  | { readonly type: 'ready' }
  | { readonly type: 'created'; readonly id: string; readonly game: string }
  | { readonly type: 'opened'; readonly id: string; readonly sitters: readonly Sitter[] }
  /** The one changed last comes first. */
  | { readonly type: 'games'; readonly id: string; readonly games: readonly GameSummary[] }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'refused'; readonly id?: string; readonly code: OfflineRefusalCode }
  /** What the table at the other end of a connection says. */
  | { readonly type: 'tell'; readonly connection: string; readonly message: TableReply }
  /** The connection is dead. */
  | { readonly type: 'lost'; readonly connection: string; readonly why: LossCode }
  | Trouble;

/**
 * `not-understood`: no message of ours; `no-such-game`; `open-elsewhere`: another tab has it open; `damaged`: what
 * was kept of it made no sense and is set aside; `not-stored`: the
 * store failed; `no-master`: a master is wanted whose net cannot be had.
 */
export type OfflineRefusalCode =
  'not-understood' | 'no-such-game' | 'open-elsewhere' | 'damaged' | 'not-stored' | 'no-master';

/** Why a connection is dead: another tab took the game over, or the game was removed. */
export type LossCode = 'elsewhere' | 'removed';

/**
 * Something that people should know of, told once. `store-damaged`: games that made no sense were set aside;
 * `store-unavailable`: games are kept only as long as the page is open; `not-stored`: a move could not be kept, and
 * is tried again; `master-away`: the net cannot be had, and Strong plays for the master.
 */
export type Trouble = { readonly type: 'trouble'; readonly code: TroubleCode };

export type TroubleCode = 'store-damaged' | 'store-unavailable' | 'not-stored' | 'master-away';
