/**
 * The kinds of screens: two widths of phones, tablets, desks with a side panel, and any screen in landscape that is not
 * high.
 */
export type Shape = 'narrow' | 'phone' | 'tablet' | 'desk' | 'flat';

export type ShapeSizes = {
  /** Card widths. */
  readonly hand: number;
  readonly fan: number;
  readonly pile: number;
  readonly leastPile: number;
  readonly bend: number;
  readonly handBend: number;
  readonly avatarSize: number;
};

export const SHAPES: Readonly<Record<Shape, ShapeSizes>> = {
  narrow: { hand: 76, fan: 32, pile: 96, leastPile: 62, bend: 7, handBend: 8, avatarSize: 28 },
  phone: { hand: 84, fan: 36, pile: 116, leastPile: 62, bend: 8, handBend: 9, avatarSize: 34 },
  tablet: { hand: 96, fan: 44, pile: 120, leastPile: 62, bend: 9, handBend: 10, avatarSize: 38 },
  desk: { hand: 108, fan: 58, pile: 128, leastPile: 62, bend: 11, handBend: 12, avatarSize: 42 },
  flat: { hand: 76, fan: 28, pile: 72, leastPile: 44, bend: 0, handBend: 4, avatarSize: 22 },
};

/** The smallest sizes of the table, for a full one on a small phone. */
export const CRAMPED = { fan: 26, leastPile: 44 } as const;

const FLAT = 480;

export function shapeOf({ width, height }: { readonly width: number; readonly height: number }): Shape {
  if (height < FLAT && width > height) return 'flat';
  if (width >= 1024) return 'desk';
  if (width >= 600) return 'tablet';
  return width >= 390 ? 'phone' : 'narrow';
}
