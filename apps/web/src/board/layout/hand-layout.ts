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
/** Below this width, rows overlap rather than their cards shrink further. */
export const COMFORTABLE_CARD = 60;
/** The part of a card that the next row leaves visible, with its numeral. */
const LEAST_VISIBLE = 0.64;
/** The most space between the cards of a row. */
const MOST_GAP = 14;

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
  /** Whether a row covers the feet of the one above it. */
  readonly isOverlapping: boolean;
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
function cardIn(space: HandSpace, rows: number): number {
  const byWidth = space.span - LEAST_PITCH * (perRowOf(space, rows) - 1);
  // A single row keeps its size; several rows shrink until they fit, then overlap.
  if (rows === 1) return byWidth;
  const room = heightForCards(space, rows);
  const apart = (room - (rows - 1) * ROW_GAP) / (CARD_RATIO * rows);
  const overlapping = room / (CARD_RATIO * (1 + (rows - 1) * LEAST_VISIBLE));
  const byHeight = Math.max(apart, Math.min(overlapping, COMFORTABLE_CARD), LEAST_CARD);
  return Math.min(byWidth, byHeight, space.card);
}

const heightForCards = ({ height, card }: HandSpace, rows: number): number =>
  height - headOf(rows, card) - tailOf(rows === 1 ? card : LEAST_CARD);

/** The distance between two rows: apart if there is room, otherwise as far as the height allows. */
function rowPitchOf(space: HandSpace, rows: number, card: number): number {
  const tall = card * CARD_RATIO;
  const fitting = (heightForCards(space, rows) - tall) / Math.max(1, rows - 1);
  return Math.min(tall + ROW_GAP, Math.max(fitting, tall * LEAST_VISIBLE));
}

/** Space above the cards for raised cards and their signs. */
const headOf = (rows: number, card: number): number => (rows === 1 ? 12 + Math.max(20, card * 0.26) : 16);

/** Space below the cards for their remembered sides. */
const tailOf = (card: number): number => Math.max(LEAST_TAIL, card * 0.2);

function spread(space: HandSpace, rows: number, card: number): HandLayout {
  const perRow = perRowOf(space, rows);
  const pitch = pitchOf(space.span, card, perRow);
  const rowPitch = rowPitchOf(space, rows, card);
  const head = headOf(rows, card);
  const bend = rows === 1 ? space.bend * Math.min(1, space.cards / 7) : 0;
  const spots = Array.from({ length: space.cards }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, space.cards - row * perRow);
    const t = offCentre(i % perRow, inRow);
    const x = (space.span - card - pitch * (inRow - 1)) / 2 + (i % perRow) * pitch;
    return { x, y: head + row * rowPitch + bend * t * t, turn: 0.45 * Math.min(bend, MOST_BEND) * t };
  });
  // The same for any number of cards in a row, so that the piles keep their size.
  const height =
    head + (rows - 1) * rowPitch + card * CARD_RATIO + (rows === 1 ? space.bend : 0) + tailOf(card);
  const isOverlapping = rows > 1 && rowPitch < card * CARD_RATIO;
  const raise = rows === 1 ? 18 : isOverlapping ? 5 : 8;
  return { card, rows, perRow, pitch, height, raise, isOverlapping, spots };
}

/** Leaves room for the signs at the corners of the outer cards. */
function pitchOf(span: number, card: number, perRow: number): number {
  const within = (width: number): number => (width - card) / Math.max(1, perRow - 1);
  const gap = card < COMFORTABLE_CARD + 8 ? MOST_GAP : 6;
  return Math.min(card + gap, within(span), Math.max(LEAST_PITCH, within(span - 2 * INSET)));
}

/** A card's position in its row, from -1 at the left to 1 at the right. */
export const offCentre = (index: number, count: number): number =>
  count < 2 ? 0 : (2 * index) / (count - 1) - 1;
