import { CARD_RATIO, type HandLayout } from './hand-layout.ts';

export type LargeHandSpace = { readonly cards: number; readonly span: number; readonly height: number };

const GAP = 4;
const ROW_GAP = 26;
/** Room above the cards for raised ones and their signs, and below for remembered sides. */
const HEAD = 30;
const TAIL = 26;
const LEAST_CARD = 42;

/** A hand as large as the space allows, in rows: no card is wider than a third of it. */
export function largeHand({ cards, span, height }: LargeHandSpace): HandLayout {
  const most = (span - 2 * GAP) / 3;
  const rowsOf = (perRow: number): number => Math.ceil(Math.max(1, cards) / perRow);
  const cardIn = (perRow: number): number => {
    const rows = rowsOf(perRow);
    const byWidth = (span - (perRow - 1) * GAP) / perRow;
    const byHeight = (height - HEAD - TAIL - (rows - 1) * ROW_GAP) / (rows * CARD_RATIO);
    return Math.max(LEAST_CARD, Math.min(most, byWidth, byHeight));
  };
  // Of equal sizes, the one with fewer rows.
  const perRow = Array.from({ length: Math.max(1, cards) }, (_, i) => cards - i || 1).reduce((best, next) =>
    cardIn(next) > cardIn(best) ? next : best,
  );
  const rows = rowsOf(perRow);
  const card = Math.floor(cardIn(perRow));
  const pitch = card + GAP;
  const rowPitch = card * CARD_RATIO + ROW_GAP;
  const spots = Array.from({ length: cards }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, cards - row * perRow);
    const x = (span - inRow * pitch + GAP) / 2 + (i % perRow) * pitch;
    return { x, y: HEAD + row * rowPitch, turn: 0 };
  });
  return {
    card,
    rows,
    perRow,
    pitch,
    height: HEAD + rows * card * CARD_RATIO + (rows - 1) * ROW_GAP + TAIL,
    raise: 18,
    isOverlapping: false,
    spots,
  };
}
