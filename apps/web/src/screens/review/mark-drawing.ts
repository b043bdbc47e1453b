import type { Mark } from '../../offline/review/review-message.ts';

/** A card on the table: it stands, leans, tips or lies flat; two that stand are what cannot be told apart. */
export type MarkDrawing = {
  readonly cards: readonly { readonly x: number; readonly y: number; readonly turn: string }[];
  readonly isFilled: boolean;
};

const FALL: Readonly<Record<'inaccuracy' | 'mistake' | 'blunder', number>> = {
  inaccuracy: 17,
  mistake: 50,
  blunder: 90,
};

export function markDrawing(mark: Mark): MarkDrawing {
  if (mark === 'none') return { cards: [{ x: 12.5, y: 7.5, turn: '' }], isFilled: false };
  if (mark === 'unclear') return { cards: [7, 19].map((x) => ({ x, y: 7.5, turn: '' })), isFilled: false };
  return { cards: [{ x: 6, y: 7.5, turn: `rotate(${FALL[mark]} 15 21)` }], isFilled: true };
}
