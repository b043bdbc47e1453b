import type { EightRound, Sitter } from '@quando/protocol';
import type { Eight, RoundScore } from '@quando/season';

/** An eight as its screens see it, wherever its rounds are played. */
export type PlayedEight = {
  readonly eight: Eight;
  /** The finished rounds, empty until they have been read. */
  readonly rounds: readonly EightRound[];
  readonly scores: readonly RoundScore[];
  readonly isOver: boolean;
  /** Whether it counts for the row and the trend. */
  readonly counts: boolean;
  /** Whether the next round has been dealt. */
  readonly isUnderWay: boolean;
  readonly isRead: boolean;
  /** The game or the table of the round that is being played. */
  readonly current: string | undefined;
  /** Reads what has been played. */
  read(): Promise<void>;
  /** Deals the next round, or goes on with the one that is dealt. */
  play(person: Sitter): Promise<void>;
  /** Leaves the round: it can be gone on with later. */
  leave(): void;
};
