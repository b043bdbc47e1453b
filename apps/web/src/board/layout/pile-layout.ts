import type { Screen } from './layout-input.ts';
import { CARD_RATIO } from './hand-layout.ts';
import type { Shape } from './shape.ts';

export const LEAST_PILE = 62;
const LEAST_FLAT_PILE = 44;
const LEAST_CHOICE = 84;

/** The space between the opponents and the viewer's area. */
export type PileRoom = {
  readonly isTight: boolean;
  readonly height: number;
  /** The width of the piles' cards if nothing limits it. */
  readonly wanted: number;
};

/** The layout of the choice of a side; what does not fit is left out. */
export type PileChoiceLayout = {
  readonly card: number;
  readonly hasTitle: boolean;
  readonly hasHint: boolean;
};

/** The height of the labels below the piles, or of the space around them. */
export const pileWords = (isTight: boolean, rem: number): number => (isTight ? 24 : 30 + 1.4 * rem);

export function pileWidth(screen: Screen, shape: Shape, { isTight, height, wanted }: PileRoom): number {
  // In the compact layout the labels are beside the piles.
  const width = shape === 'flat' ? screen.width * 0.45 : screen.width;
  const besideWords = (width - 12.5 * screen.rem) / 2.3;
  const fitting = (height - pileWords(isTight, screen.rem)) / CARD_RATIO;
  const least = shape === 'flat' ? LEAST_FLAT_PILE : LEAST_PILE;
  return Math.round(Math.max(least, Math.min(wanted, fitting, isTight ? besideWords : wanted)));
}

export function pileChoiceLayout(screen: Screen, shape: Shape, room: PileRoom): PileChoiceLayout {
  if (room.isTight) return { card: pileWidth(screen, shape, room), hasTitle: false, hasHint: false };
  const { rem } = screen;
  const title = 2 * rem + 14;
  const hint = 3.6 * rem + 14;
  const cardIn = (words: number): number => {
    const labels = 36 + 1.3 * rem;
    return Math.round(Math.min(room.wanted, (room.height - labels - words) / (CARD_RATIO + 0.24)));
  };
  if (cardIn(title + hint) >= LEAST_CHOICE)
    return { card: cardIn(title + hint), hasTitle: true, hasHint: true };
  if (cardIn(title) >= LEAST_PILE) return { card: cardIn(title), hasTitle: true, hasHint: false };
  return { card: Math.max(LEAST_PILE, cardIn(0)), hasTitle: false, hasHint: false };
}
