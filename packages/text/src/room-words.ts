import type { CardNumber } from '@quando/rules';

/** The texts of a table in one room: a big screen as the table, phones as hands. */
export type RoomWords = {
  /** The way to the big screen, on the page of online tables. */
  readonly way: string;
  readonly wayHint: string;
  readonly screen: ScreenWords;
  /** On a tablet in the middle, each side speaks to its player. */
  readonly side: SideWords;
  readonly hand: HandWords;
};

export type ScreenWords = {
  readonly title: string;
  readonly bring: string;
  readonly scan: string;
  /** Introduces the address of the page where the words are typed. */
  readonly orType: string;
  /** Instead of the words, as long as there are none: introduces the address of the table. */
  readonly orOpen: string;
  /** A page of this very machine has an address that leads nowhere on a phone. */
  readonly onlyHere: string;
  readonly dealsWhenReady: string;
  readonly lookIn: string;
  readonly turn: (name: string) => string;
  readonly lastTurn: (name: string) => string;
  readonly draw: (name: string) => string;
  readonly penalty: (name: string) => string;
  /** Under the name of a player whom a triplet has hit. */
  readonly penaltyHint: string;
  readonly thinking: string;
  /** Of a person who is not connected. */
  readonly backSoon: string;
  /** After the cards that a player has played: alone, before the side taken, or before nothing more is known. */
  readonly played: string;
  readonly playedAnd: string;
  readonly taken: string;
  readonly turnedOne: string;
  readonly handsStay: string;
  /** Instead of the time until the next deal. */
  readonly held: (name: string) => string;
  readonly waiting: string;
  readonly again: string;
  readonly looking: string;
  readonly sound: string;
  readonly wall: string;
  readonly flat: string;
  readonly newTable: string;
};

export type SideWords = {
  readonly yourTurn: (name: string) => string;
  readonly playOrKnock: string;
  readonly nextAfter: (name: string) => string;
  /** In this order, with commas between them. */
  readonly onTurn: (name: string) => string;
  readonly after: (name: string) => string;
  readonly thenYou: string;
  readonly up: string;
};

export type HandWords = {
  /** The button that moves the table from the phone to the big screen, or back. */
  readonly onScreen: string;
  readonly say: string;
  readonly lookUp: (name: string) => string;
  readonly buzzes: string;
  /** Where a phone cannot vibrate. */
  readonly tells: string;
  readonly onTop: (up: CardNumber) => string;
  readonly turning: string;
  readonly turningHint: string;
  readonly hold: string;
  readonly holding: string;
  readonly screenOff: string;
  readonly screenOn: string;
};
