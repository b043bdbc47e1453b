import type { Action, Seat, View, Viewer } from '@quando/rules';
import type { Handicaps, Sitter, TableRefusal, ToldEvent } from '@quando/protocol';
import type { ConnectionState } from './game-connection.ts';
import type { Moments } from './moments.svelte.ts';
import type { ScoredRound } from './scored-round.ts';

/** A game as a screen uses it, wherever its table is: on this device, on a server or in a lesson. */
export type Game = {
  readonly connection: ConnectionState;
  /** Undefined until the first update for this viewer. */
  readonly view: View | undefined;
  readonly viewer: Viewer;
  readonly sitters: readonly Sitter[];
  /** The events of the current round as the viewer has seen them. */
  readonly log: readonly ToldEvent[];
  /** The part of the log that this person had not seen before they took the device. */
  readonly news: readonly ToldEvent[];
  /** What happened in this round while the viewer was away for more than a turn. */
  readonly missed: readonly ToldEvent[];
  /** What each seat is given; undefined if nobody is given anything. */
  readonly handicaps?: Handicaps | undefined;
  /** Everyone's total after each scored round. */
  readonly standings: readonly (readonly number[])[];
  /** The last round that is over; undefined in the first one. */
  readonly lastRound: ScoredRound | undefined;
  /** Moments to be animated; the view is always up to date. */
  readonly moments: Moments;
  /** The pending command. */
  readonly pending: Action | 'continue' | undefined;
  readonly refusal: TableRefusal | undefined;
  /** Whether the viewer has to decide. */
  readonly isAsked: boolean;
  /** Whether several people share this device. */
  readonly isShared: boolean;
  /** The person at this device who has to decide and is not the viewer. */
  readonly handOverTo: Seat | 'nobody';
  /** Sends an action unless a command is pending; an illegal action is refused immediately. */
  act(action: Action): void;
  /** Deals the next round once one is scored. */
  continue(): void;
  /** Shows the game to the person on this seat, who has confirmed that it is them. */
  joinAs(seat: Seat): void;
  /** The viewer has read what they missed. */
  dismissMissed(): void;
  /** Hides every hand: the device is being passed on. */
  leaveSeat(): void;
};
