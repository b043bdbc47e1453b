import type { Sitter } from '@quando/protocol';
import type { CardNumber, Seat } from '@quando/rules';
import type { Snippet } from 'svelte';
import type { LogNote } from '../../board/log-line.ts';
import type { SeatRemark } from '../../board/seats/seat-note.ts';

/** A phone beside a big screen is a hand: the screen has the piles, the motion and the sound. */
export type HandMode = {
  /** Covers a reveal until the big screen has turned all hands; undefined from then on. */
  readonly curtain: Snippet | undefined;
  /** Content above the hand while others decide. */
  readonly idle: Snippet;
  /** Said while the viewer has nothing to decide, to whom it is another's turn. */
  readonly wait: (name: string) => string;
  /** What stands in place of the actions then. */
  readonly rest: string;
  /** Above the choice of a side. */
  readonly onTop: (up: CardNumber) => string;
};

/** Talk on the screens between and after the rounds. */
export type TableTalk = {
  /** Opens what can be said; undefined for those who may not speak. */
  readonly button: Snippet | undefined;
  /** What was just said. */
  readonly said: Snippet;
};

/** A round that is a game of its own, among others. */
export type OnlyRound = {
  /** Its number among them, counted from 1. */
  readonly number: number;
  readonly title: string;
  /** What is played for. */
  readonly aim: string;
  /** What follows once its hands have been shown. */
  readonly ending: Snippet;
};

/** What a kind of table adds to the screens of its game. */
export type TableExtras = {
  /** How this device calls the game; set where hints may be limited. */
  readonly id?: string;
  /** Remarks on players that are not about the cards, by seat. */
  readonly remarks?: readonly (SeatRemark | undefined)[];
  /** Content beside a player. */
  readonly beside?: Snippet<[Seat]> | undefined;
  /** Announcements to screen readers, while the board is on screen. */
  readonly announcers?: Snippet | undefined;
  /** Changes of seats, for the log. */
  readonly notes?: readonly LogNote[];
  /** What people can say, and what they say, where the board is not on screen. */
  readonly talk?: TableTalk | undefined;
  /** Replaces hint, hurry and sound at the right of the bar. */
  readonly tools?: Snippet;
  /** Replaces the action bar. */
  readonly actions?: Snippet | undefined;
  /** Replaces the link to the start page in the menu. */
  readonly menuEntries?: Snippet<[close: () => void]>;
  /** Replaces the button that deals the next round. */
  readonly pause?: Snippet | undefined;
  /** The time left to decide, for whoever still looks at the last round. */
  readonly clock?: Snippet | undefined;
  /** Set while a big screen shows the table. */
  readonly handMode?: HandMode | undefined;
  /** What calls a player whose turn it is, who may be looking elsewhere: set where others wait for them. */
  readonly call?: string | undefined;
  /** Set where a single round is played. */
  readonly only?: OnlyRound;
  /** What is played for, if it is not a target. */
  readonly aim?: string | undefined;
  /** Whether all rounds that were agreed on have been played; else the totals end the game. */
  readonly isOver?: boolean;
  /** Content below the final result. */
  readonly finish?: Snippet;
  /** What somebody has to answer then. */
  readonly question?: Snippet;
};

/** Another game with the same people. */
export type Rematch = {
  /** Undefined for the usual label. */
  readonly label?: string;
  start(sitters: readonly Sitter[], target: number): void;
};

/** Help in a game against bots. */
export type Assistance = {
  /** Whether a player may ask for a hint. */
  readonly hasHints: boolean;
  /** Makes the bots act immediately. */
  hurry(): void;
};
