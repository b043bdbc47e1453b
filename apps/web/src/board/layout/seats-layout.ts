import type { LayoutInput, Screen } from './layout-input.ts';
import { fanLayout, type FanLayout } from './fan-layout.ts';
import { othersAround, type SeatedAt, type SeatPlace } from './seat-place.ts';
import type { Shape, ShapeSizes } from './shape.ts';

export type SeatLayout = SeatedAt & { readonly fan: FanLayout; readonly span: number };

/** Text larger than this, in pixels per rem, leaves no room beside a name. */
const LARGE_TEXT = 20;

/** Whether compact seats have a line for notes under their names, since there is no room beside them. */
export const hasNoteLine = ({ rem }: Pick<Screen, 'rem'>, hands: number): boolean =>
  hands === 3 || rem > LARGE_TEXT;

/** The side panel of wide screens. */
export const sidePanelWidth = (rem: number): number => 19.75 * rem;

const LONELY_CARD = 56;
/** How far everything stays from the sides of the screen. */
const INSET = 14;
/** The space between the rows of a desk. */
const DESK_GAPS = 16;

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
  const room = (shape === 'flat' ? width * 0.45 : Math.min(width, 900)) - 2 * INSET;
  const sideBySide = hands === 3 ? 3 : Math.min(hands, 2);
  return (room - (sideBySide - 1) * 6) / Math.max(1, sideBySide);
}

/** The height of the opponents' hands beside the piles of a desk, with their names. */
export const sideSeatsHeight = (seats: readonly SeatLayout[], name: number): number =>
  tallestOf(seats, name, 'left', 'right');

function tallestOf(seats: readonly SeatLayout[], name: number, ...places: readonly SeatPlace[]): number {
  return Math.max(0, ...seats.filter((at) => places.includes(at.place)).map((at) => at.fan.height + name));
}

/** The height of the opponents' hands with their names; on a desk, of those above and below the piles. */
export function seatsHeight(seats: readonly SeatLayout[], shape: Shape, name: number): number {
  const tallest = (...places: readonly SeatPlace[]): number => tallestOf(seats, name, ...places);
  const upper = tallest('upper-left', 'top', 'upper-right');
  if (shape === 'desk') return upper + tallest('low') + DESK_GAPS;
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
