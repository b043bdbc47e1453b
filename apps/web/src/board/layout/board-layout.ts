import type { LayoutInput, Screen } from './layout-input.ts';
import { CARD_RATIO, COMFORTABLE_CARD, handLayout, type HandLayout } from './hand-layout.ts';
import { largeHand } from './large-hand.ts';
import { waitingHand } from './waiting-hand.ts';
import { pileWidth, pileWords } from './pile-layout.ts';
import {
  hasNoteLine,
  sidePanelWidth,
  sideSeatsHeight,
  seatLayouts,
  seatsHeight,
  type SeatLayout,
} from './seats-layout.ts';
import { CRAMPED, shapeOf, SHAPES, type Shape, type ShapeSizes } from './shape.ts';

/** Up to so many players, the table has room for all hands on the smallest phone. */
const MOST_ROOMY = 4;

export type BoardLayout = {
  readonly shape: Shape;
  /** Compact: names and points on one line, the piles' labels beside the piles. */
  readonly isTight: boolean;
  /** A full table on a small phone: the others' cards and the piles are as small as they get, and may have to scroll. */
  readonly isCramped: boolean;
  readonly seats: readonly SeatLayout[];
  readonly hand: HandLayout;
  readonly handSpan: number;
  readonly pile: number;
  readonly avatarSize: number;
  /** On a phone that is only a hand: whether there is room above the hand. */
  readonly hasIdleRoom?: boolean;
  /** There, whether the choice of a side can be large. */
  readonly hasChoiceRoom?: boolean;
};

const LARGER = 1.18;
/** The part of their usual size that cards in rows keep; before they shrink further, the table becomes compact. */
const LARGE_ENOUGH = 0.9;
const MOST_SCALE = 2.6;
/** How far everything on a desk shrinks until it fits. */
const SHRINKINGS = [1, 0.9, 0.8, 0.7, 0.62];
const BAR = 44;
/** The line under a name and the line under a question, in rem. */
const DEED = 1.2;
const HINT = 2.4;

/**
 * The parts of a phone that is only a hand, in rem: its lines and buttons, the same where there is little room, its lines
 * beside the choice of a side, and what stands above the hand while others decide.
 */
const HAND_WORDS = 13.8;
const TIGHT_HAND_WORDS = 10.4;
const CHOICE_WORDS = 5.5;
const IDLE = 11;
/** Backs are small there. */
const HAND_FAN = 34;
/** The number of cards in a hand at the beginning, with two players. */
const USUAL_HAND = 8;

/** The layout where the piles are on a big screen: the hand takes the room, on a small phone between shorter lines. */
function handOnlyLayout(screen: Screen, shape: Shape, input: LayoutInput): BoardLayout {
  const roomy = handOnlyAttempt(screen, shape, input, false);
  return roomy.fits ? roomy.layout : handOnlyAttempt(screen, shape, input, true).layout;
}

function handOnlyAttempt(
  screen: Screen,
  shape: Shape,
  input: LayoutInput,
  isTight: boolean,
): { readonly layout: BoardLayout; readonly fits: boolean } {
  const sizes = { ...SHAPES[shape], fan: HAND_FAN, avatarSize: isTight ? 24 : 30 };
  const seats = seatLayouts(screen, shape, sizes, input);
  const name = nameHeight(screen, sizes, isTight, seats.length);
  const above = shape === 'flat' ? 0 : seatsHeight(seats, shape, name);
  const handSpan = Math.min(handSpanOf(screen, shape) + (shape === 'narrow' ? -20 : 6), 900);
  const cards = input.viewer === 'watcher' ? 0 : input.cards[input.viewer]!;
  const free = screen.height - above;
  const room = free - (isTight ? TIGHT_HAND_WORDS : HAND_WORDS) * screen.rem;
  const waiting = waitingHand(
    { cards, span: handSpan, height: free - CHOICE_WORDS * screen.rem },
    screen.rem,
  );
  const hand = input.coming > 0 ? waiting.hand : largeHand({ cards, span: handSpan, height: room });
  const layout = {
    shape,
    isTight,
    isCramped: false,
    seats,
    hand,
    handSpan,
    pile: 0,
    avatarSize: sizes.avatarSize,
    hasIdleRoom: room - hand.height >= IDLE * screen.rem,
    hasChoiceRoom: waiting.hasChoiceRoom,
  };
  // By a usual hand, so that nothing changes with every card.
  const usual = largeHand({ cards: Math.max(cards, USUAL_HAND), span: handSpan, height: room });
  return { layout, fits: shape === 'flat' || usual.height <= room };
}

/** Computes every size on the board from the screen, the number of players and their hands. */
export function boardLayout(screen: Screen, input: LayoutInput): BoardLayout {
  const shape = shapeOf(screen);
  if (input.isHandOnly) return handOnlyLayout(screen, shape, input);
  const shrinkings = shape === 'desk' ? SHRINKINGS : [1];
  const attempt = (isTight: boolean, shrinking: number, cramped: Partial<ShapeSizes> = {}) =>
    layOut(screen, shape, { ...sizesFor(screen, shape, shrinking), ...cramped }, input, isTight);
  for (const isTight of isCrowded(screen, shape, input) ? [true] : [false, true])
    for (const shrinking of shrinkings) {
      const { layout, fits } = attempt(isTight, shrinking);
      if (fits) return layout;
    }
  const isCramped = shape !== 'flat' && input.players > MOST_ROOMY;
  const { layout } = attempt(true, shrinkings.at(-1)!, isCramped ? CRAMPED : {});
  return { ...layout, isCramped };
}

function layOut(
  screen: Screen,
  shape: Shape,
  sizes: ShapeSizes,
  input: LayoutInput,
  isTight: boolean,
): { readonly layout: BoardLayout; readonly fits: boolean } {
  const seats = seatLayouts(screen, shape, sizes, input);
  const name = nameHeight(screen, sizes, isTight, seats.length);
  const above = seatsHeight(seats, shape, name);
  const words = wordsHeight(screen, shape, isTight, input);
  const free = screen.height - words - (shape === 'flat' ? 0 : above);
  const leastPile = shape === 'flat' ? 0 : sizes.leastPile * CARD_RATIO + pileWords(isTight, screen.rem);
  const leastMiddle = shape === 'desk' ? Math.max(leastPile, sideSeatsHeight(seats, name)) : leastPile;
  const handSpan = handSpanOf(screen, shape);
  const hand = handLayout({
    cards: input.viewer === 'watcher' ? 0 : input.cards[input.viewer]!,
    coming: input.coming,
    span: handSpan,
    height: free - leastMiddle,
    card: Math.round(sizes.hand * (input.cardSize === 'large' ? LARGER : 1)),
    bend: sizes.handBend,
  });
  const room = shape === 'flat' ? screen.height - BAR - above : free - hand.height;
  const pile = pileWidth(screen, shape, {
    isTight,
    height: room,
    wanted: sizes.pile,
    least: sizes.leastPile,
  });
  const avatarSize = isTight ? 24 : sizes.avatarSize;
  const layout = { shape, isTight, isCramped: false, seats, hand, handSpan, pile, avatarSize };
  const legible = isTight ? Math.min(COMFORTABLE_CARD, sizes.hand) : LARGE_ENOUGH * sizes.hand;
  const isLegible = hand.rows === 1 || hand.card >= legible;
  return { layout, fits: room >= leastMiddle && isLegible };
}

/** Whether many hands share a small screen. */
function isCrowded({ height }: Screen, shape: Shape, { players, viewer }: LayoutInput): boolean {
  const hands = viewer === 'watcher' ? players : players - 1;
  if (shape === 'flat') return true;
  if (shape === 'desk') return false;
  return height < 600 || (hands > 3 && (shape !== 'tablet' || height < 800));
}

/** On large screens everything scales with the screen. */
function sizesFor({ width, height }: Screen, shape: Shape, shrinking: number): ShapeSizes {
  const sizes = SHAPES[shape];
  if (shape !== 'desk') return sizes;
  const scale = shrinking * Math.max(1, Math.min(width / 1280, height / 800, MOST_SCALE));
  const scaled = (size: number): number => Math.round(size * scale);
  return {
    hand: scaled(sizes.hand),
    fan: scaled(sizes.fan),
    pile: scaled(sizes.pile),
    leastPile: sizes.leastPile,
    bend: scaled(sizes.bend),
    handBend: scaled(sizes.handBend),
    avatarSize: scaled(sizes.avatarSize),
  };
}

/** The height of a name with its points, and of the line under it; in a compact layout there may be room beside it. */
function nameHeight({ rem }: Screen, { avatarSize }: ShapeSizes, isTight: boolean, hands: number): number {
  if (isTight) return (1.6 + (hasNoteLine({ rem }, hands) ? DEED : 0)) * rem;
  return Math.max(2.8 * rem, avatarSize + 12) + DEED * rem;
}

function handSpanOf({ width, rem }: Screen, shape: Shape): number {
  if (shape === 'desk') return width - sidePanelWidth(rem) - 60;
  if (shape === 'flat') return width * 0.55 - 16;
  return width - (shape === 'narrow' ? 8 : 34);
}

/** The height of the lines and buttons around the cards. */
function wordsHeight(
  { rem }: Screen,
  shape: Shape,
  isTight: boolean,
  { hasTurnBar, hasMemoryHelp, hasBar = true, actionsHeight }: LayoutInput,
): number {
  const bar = shape === 'flat' || !hasBar ? 0 : isTight ? BAR : 48;
  const prompt = (isTight ? 1.8 : 2 + (hasMemoryHelp ? HINT : 0)) * rem;
  const actions = (actionsHeight ?? (isTight ? 3.9 : 5.1)) * rem;
  const turnBar = hasTurnBar && !isTight ? 2.6 * rem : 0;
  return bar + prompt + actions + turnBar + (isTight ? 8 : 28);
}
