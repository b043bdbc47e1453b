import type { Seat } from '@quando/rules';
import type { Clock, Lost, Phrase } from '@quando/protocol';
import type { Think } from '../bot-turn.ts';
import type { LogHead, TableStorage } from '../storage.ts';
import type { FailurePort } from '../table-failure.ts';

/** What is stored next to the log of an online table. */
export type TableHead = LogHead & {
  /** When the next action is due, in milliseconds since 1970. */
  readonly due?: number;
  readonly isOver: boolean;
};

export type Said = { readonly seat: Seat; readonly phrase: Phrase };

/** The dependencies of an online table. */
export type OnlinePorts = {
  readonly storage: TableStorage<TableHead>;
  readonly clock: Clock;
  /** 32 new random bytes as hexadecimal digits. */
  readonly freshSecret: () => string;
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
  readonly onFailure: FailurePort;
  /** Lets other work have its turn while a long log is read. */
  readonly giveWay?: () => Promise<void>;
};
