/** The space for the rows of a reveal. */
export type RevealSpace = {
  readonly width: number;
  readonly height: number;
  /** One rem in pixels; larger on large screens and with large text. */
  readonly rem: number;
  readonly rows: number;
};

export type RevealLayout = {
  /** Whether names are beside the cards instead of above them. */
  readonly isDense: boolean;
  /** Whether a row shows the player's outcome as text; screen readers always get it. */
  readonly hasNotes: boolean;
  /** Card width. */
  readonly card: number;
  readonly avatarSize: number;
};

/** A variant of the layout, in rem. */
type RevealStyle = Pick<RevealLayout, 'isDense' | 'hasNotes'> & {
  /** The height of everything but the rows, with the longest headline. */
  readonly rest: number;
  /** The height of a row without its cards. */
  readonly row: number;
  /** Card widths. */
  readonly least: number;
  readonly most: number;
};

const PHONE: readonly RevealStyle[] = [
  { isDense: false, hasNotes: true, rest: 24.2, row: 4.4, least: 3.125, most: 4.5 },
  { isDense: false, hasNotes: false, rest: 21.8, row: 4.4, least: 2.625, most: 3.125 },
  { isDense: true, hasNotes: false, rest: 20.6, row: 1.1, least: 2.25, most: 3.125 },
];
/** If there is room beside the cards, names go there and save height. */
const WIDE: readonly RevealStyle[] = [
  { isDense: true, hasNotes: true, rest: 19.5, row: 1.1, least: 2.25, most: 6.5 },
];

const CARD_RATIO = 1.4;
const WIDE_FROM = 1024;

/** On a phone the totals of four players take two lines. */
const SECOND_LINE = 2.6;

/** The roomiest variant in which all rows are visible, or else the densest. */
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
