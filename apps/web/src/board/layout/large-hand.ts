import { CARD_RATIO, type HandLayout } from './hand-layout.ts';

export type LargeHandSpace = { readonly cards: number; readonly span: number; readonly height: number };

const GAP = 4;
const ROW_GAP = 26;
/** Room above the cards for raised ones and their signs, and below for remembered sides. */
const HEAD = 42;
const TAIL = 26;
const LEAST_CARD = 42;

/** A hand as large as the space allows, in rows: no card is wider than a third of it. */
export function largeHand(space: LargeHandSpace): HandLayout {
  const { cards, span } = space;
  const widest = Math.max(1, Math.min(cards, Math.floor((span + GAP) / (LEAST_CARD + GAP))));
  // Of equal sizes, the one with fewer rows; what does not fit has the least size in any number of rows.
  const perRow = Array.from({ length: widest }, (_, i) => widest - i).reduce((best, next) =>
    cardIn(space, next) > cardIn(space, best) ? next : best,
  );
  const rows = rowsOf(space, perRow);
  const card = Math.floor(cardIn(space, perRow));
  const pitch = card + GAP;
  const rowPitch = card * CARD_RATIO + ROW_GAP;
  const spots = Array.from({ length: cards }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, cards - row * perRow);
    const x = (span - inRow * pitch + GAP) / 2 + (i % perRow) * pitch;
    return { x, y: HEAD + row * rowPitch, turn: 0 };
  });
  const height = HEAD + (rows - 1) * rowPitch + card * CARD_RATIO + TAIL;
  return { card, rows, perRow, pitch, height, raise: 18, isOverlapping: false, spots };
}

const rowsOf = ({ cards }: LargeHandSpace, perRow: number): number => Math.ceil(Math.max(1, cards) / perRow);

/** The widest card with so many in a row, at least the least one. */
function cardIn(space: LargeHandSpace, perRow: number): number {
  const { span, height } = space;
  const rows = rowsOf(space, perRow);
  const byWidth = (span - (perRow - 1) * GAP) / perRow;
  const byHeight = (height - HEAD - TAIL - (rows - 1) * ROW_GAP) / (rows * CARD_RATIO);
  return Math.max(LEAST_CARD, Math.min((span - 2 * GAP) / 3, byWidth, byHeight));
}
