import type { CardNumber, GroupKind, Side } from '@quando/rules';
import type { Person } from './person.ts';

/** The texts of the board: its buttons, labels and banners, and texts for screen readers only. */
export type BoardWords = {
  readonly you: string;
  readonly yourTurn: string;
  readonly yourLastTurn: string;
  readonly holding: (sum: number) => string;
  readonly toDraw: (cards: number) => string;
  readonly whichSide: string;
  readonly thisSide: string;
  readonly otherSide: string;
  /** Introduces the numbers that may be on the other side of the top card. */
  readonly mayBeUnder: (up: CardNumber) => string;
  readonly isUnder: (up: CardNumber) => string;
  readonly chooseZero: string;
  readonly backCounts: string;
  /** Links a refusal or an event to its rule. */
  readonly why: string;
  /** The name of the Enter key. */
  readonly enterKey: string;
  readonly actions: ActionWords;
  /** Under the button to knock: how many players have played often enough for that. */
  readonly knockReady: (ready: number, players: number) => string;
  readonly seats: SeatWords;
  readonly lastRound: LastRoundWords;
  readonly banner: BannerWords;
  readonly screenReader: ScreenReaderWords;
};

/** Button labels; cards are drawn next to some of them. */
export type ActionWords = {
  readonly play: Readonly<Record<GroupKind, (numbers: readonly CardNumber[]) => string>>;
  readonly choose: string;
  /** The card that a straight lacks, with one of these numbers. */
  readonly add: (numbers: readonly CardNumber[]) => string;
  readonly take: (up: Side) => string;
  /** The sum of the hand with the card. */
  readonly makes: (sum: number) => string;
  readonly turnOver: string;
  readonly noWayBack: string;
  readonly knock: string;
  readonly pass: string;
  readonly flip: string;
  /** The answer to a confirmation names what will be done. */
  readonly sure: Readonly<Record<'play' | 'turnOver' | 'knock', string>>;
  readonly notYet: string;
  readonly goOn: string;
};

/** A few words under a player's name. */
export type SeatWords = {
  readonly knocked: string;
  readonly oneMoreTurn: string;
  readonly done: string;
  readonly played: string;
  readonly drewOne: string;
  readonly turnedZero: string;
  readonly andYou: string;
};

export type LastRoundWords = {
  readonly title: string;
  readonly left: (turns: number) => string;
  readonly counting: string;
};

export type BannerWords = {
  readonly triplet: string;
  readonly lastRound: string;
  readonly believes: (who: Person) => string;
  readonly onlyZeros: string;
  readonly holdsZeros: (who: Person) => string;
  readonly endsAtOnce: string;
};

export type ScreenReaderCard = {
  readonly number: Side;
  /** Counts from 1. */
  readonly place: number;
  readonly of: number;
  /** The other side, if it is remembered. */
  readonly other: Side;
};

/** Names for screen readers only. */
export type ScreenReaderWords = {
  readonly yourHand: (cards: number, total: number) => string;
  readonly yourCard: (card: ScreenReaderCard) => string;
  readonly goesWith: string;
  readonly mayTurn: string;
  readonly hand: (name: string, points: number, cards: number) => string;
  /** That nobody sits there, at a table where people play too. */
  readonly computer: string;
  readonly card: (card: ScreenReaderCard) => string;
  readonly onTurn: string;
  /** `down` is the other side of the top card, if it is remembered. */
  readonly drawPile: (cards: number, up: Side, down: Side) => string;
  readonly discardPile: (cards: number, top: readonly CardNumber[]) => string;
  readonly happened: string;
  readonly points: string;
};
