import type { Screen } from './crowd.ts';
import { CARD_RATIO } from './hand-layout.ts';
import type { Shape } from './shape.ts';

export const LEAST_PILE = 62;
const LEAST_FLAT_PILE = 44;
const LEAST_CHOICE = 84;

/** What lies in the middle of the table and how much room there is for it. */
export type Middle = {
  readonly isTight: boolean;
  readonly room: number;
  /** How wide the cards of the piles would like to be. */
  readonly wish: number;
};

/** How the choice of a side is laid out: what does not fit is left out. */
export type ChoiceLayout = { readonly card: number; readonly hasTitle: boolean; readonly hasHint: boolean };

/** What is written under the piles, or the air around them. */
export const pileWords = (isTight: boolean, rem: number): number => (isTight ? 24 : 30 + 1.4 * rem);

export function pileWidth(screen: Screen, shape: Shape, { isTight, room, wish }: Middle): number {
  // In a crowd the piles' words stand beside them.
  const width = shape === 'flat' ? screen.width * 0.45 : screen.width;
  const besideWords = (width - 12.5 * screen.rem) / 2.3;
  const fitting = (room - pileWords(isTight, screen.rem)) / CARD_RATIO;
  const least = shape === 'flat' ? LEAST_FLAT_PILE : LEAST_PILE;
  return Math.round(Math.max(least, Math.min(wish, fitting, isTight ? besideWords : wish)));
}

export function choiceLayout(screen: Screen, shape: Shape, middle: Middle): ChoiceLayout {
  if (middle.isTight) return { card: pileWidth(screen, shape, middle), hasTitle: false, hasHint: false };
  const { rem } = screen;
  const title = 2 * rem + 14;
  const hint = 3.6 * rem + 14;
  const cardIn = (words: number): number => {
    const labels = 36 + 1.3 * rem;
    return Math.round(Math.min(middle.wish, (middle.room - labels - words) / (CARD_RATIO + 0.24)));
  };
  if (cardIn(title + hint) >= LEAST_CHOICE)
    return { card: cardIn(title + hint), hasTitle: true, hasHint: true };
  if (cardIn(title) >= LEAST_PILE) return { card: cardIn(title), hasTitle: true, hasHint: false };
  return { card: Math.max(LEAST_PILE, cardIn(0)), hasTitle: false, hasHint: false };
}
