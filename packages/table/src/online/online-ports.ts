import type { GameRecord, Seat } from '@quando/rules';
import type { Clock, Lost, Phrase, SharedDeals, Sitter } from '@quando/protocol';
import type { Think } from '../bot-turn.ts';
import type { LogHead, TableStorage } from '../storage.ts';
import type { FailurePort } from '../table-failure.ts';

/** What is stored next to the log of an online table. */
export type TableHead = LogHead & {
  /** When the next action is due, in milliseconds since 1970. */
  readonly due?: number;
  readonly isOver: boolean;
};

/** The game of a table that was opened for a league. */
export type LeagueGame = PlayedTable & { readonly league: string };

/** The game of a table for one person. */
export type SoloGame = PlayedTable & {
  readonly shared: SharedDeals;
  /** The hash of the person's key. */
  readonly by: string;
};

/** A table whose game is over. */
type PlayedTable = {
  readonly table: string;
  readonly record: GameRecord;
  /** By seat. */
  readonly sitters: readonly Sitter[];
  /** The seats for which a bot has decided at least once. */
  readonly botDecided: ReadonlySet<Seat>;
  /** The seats on which somebody else sat at the first deal. */
  readonly takenOver: ReadonlySet<Seat>;
  /** How many rounds were agreed on, if that ends the game. */
  readonly length?: number;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
};

export type Said = { readonly seat: Seat; readonly phrase: Phrase };

/** The dependencies of an online table. */
export type OnlinePorts = {
  readonly storage: TableStorage<TableHead>;
  readonly clock: Clock;
  /** 32 new random bytes as hexadecimal digits. */
  readonly freshSecret: () => string;
  /** The secret of all deals of a name, 32 bytes as hexadecimal digits; without it, no deals are shared. */
  readonly sharedSecret?: (name: string) => string;
  /** The id of a new table. */
  readonly freshTable: () => string;
  readonly think: Think;
  /** A factor for the bots' thinking time; 0 means none. */
  readonly pace: () => number;
  /** Since when nobody on this seat has been connected to any process; undefined if somebody is. */
  readonly absentSince: (table: string, seat: Seat) => number | undefined;
  /** Whether a big screen is connected to any process. */
  readonly hasScreen: (table: string) => boolean;
  /** How many people without a seat are connected to any process, as far as the table still gathers. */
  readonly visitors: (table: string) => number;
  /** Called with what was said here, to pass it on to other processes. */
  readonly onSaid: (table: string, said: Said) => void;
  /** Called when a client has lost its view of a game. */
  readonly onLost: (table: string, why: Lost) => void;
  /**
   * Enters a result in a league or an eight, once however often it is called; throws if that has to be tried again.
   * Without it, results are refused.
   */
  readonly report?: (game: LeagueGame | SoloGame) => Promise<'entered' | 'refused'>;
  readonly onFailure: FailurePort;
  /** Lets other work have its turn while a long log is read. */
  readonly giveWay?: () => Promise<void>;
};
