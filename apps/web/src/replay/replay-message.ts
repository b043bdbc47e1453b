import type { Sitter } from '@quando/protocol';
import type { LinkFault, RecordFault, Seat, SeenEvent, View, Viewer } from '@quando/rules';

/** Where a game to be replayed comes from: a code in a link, a text of one record or many, or this device's storage. */
export type ReplaySource =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'stored'; readonly game: string };

/** Whose eyes see a game: those of a viewer, or those of a seat if all cards lay open. */
export type Eyes = Viewer | { readonly open: Seat };

/** What the page asks the worker that reads records. */
export type ReplayQuestion =
  | { readonly type: 'read'; readonly source: ReplaySource }
  | { readonly type: 'outline'; readonly game: number }
  | { readonly type: 'round'; readonly game: number; readonly round: number; readonly eyes: Eyes }
  /** The code of a game, with names or without. */
  | { readonly type: 'link'; readonly game: number; readonly names: readonly string[] | 'none' };

export type ReplayAnswer =
  | { readonly type: 'games'; readonly games: readonly RecordedGame[] }
  | { readonly type: 'refused'; readonly refusal: ReplayRefusal }
  | { readonly type: 'outline'; readonly outline: ReplayOutline }
  | { readonly type: 'round'; readonly steps: readonly SeenStep[] }
  | { readonly type: 'link'; readonly code: string };

/** Why there is nothing to replay; lines count from 0. */
export type ReplayRefusal =
  | { readonly code: 'bad-record'; readonly fault: RecordFault | LinkFault; readonly line?: number }
  | { readonly code: 'no-such-game' | 'not-yours' | 'unreadable' };

/** A game in a list, with nothing that its end would give away. */
export type RecordedGame = {
  readonly players: number;
  readonly target: number;
  readonly isOver: boolean;
  /** Undefined if the record does not say who played. */
  readonly sitters: readonly Sitter[] | undefined;
};

/** The course of a game as everybody knows it afterwards, without a card. */
export type ReplayOutline = { readonly rounds: readonly OutlineRound[]; readonly isOver: boolean };

export type OutlineRound = {
  /** The seats that decided, in order: step 0 is the deal, step n follows decision n - 1. */
  readonly deciders: readonly Seat[];
  readonly loud: readonly LoudMoment[];
};

/** A knock, a triplet, or a hand with only zeros, after this step of its round. */
export type LoudMoment = { readonly step: number; readonly kind: 'knock' | 'triplet' | 'zeros' };

/** A step as the chosen eyes saw it, with the view after it. */
export type SeenStep = { readonly view: View; readonly events: readonly SeenEvent[] };
