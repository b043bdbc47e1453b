import type { View } from '@quando/rules';
import { fanLayout, type FanLayout } from './fan-layout.ts';
import { CARD_RATIO, handLayout, type HandLayout } from './hand-layout.ts';
import { othersAround, type SeatedAt } from './seat-place.ts';
import { shapeOf, SHAPES, type Shape, type ShapeSizes } from './shape.ts';

export type Screen = {
  readonly width: number;
  readonly height: number;
  /** What one rem is in pixels: text may be set larger than usual. */
  readonly rem: number;
};

/** What of a view decides the sizes of things. */
export type Crowd = Pick<View, 'viewer' | 'players'> & {
  /** By seat. */
  readonly cards: readonly number[];
  readonly isLastRound: boolean;
  readonly cardSize: 'normal' | 'large';
};

export const crowdOf = (view: View, cardSize: Crowd['cardSize']): Crowd => ({
  viewer: view.viewer,
  players: view.players,
  cards: view.hands.map((hand) => hand.length),
  isLastRound: view.knocker !== 'nobody' && view.result === 'none',
  cardSize,
});

export type SeatLayout = SeatedAt & { readonly fan: FanLayout; readonly span: number };

export type BoardLayout = {
  readonly shape: Shape;
  /** Names and points on one line, the piles' words beside them. */
  readonly isTight: boolean;
  readonly seats: readonly SeatLayout[];
  readonly hand: HandLayout;
  readonly handSpan: number;
  readonly pile: number;
  readonly pebble: number;
};

const LARGER = 1.18;
const MOST_SCALE = 2.6;
const LEAST_PILE = 62;
const LEAST_FLAT_PILE = 44;
const BAR = 44;

/** Every size on the board, from the screen and from how many sit and hold how much. */
export function boardLayout(screen: Screen, crowd: Crowd): BoardLayout {
  const shape = shapeOf(screen);
  const sizes = sizesFor(screen, shape);
  const isTight = isCrowded(screen, shape, crowd);
  const seats = seatLayouts(screen, shape, sizes, crowd);
  const handSpan = handSpanOf(screen, shape);
  const words = wordsHeight(screen, shape, { isTight, isLastRound: crowd.isLastRound });
  const above = seatsHeight(
    seats,
    shape,
    isTight ? 1.6 * screen.rem : Math.max(2.8 * screen.rem, sizes.pebble + 12),
  );
  const free = screen.height - words - (shape === 'flat' ? 0 : above);
  const leastPile = shape === 'flat' ? 0 : LEAST_PILE * CARD_RATIO + pileWords(isTight, screen.rem);
  const hand = handLayout({
    cards: crowd.viewer === 'watcher' ? 0 : crowd.cards[crowd.viewer]!,
    span: handSpan,
    height: free - leastPile,
    card: Math.round(sizes.hand * (crowd.cardSize === 'large' ? LARGER : 1)),
    bend: sizes.handBend,
  });
  const beside = shape === 'flat' ? screen.height - BAR - above : free - hand.height;
  const pile = pileWidth(screen, shape, { isTight, free: beside, wish: sizes.pile });
  return { shape, isTight, seats, hand, handSpan, pile, pebble: isTight ? 24 : sizes.pebble };
}

/** Whether many hands have to share a small screen. */
function isCrowded({ height }: Screen, shape: Shape, { players, viewer }: Crowd): boolean {
  const hands = viewer === 'watcher' ? players : players - 1;
  if (shape === 'flat') return true;
  if (shape === 'desk') return false;
  return height < 600 || (hands > 3 && (shape !== 'tablet' || height < 800));
}

/** On large screens everything grows along. */
function sizesFor({ width, height }: Screen, shape: Shape): ShapeSizes {
  const sizes = SHAPES[shape];
  if (shape !== 'desk') return sizes;
  const scale = Math.max(1, Math.min(width / 1280, height / 800, MOST_SCALE));
  const scaled = Object.entries(sizes).map(([name, size]) => [name, Math.round(size * scale)]);
  return Object.fromEntries(scaled) as ShapeSizes;
}

function seatLayouts(
  screen: Screen,
  shape: Shape,
  { fan, bend }: ShapeSizes,
  { players, viewer, cards }: Crowd,
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
      card: alone ? Math.max(56, fan) : fan,
      bend: isBent ? bend : 0,
    }),
  }));
}

/** How much width each fan has, from how many stand side by side. */
function fanSpan({ width, rem }: Screen, shape: Shape, hands: number): number {
  if (shape === 'desk') return (width - railWidth(rem)) * (hands === 1 ? 0.5 : 0.24);
  const room = shape === 'flat' ? width * 0.45 - 12 : Math.min(width, 900) - 12;
  const sideBySide = hands === 3 ? 3 : Math.min(hands, 2);
  return (room - (sideBySide - 1) * 6) / Math.max(1, sideBySide);
}

/** The rail of points and log beside a desk's table. */
export const railWidth = (rem: number): number => 19.75 * rem;

function handSpanOf({ width, rem }: Screen, shape: Shape): number {
  if (shape === 'desk') return width - railWidth(rem) - 60;
  if (shape === 'flat') return width * 0.55 - 16;
  return width - (shape === 'narrow' ? 8 : 34);
}

/** The lines and buttons that the cards have to leave room for. */
function wordsHeight(
  { rem }: Screen,
  shape: Shape,
  { isTight, isLastRound }: { readonly isTight: boolean; readonly isLastRound: boolean },
): number {
  const bar = shape === 'flat' ? 0 : isTight ? BAR : 48;
  const say = 2 * rem;
  const actions = (isTight ? 3.9 : 5.1) * rem;
  const strip = isLastRound && !isTight ? 2.6 * rem : 0;
  return bar + say + actions + strip + (isTight ? 8 : 28);
}

/** The height of the others' hands on a portrait screen, or of the upper row at a desk. */
function seatsHeight(seats: readonly SeatLayout[], shape: Shape, name: number): number {
  const tallest = (places: readonly string[]): number =>
    Math.max(0, ...seats.filter((at) => places.includes(at.place)).map((at) => at.fan.height + name));
  if (shape === 'desk') return tallest(['upper-left', 'top', 'upper-right']);
  if (seats.length <= 3)
    return Math.max(0, ...seats.map((at) => at.fan.height + name)) + (seats.length === 3 ? 30 : 0);
  return (
    tallest(['top']) +
    tallest(['upper-left', 'upper-right']) +
    tallest(['left', 'right']) +
    tallest(['low']) +
    10
  );
}

/** What is written under the piles, or the air around them. */
const pileWords = (isTight: boolean, rem: number): number => (isTight ? 24 : 30 + 1.4 * rem);

function pileWidth(
  screen: Screen,
  shape: Shape,
  room: { readonly isTight: boolean; readonly free: number; readonly wish: number },
): number {
  // In a crowd the piles' words stand beside them.
  const width = shape === 'flat' ? screen.width * 0.45 : screen.width;
  const besideWords = (width - 12.5 * screen.rem) / 2.3;
  const wish = room.isTight ? Math.min(room.wish, besideWords) : room.wish;
  const fitting = (room.free - pileWords(room.isTight, screen.rem)) / CARD_RATIO;
  return Math.round(Math.max(shape === 'flat' ? LEAST_FLAT_PILE : LEAST_PILE, Math.min(wish, fitting)));
}
