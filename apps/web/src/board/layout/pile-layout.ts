import type { Screen } from './layout-input.ts';
import { CARD_RATIO } from './hand-layout.ts';
import type { Shape } from './shape.ts';

/** The space between the opponents and the viewer's area. */
export type PileRoom = {
  readonly isTight: boolean;
  readonly height: number;
  /** The width of the piles' cards if nothing limits it, and the least one. */
  readonly wanted: number;
  readonly least: number;
};

/** The height of the labels below the piles, or of the space around them. */
export const pileWords = (isTight: boolean, rem: number): number => (isTight ? 18 : 30 + 1.4 * rem);

export function pileWidth(
  screen: Screen,
  shape: Shape,
  { isTight, height, wanted, least }: PileRoom,
): number {
  // In the compact layout the labels are beside the piles.
  const width = shape === 'flat' ? screen.width * 0.45 : screen.width;
  const besideWords = (width - 12.5 * screen.rem) / 2.3;
  const fitting = (height - pileWords(isTight, screen.rem)) / CARD_RATIO;
  return Math.round(Math.max(least, Math.min(wanted, fitting, isTight ? besideWords : wanted)));
}
