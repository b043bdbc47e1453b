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
  /** Whether what became of a player is written in the row; screen readers read it in any case. */
  readonly hasNotes: boolean;
  /** The width of a card. */
  readonly card: number;
  readonly avatarSize: number;
};

/** A way to lay out the rows, in rem. */
type RevealStyle = Pick<RevealLayout, 'isDense' | 'hasNotes'> & {
  /** The height of everything but the rows, with a headline as long as they get. */
  readonly rest: number;
  /** The height of a row without its cards. */
  readonly row: number;
  /** Widths of cards. */
  readonly least: number;
  readonly most: number;
};

const PHONE: readonly RevealStyle[] = [
  { isDense: false, hasNotes: true, rest: 24.2, row: 4.4, least: 3.125, most: 4.5 },
  { isDense: false, hasNotes: false, rest: 21.8, row: 4.4, least: 2.625, most: 3.125 },
  { isDense: true, hasNotes: false, rest: 20.6, row: 1.1, least: 2.25, most: 3.125 },
];
/** Where there is room beside the cards, names stand there and leave the height to them. */
const WIDE: readonly RevealStyle[] = [
  { isDense: true, hasNotes: true, rest: 19.5, row: 1.1, least: 2.25, most: 6.5 },
];

const CARD_RATIO = 1.4;
const WIDE_FROM = 1024;

/** The totals of four stand in two lines on a phone. */
const SECOND_LINE = 2.6;

/** As roomy as all rows can be seen at once, or else as dense as there is. */
export function revealLayout({ width, height, rem, rows }: RevealSpace): RevealLayout {
  const isWide = width >= WIDE_FROM;
  const styles = isWide ? WIDE : PHONE;
  const free = height / rem - (rows === 4 && !isWide ? SECOND_LINE : 0);
  const cardIn = ({ rest, row }: RevealStyle): number => ((free - rest) / rows - row) / CARD_RATIO;
  const style = styles.find((candidate) => cardIn(candidate) >= candidate.least) ?? styles.at(-1)!;
  const { isDense, hasNotes, least, most } = style;
  const card = Math.max(least, Math.min(cardIn(style), most));
  return {
    isDense,
    hasNotes,
    card: Math.round(card * rem),
    avatarSize: Math.round((isDense ? 1.875 : 2.125) * rem),
  };
}
