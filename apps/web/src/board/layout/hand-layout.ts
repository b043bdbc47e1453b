/** No two cards of a hand are closer than a finger is wide. */
export const LEAST_PITCH = 44;
export const LEAST_CARD = 42;

/** The height of a card of width 1. */
export const CARD_RATIO = 1.4;

const ROW_GAP = 14;
/** What is left free beside a hand as long as its cards have room. */
const INSET = 8;
/** Large cards bend further, but turn no more. */
export const MOST_BEND = 12;
const LEAST_TAIL = 16;
const MOST_ROWS = 5;

export type HandSpace = {
  readonly cards: number;
  /** A card that is about to come, so that rows and sizes stay as they are when it does. */
  readonly coming?: number;
  readonly span: number;
  /** What the hand may take of the screen's height. */
  readonly height: number;
  /** How wide a card would like to be. */
  readonly card: number;
  readonly bend: number;
};

export type Spot = { readonly x: number; readonly y: number; readonly turn: number };

export type HandLayout = {
  readonly card: number;
  readonly rows: number;
  readonly perRow: number;
  readonly pitch: number;
  readonly height: number;
  /** How far a chosen card comes up. */
  readonly raise: number;
  readonly spots: readonly Spot[];
};

/** Lays a hand in as few rows as give every card its room; it never scrolls. */
export function handLayout(space: HandSpace): HandLayout {
  for (let rows = 1; rows < MOST_ROWS; rows += 1) {
    const card = cardIn(space, rows);
    if (rows === 1 ? card >= space.card || card >= LEAST_CARD * 2 : card >= LEAST_CARD)
      return spread(space, rows, Math.min(card, space.card));
  }
  return spread(space, MOST_ROWS, LEAST_CARD);
}

const perRowOf = ({ cards, coming = 0 }: Pick<HandSpace, 'cards' | 'coming'>, rows: number): number =>
  Math.max(1, Math.ceil((cards + coming) / rows));

/** The widest card that so many rows have room for. */
function cardIn({ span, height, card, ...space }: HandSpace, rows: number): number {
  const byWidth = span - LEAST_PITCH * (perRowOf(space, rows) - 1);
  const byHeight = (height - headOf(rows, card) - tailOf(card) - (rows - 1) * ROW_GAP) / (CARD_RATIO * rows);
  // In one row a hand keeps its size; more rows shrink until they fit.
  return rows === 1 ? byWidth : Math.min(byWidth, Math.max(byHeight, LEAST_CARD), card);
}

/** Room above the cards for those that come up and their signs. */
const headOf = (rows: number, card: number): number => (rows === 1 ? 12 + Math.max(20, card * 0.26) : 16);

/** Room below them for what hangs out. */
const tailOf = (card: number): number => Math.max(LEAST_TAIL, card * 0.2);

function spread(space: HandSpace, rows: number, card: number): HandLayout {
  const perRow = perRowOf(space, rows);
  const pitch = pitchOf(space.span, card, perRow);
  const rowPitch = card * CARD_RATIO + ROW_GAP;
  const head = headOf(rows, card);
  const bend = rows === 1 ? space.bend * Math.min(1, space.cards / 7) : 0;
  const spots = Array.from({ length: space.cards }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, space.cards - row * perRow);
    const t = offCentre(i % perRow, inRow);
    const x = (space.span - card - pitch * (inRow - 1)) / 2 + (i % perRow) * pitch;
    return { x, y: head + row * rowPitch + bend * t * t, turn: 0.45 * Math.min(bend, MOST_BEND) * t };
  });
  const height = head + (rows - 1) * rowPitch + card * CARD_RATIO + bend + tailOf(card);
  return { card, rows, perRow, pitch, height, raise: rows === 1 ? 18 : 8, spots };
}

/** The signs at the corners of the outer cards are to be seen, too. */
function pitchOf(span: number, card: number, perRow: number): number {
  const within = (width: number): number => (width - card) / Math.max(1, perRow - 1);
  return Math.min(card + 6, within(span), Math.max(LEAST_PITCH, within(span - 2 * INSET)));
}

/** Where a card stands in its row, from -1 at the left to 1 at the right. */
export const offCentre = (index: number, count: number): number =>
  count < 2 ? 0 : (2 * index) / (count - 1) - 1;
