import type { Action, CardNumber, Seat, View } from '@quando/rules';
import type { Sitter, ToldEvent } from '@quando/protocol';
import type { BoardWords, Text } from '@quando/text';
import type { Snippet } from 'svelte';
import type { Moments } from '../game/moments.svelte.ts';
import type { SettingsValues } from '../settings-values.ts';
import type { Sounds } from '../sound/sounds.ts';
import type { LogNote } from './log-line.ts';
import type { Highlights } from './highlights.ts';
import type { Notice, RuleLink } from './rule-link.ts';
import type { SeatRemark } from './seats/seat-note.ts';

/** Everything a board needs: the view, how to show it, and callbacks for the viewer's decisions. */
export type BoardProps = {
  readonly table: BoardTable;
  readonly commands: BoardCommands;
  readonly wording: BoardWording;
  readonly settings: SettingsValues;
  readonly sounds?: Sounds;
  /** Opens the rules without leaving the table. */
  readonly rule?: RuleLink;
  /** The bar at the top; a board without one is part of a screen that brings the bar and the room. */
  readonly bar?: BoardBar;
  readonly parts?: BoardParts;
  /** What a lesson points at. */
  readonly highlights?: Highlights;
  /** Whether a player whose turn it is may be looking elsewhere. */
  readonly isCalling?: boolean;
  /** Set while a big screen shows the table: the board is the viewer's hand and little more. */
  readonly handMode?: BoardHandMode | undefined;
};

/** What stands on a board that is only a hand, besides the cards. */
export type BoardHandMode = {
  readonly idle: Snippet;
  readonly wait: (name: string) => string;
  readonly rest: string;
  readonly onTop: (up: CardNumber) => string;
};

/** What the viewer sees of the game. */
export type BoardTable = {
  readonly view: View;
  readonly sitters: readonly Sitter[];
  /** The events of this round as the viewer has seen them. */
  readonly log: readonly ToldEvent[];
  /** What happened at the table besides the cards. */
  readonly notes?: readonly LogNote[] | undefined;
  readonly moments: Moments;
  /** What help the table gives the viewer, besides remembered sides. */
  readonly help?: BoardHelp | undefined;
  /** The points that each seat has free, and how to say it. */
  readonly headStarts?: HeadStarts | undefined;
  /** Remarks on players that are not about the cards, by seat. */
  readonly remarks?: readonly (SeatRemark | undefined)[] | undefined;
};

/** A hill: by number from 0 to 10, how high it is there, up to 1. */
export type Hill = readonly number[];

/** What help shows of unseen sides. */
export type BoardHelp = {
  /** By slot of the own hand, what may be on the other side. */
  readonly own: ReadonlyMap<number, { readonly hill: Hill; readonly look: string }>;
  /** Under the draw pile. */
  readonly pile?:
    | { readonly up: CardNumber; readonly hill: Hill; readonly phrase: string; readonly spoken: string }
    | undefined;
  /** The others' cards that may well be a zero, and how to say it. */
  readonly zeros: ReadonlySet<string>;
  readonly maybeZero: string;
  /** Opens the bars of an own card. */
  readonly onlook: (slot: number) => void;
};

/** By seat, the points that are taken off at the end. */
export type HeadStarts = {
  readonly points: readonly number[];
  readonly say: (points: number) => string;
};

/** What the viewer may ask for, and what became of the last request. */
export type BoardCommands = {
  readonly pending?: Action | 'continue' | undefined;
  /** Why the last request was refused. */
  readonly refusal?: Notice | undefined;
  readonly onact: (action: Action) => void;
  readonly oncontinue?: () => void;
  readonly onhelp?: () => void;
  readonly onlog?: () => void;
};

/** What the board says, in one language. */
export type BoardWording = {
  readonly text: Text;
  readonly board: BoardWords;
};

/** The round, the target, and the buttons at both ends. */
export type BoardBar = {
  readonly title: string;
  readonly aim: string;
  readonly menu?: Snippet;
  readonly tools?: Snippet;
};

/** What a screen adds to the board. */
export type BoardParts = {
  /** Content beside a player, including the viewer. */
  readonly beside?: Snippet<[Seat]> | undefined;
  /** Replaces the action bar. */
  readonly actions?: Snippet<[isTight: boolean]> | undefined;
  /** The height of what replaces it, in rem, if it is another. */
  readonly actionsHeight?: number | undefined;
  /** Stands above the own hand; it can choose cards of it. */
  readonly advice?: Snippet<[choose: (slots: readonly number[]) => void]> | undefined;
  /** What the viewer is asked, instead of whose turn it is. */
  readonly question?: string | undefined;
  readonly sidePanelFoot?: Snippet;
};
