import { CARD_RATIO, COMFORTABLE_CARD, handLayout, type HandLayout } from './hand-layout.ts';
import { largeHand, type LargeHandSpace } from './large-hand.ts';

/** A large choice of a side with its lines, and a small one, in rem. */
const LARGE_CHOICE = 24;
const SMALL_CHOICE = 11.5;
/** The height of the hand beside a large choice, in one row. */
const ROW = 72 * CARD_RATIO + 68;

export type WaitingHand = {
  readonly hand: HandLayout;
  /** Whether the choice can be large. */
  readonly hasChoiceRoom: boolean;
};

/** The hand below the choice of a side, on a phone beside a big screen: where both are too high, its cards may overlap. */
export function waitingHand({ cards, span, height }: LargeHandSpace, rem: number): WaitingHand {
  const beside = height - LARGE_CHOICE * rem;
  const large = largeHand({ cards, span, height: Math.min(beside, ROW) });
  if (large.height <= beside) return { hand: large, hasChoiceRoom: true };
  const small = { cards, span, height: height - SMALL_CHOICE * rem, card: COMFORTABLE_CARD, bend: 0 };
  return { hand: handLayout(small), hasChoiceRoom: false };
}
