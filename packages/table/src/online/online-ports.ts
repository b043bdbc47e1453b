import type { Seat } from '@quando/rules';
import type { Phrase, Clock } from '@quando/protocol';
import type { Think } from '../bot-turn.ts';
import type { LogHead, Storage } from '../storage.ts';
import type { FailurePort } from '../table-failure.ts';

/** What is kept beside the log of an online table. */
export type TableHead = LogHead & {
  /** When something has to happen by itself, in milliseconds since 1970. */
  readonly due?: number;
  readonly isOver: boolean;
};

export type Said = { readonly seat: Seat; readonly phrase: Phrase };

/** What an online table needs from outside. */
export type OnlinePorts = {
  readonly storage: Storage<TableHead>;
  readonly clock: Clock;
  /** 32 fresh random bytes in hexadecimal digits. */
  readonly freshSecret: () => string;
  /** The name of a new table. */
  readonly freshTable: () => string;
  readonly think: Think;
  /** By how much bots' thinking time is stretched; 0 is none. */
  readonly pace: () => number;
  /** Since when nobody with this seat has a line anywhere; undefined if somebody has. */
  readonly absentSince: (table: string, seat: Seat) => number | undefined;
  /** Told what was said here, for those who are connected elsewhere. */
  readonly onSaid: (table: string, said: Said) => void;
  readonly onFailure: FailurePort;
};
