import type { LayoutInput, Screen } from './layout-input.ts';
import { CARD_RATIO, handLayout, type HandLayout } from './hand-layout.ts';
import { pileChoiceLayout, LEAST_PILE, pileWidth, pileWords, type PileChoiceLayout } from './pile-layout.ts';
import { sidePanelWidth, seatLayouts, seatsHeight, type SeatLayout } from './seats-layout.ts';
import { shapeOf, SHAPES, type Shape, type ShapeSizes } from './shape.ts';

export type BoardLayout = {
  readonly shape: Shape;
  /** Compact: names and points on one line, the piles' labels beside the piles. */
  readonly isTight: boolean;
  readonly seats: readonly SeatLayout[];
  readonly hand: HandLayout;
  readonly handSpan: number;
  readonly pile: number;
  readonly pileChoice: PileChoiceLayout;
  readonly avatarSize: number;
};

const LARGER = 1.18;
const MOST_SCALE = 2.6;
const BAR = 44;

/** Computes every size on the board from the screen, the number of players and their hands. */
export function boardLayout(screen: Screen, input: LayoutInput): BoardLayout {
  const shape = shapeOf(screen);
  if (isCrowded(screen, shape, input)) return layOut(screen, shape, input, true).layout;
  const roomy = layOut(screen, shape, input, false);
  return roomy.fits ? roomy.layout : layOut(screen, shape, input, true).layout;
}

function layOut(
  screen: Screen,
  shape: Shape,
  input: LayoutInput,
  isTight: boolean,
): { readonly layout: BoardLayout; readonly fits: boolean } {
  const sizes = sizesFor(screen, shape);
  const seats = seatLayouts(screen, shape, sizes, input);
  const above = seatsHeight(seats, shape, nameHeight(screen, sizes, isTight));
  const words = wordsHeight(screen, shape, isTight, input.hasTurnBar);
  const free = screen.height - words - (shape === 'flat' ? 0 : above);
  const leastPile = shape === 'flat' ? 0 : LEAST_PILE * CARD_RATIO + pileWords(isTight, screen.rem);
  const handSpan = handSpanOf(screen, shape);
  const hand = handLayout({
    cards: input.viewer === 'watcher' ? 0 : input.cards[input.viewer]!,
    coming: input.coming,
    span: handSpan,
    height: free - leastPile,
    card: Math.round(sizes.hand * (input.cardSize === 'large' ? LARGER : 1)),
    bend: sizes.handBend,
  });
  const room = shape === 'flat' ? screen.height - BAR - above : free - hand.height;
  const pileRoom = { isTight, height: room, wanted: sizes.pile };
  const pile = pileWidth(screen, shape, pileRoom);
  const pileChoice = pileChoiceLayout(screen, shape, pileRoom);
  const avatarSize = isTight ? 24 : sizes.avatarSize;
  const layout = { shape, isTight, seats, hand, handSpan, pile, pileChoice, avatarSize };
  return { layout, fits: room >= leastPile };
}

/** Whether many hands share a small screen. */
function isCrowded({ height }: Screen, shape: Shape, { players, viewer }: LayoutInput): boolean {
  const hands = viewer === 'watcher' ? players : players - 1;
  if (shape === 'flat') return true;
  if (shape === 'desk') return false;
  return height < 600 || (hands > 3 && (shape !== 'tablet' || height < 800));
}

/** On large screens everything scales with the screen. */
function sizesFor({ width, height }: Screen, shape: Shape): ShapeSizes {
  const sizes = SHAPES[shape];
  if (shape !== 'desk') return sizes;
  const scale = Math.max(1, Math.min(width / 1280, height / 800, MOST_SCALE));
  const scaled = (size: number): number => Math.round(size * scale);
  return {
    hand: scaled(sizes.hand),
    fan: scaled(sizes.fan),
    pile: scaled(sizes.pile),
    bend: scaled(sizes.bend),
    handBend: scaled(sizes.handBend),
    avatarSize: scaled(sizes.avatarSize),
  };
}

const nameHeight = ({ rem }: Screen, { avatarSize }: ShapeSizes, isTight: boolean): number =>
  isTight ? 1.6 * rem : Math.max(2.8 * rem, avatarSize + 12);

function handSpanOf({ width, rem }: Screen, shape: Shape): number {
  if (shape === 'desk') return width - sidePanelWidth(rem) - 60;
  if (shape === 'flat') return width * 0.55 - 16;
  return width - (shape === 'narrow' ? 8 : 34);
}

/** The height of the lines and buttons around the cards. */
function wordsHeight({ rem }: Screen, shape: Shape, isTight: boolean, hasTurnBar: boolean): number {
  const bar = shape === 'flat' ? 0 : isTight ? BAR : 48;
  const prompt = 2 * rem;
  const actions = (isTight ? 3.9 : 5.1) * rem;
  const turnBar = hasTurnBar && !isTight ? 2.6 * rem : 0;
  return bar + prompt + actions + turnBar + (isTight ? 8 : 28);
}
