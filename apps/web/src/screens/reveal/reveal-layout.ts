import { CARD_RATIO } from '../../board/layout/hand-layout.ts';

/** Where a reveal is shown. */
export type RevealScreen = {
  /** The size of the window. */
  readonly width: number;
  readonly height: number;
  /** One rem in pixels; larger on large screens and with large text. */
  readonly rem: number;
  readonly rows: number;
};

/** With the height that is left to the rows. */
export type RevealSpace = RevealScreen & { readonly space: number };

/**
 * How a row is drawn. `stack`: name and reason above the cards; `tight`: both in one line above them; `line`: everything
 * beside the cards.
 */
export type RevealStyle = {
  readonly kind: 'stack' | 'tight' | 'line';
  /** The size of texts, as a factor. */
  readonly scale: number;
  /** Card width. */
  readonly card: number;
  /** The width that a hand may take, by what stands beside it. */
  readonly fan: Readonly<Record<Reckoning, number>>;
};

/** How a sum becomes points: it counts, it becomes 0, or 5 are added. */
export type Reckoning = 'sum' | 'zero' | 'penalty';

export type RevealLayout = RevealStyle & {
  readonly row: number;
  readonly gap: number;
  /** Whether the headline is in the bar, because six rows need the height. */
  readonly isLow: boolean;
};

/** Measures in pixels where one rem has 16. */
const STACK = { row: 141, gap: 9, card: 57 };
const TIGHT = { least: 76, gap: 6, text: 34, beside: 0.78 };
const LINE = { row: 160, least: 64, gap: 12, card: 92, padding: 11, fan: 380 };

/** The width of a desk and of a phone for which the measures are made. */
const DESK = { width: 1280, height: 800 };
const PHONE = 362;
const WIDEST_COLUMN = 640;

/** What bar, headline and buttons need on a phone. */
const REST = 250;

/** Room for the points and the edges beside a hand. */
const BESIDE: Readonly<Record<Reckoning, number>> = { sum: 95, zero: 165, penalty: 240 };

/** The widths of hands in a column, where one pixel of the measures has some size. */
export const fansIn = (column: number, unit: number): RevealStyle['fan'] => ({
  sum: column - BESIDE.sum * unit,
  zero: column - BESIDE.zero * unit,
  penalty: column - BESIDE.penalty * unit,
});

export const revealLayout = (space: RevealSpace): RevealLayout =>
  hasLines(space) ? lineLayout(space) : (stackLayout(space) ?? tightLayout(space));

/** The height that the rows need at least; a lower screen scrolls. */
export function leastHeight(screen: RevealScreen): number {
  const { row, gap } = revealLayout({ ...screen, space: 0 });
  return screen.rows * (row + gap) - gap;
}

const hasLines = ({ width, height, rem }: RevealScreen): boolean => width > height && width >= 45 * rem;

function lineLayout({ width, height, space, rem, rows }: RevealSpace): RevealLayout {
  const text = rem / 16;
  const unit = Math.max(Math.min(width / DESK.width, height / DESK.height), 0.58 * text);
  const gap = (rows > 4 ? 0.67 : 1) * LINE.gap * unit;
  const row = clamp((space - (rows - 1) * gap) / rows, LINE.least * unit, LINE.row * unit);
  const fan = LINE.fan * unit;
  const card = Math.min(LINE.card * unit, (row - LINE.padding * unit) / CARD_RATIO);
  return {
    kind: 'line',
    scale: unit / text,
    card: Math.round(card),
    fan: { sum: fan, zero: fan, penalty: fan },
    row,
    gap,
    isLow: false,
  };
}

/** Grows with the screen; undefined if there is not enough height. */
function stackLayout({ width, space, rem, rows }: RevealSpace): RevealLayout | undefined {
  const text = rem / 16;
  const column = Math.min(width - 28, WIDEST_COLUMN * text);
  const { row, gap, card } = STACK;
  const unit = Math.min(column / PHONE, space / (rows * (row + gap) - gap), 1.6 * text);
  if (unit < 0.9 * text) return undefined;
  return {
    kind: 'stack',
    scale: unit / text,
    card: Math.round(card * unit),
    fan: fansIn(column, unit),
    row: row * unit,
    gap: gap * unit,
    isLow: false,
  };
}

function tightLayout({ width, height, space, rem, rows }: RevealSpace): RevealLayout {
  const text = rem / 16;
  const column = Math.min(width - 28, WIDEST_COLUMN * text);
  const gap = TIGHT.gap * text;
  const row = clamp((space - (rows - 1) * gap) / rows, TIGHT.least * text, STACK.row * text);
  return {
    kind: 'tight',
    scale: 1,
    card: Math.round((row - TIGHT.text * text) / CARD_RATIO),
    // Its equations are smaller.
    fan: fansIn(column, TIGHT.beside * text),
    row,
    gap,
    isLow: height < (rows * (TIGHT.least + TIGHT.gap) + REST) * text,
  };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
