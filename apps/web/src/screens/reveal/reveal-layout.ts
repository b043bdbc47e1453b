/** What the rows of a reveal have to fit into. */
export type RevealSpace = {
  readonly width: number;
  readonly height: number;
  /** What one rem is in pixels: large screens and large text have larger ones. */
  readonly rem: number;
  readonly rows: number;
};

export type RevealLayout = {
  /** Whether names stand beside the cards and not above them. */
  readonly isDense: boolean;
  /** The width of a card. */
  readonly card: number;
  readonly pebble: number;
};

/** Heights in rem: everything but the rows, and a row without its cards, names above or beside them. */
const REST = 19.5;
const ROOMY_ROW = 4.2;
const DENSE_ROW = 1.1;

const CARD_RATIO = 1.4;
const WIDE = 1024;

/** Widths of cards in rem, least and most. */
const ROOMY = { phone: [3.125, 3.125], wide: [3.125, 6.5] } as const;
const DENSE = { phone: [2.25, 2.25], wide: [2.25, 6.5] } as const;

/** As large as all rows can be seen at once; where they cannot, names move beside the cards. */
export function revealLayout({ width, height, rem, rows }: RevealSpace): RevealLayout {
  const screen = width < WIDE ? 'phone' : 'wide';
  const cardIn = (row: number): number => ((height / rem - REST) / rows - row) / CARD_RATIO;
  const isDense = cardIn(ROOMY_ROW) < ROOMY[screen][0];
  const [least, most] = (isDense ? DENSE : ROOMY)[screen];
  const card = Math.max(least, Math.min(cardIn(isDense ? DENSE_ROW : ROOMY_ROW), most));
  return { isDense, card: Math.round(card * rem), pebble: Math.round((isDense ? 1.875 : 2.125) * rem) };
}
