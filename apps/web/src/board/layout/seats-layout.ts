import type { LayoutInput, Screen } from './layout-input.ts';
import { fanLayout, type FanLayout } from './fan-layout.ts';
import { othersAround, type SeatedAt } from './seat-place.ts';
import type { Shape, ShapeSizes } from './shape.ts';

export type SeatLayout = SeatedAt & { readonly fan: FanLayout; readonly span: number };

/** The side panel of wide screens. */
export const sidePanelWidth = (rem: number): number => 19.75 * rem;

const LONELY_CARD = 56;

export function seatLayouts(
  screen: Screen,
  shape: Shape,
  { fan, bend }: ShapeSizes,
  { players, viewer, cards }: LayoutInput,
): SeatLayout[] {
  const seated = othersAround(players, viewer);
  const alone = seated.length === 1 && shape !== 'flat';
  const isBent = seated.length < 4 || shape === 'desk';
  const span = fanSpan(screen, shape, seated.length);
  return seated.map(({ seat, place }) => ({
    seat,
    place,
    span,
    fan: fanLayout({
      cards: cards[seat]!,
      span,
      card: alone ? Math.max(LONELY_CARD, fan) : fan,
      bend: isBent ? bend : 0,
    }),
  }));
}

/** The width of each fan, from the number of fans side by side. */
function fanSpan({ width, rem }: Screen, shape: Shape, hands: number): number {
  if (shape === 'desk') return (width - sidePanelWidth(rem)) * (hands === 1 ? 0.5 : 0.24);
  const room = shape === 'flat' ? width * 0.45 - 12 : Math.min(width, 900) - 12;
  const sideBySide = hands === 3 ? 3 : Math.min(hands, 2);
  // Two curved fans side by side need space between their outer cards.
  return (room - (hands === 2 ? 20 : (sideBySide - 1) * 6)) / Math.max(1, sideBySide);
}

/** The height of the opponents' hands with their names; on a desk, of their upper row. */
export function seatsHeight(seats: readonly SeatLayout[], shape: Shape, name: number): number {
  const tallest = (...places: readonly string[]): number =>
    Math.max(0, ...seats.filter((at) => places.includes(at.place)).map((at) => at.fan.height + name));
  const upper = tallest('upper-left', 'top', 'upper-right');
  if (shape === 'desk') return upper;
  if (seats.length === 3) return Math.max(upper, tallest('left', 'right') + 30);
  if (seats.length < 3) return Math.max(upper, tallest('left', 'right'));
  const rows = [
    tallest('top'),
    tallest('upper-left', 'upper-right'),
    tallest('left', 'right'),
    tallest('low'),
  ];
  return rows.reduce((sum, row) => sum + row, 10);
}
