import type { Sitter } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { Snippet } from 'svelte';
import type { SeatRemark } from '../../board/seats/seat-note.ts';

/** What one kind of table adds to the screens of its game. */
export type TableExtras = {
  /** Notes on players besides the game, by seat. */
  readonly remarks?: readonly (SeatRemark | undefined)[];
  /** Beside a player. */
  readonly beside?: Snippet<[Seat]> | undefined;
  /** Listens to the table and speaks, as long as the board is on the screen. */
  readonly announcers?: Snippet | undefined;
  /** At the right of the bar, in place of hint, hurry and sound. */
  readonly tools?: Snippet;
  /** In place of the action bar. */
  readonly actions?: Snippet | undefined;
  /** In the menu, in place of the way to the start page. */
  readonly menuEntries?: Snippet<[close: () => void]>;
  /** In place of the button that deals the next round. */
  readonly pause?: Snippet | undefined;
  /** Under the final result. */
  readonly finish?: Snippet;
};

/** Another game with the same people. */
export type Rematch = {
  /** Undefined for the usual words. */
  readonly label?: string;
  start(sitters: readonly Sitter[], target: number): void;
};

/** What makes a game against bots easier. */
export type Assistance = {
  /** Whether a player may ask for a hint. */
  readonly hasHints: boolean;
  /** Makes the bots act at once. */
  hurry(): void;
};
