/** The smallest distance between two cards of a hand, in pixels: the width of a finger. */
export const LEAST_PITCH = 44;
export const LEAST_CARD = 42;

/** Height divided by width. */
export const CARD_RATIO = 1.4;

const ROW_GAP = 14;
/** The margin at both sides of a hand, if there is room. */
const INSET = 8;
/** Large cards follow a deeper curve but are not rotated further. */
export const MOST_BEND = 12;
const LEAST_TAIL = 16;
const MOST_ROWS = 5;

export type HandSpace = {
  readonly cards: number;
  /** Cards about to be drawn, so that rows and sizes do not change when they arrive. */
  readonly coming?: number;
  readonly span: number;
  /** The height available to the hand. */
  readonly height: number;
  /** The preferred width of a card. */
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
  /** How far a chosen card is raised. */
  readonly raise: number;
  readonly spots: readonly Spot[];
};

/** Lays out a hand in as few rows as possible; it never scrolls. */
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

/** The widest card that fits into a number of rows. */
function cardIn({ span, height, card, ...space }: HandSpace, rows: number): number {
  const byWidth = span - LEAST_PITCH * (perRowOf(space, rows) - 1);
  const byHeight = (height - headOf(rows, card) - tailOf(card) - (rows - 1) * ROW_GAP) / (CARD_RATIO * rows);
  // A single row keeps its size; several rows shrink until they fit.
  return rows === 1 ? byWidth : Math.min(byWidth, Math.max(byHeight, LEAST_CARD), card);
}

/** Space above the cards for raised cards and their signs. */
const headOf = (rows: number, card: number): number => (rows === 1 ? 12 + Math.max(20, card * 0.26) : 16);

/** Space below the cards for their remembered sides. */
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

/** Leaves room for the signs at the corners of the outer cards. */
function pitchOf(span: number, card: number, perRow: number): number {
  const within = (width: number): number => (width - card) / Math.max(1, perRow - 1);
  return Math.min(card + 6, within(span), Math.max(LEAST_PITCH, within(span - 2 * INSET)));
}

/** A card's position in its row, from -1 at the left to 1 at the right. */
export const offCentre = (index: number, count: number): number =>
  count < 2 ? 0 : (2 * index) / (count - 1) - 1;
