import { NUMBERS, type CardNumber } from '@quando/rules';
import { sumOf, type Hand } from './round.ts';

/**
 * How many cards show at least one number out of a set of 0, 1, 2 … numbers. Every two numbers share a card, so each
 * further number finds one card fewer that is not counted yet.
 */
const CARDS_WITH: readonly number[] = [0, 10, 19, 27, 34, 40, 45, 49, 52, 54, 55, 55];

type Counts = number[];

const countsOf = (numbers: readonly CardNumber[]): Counts =>
  NUMBERS.map((number) => numbers.filter((other) => other === number).length);

/**
 * Whether different cards can show all these numbers at once. They can exactly if every set of numbers finds enough
 * cards (Hall's theorem), and the sets that find it hardest are those of the most frequent numbers.
 */
function isShown(counts: Counts): boolean {
  let shown = 0;
  return counts
    .toSorted((a, b) => b - a)
    .every((count, i) => {
      shown += count;
      return shown <= CARDS_WITH[i + 1]!;
    });
}

/** The highest sum that further cards can have: the highest number that still fits is always best. */
function mostBeside(counts: Counts): number {
  const filled = [...counts];
  let most = 0;
  for (const number of NUMBERS.toReversed()) {
    for (filled[number]! += 1; isShown(filled); filled[number]! += 1) most += number;
    filled[number]! -= 1;
  }
  return most;
}

/** The numbers that a hand must contain: sums of 0 and 1 allow only one hand. */
function certainOf(hand: Hand): readonly CardNumber[] {
  if (typeof hand !== 'number') return hand;
  return hand === 0 ? [0] : hand === 1 ? [1] : [];
}

/** Why one deck cannot have dealt these hands; undefined if it may have. */
export type DeckFault = 'too-many-cards' | 'too-high-sums';

/** Never rejects hands that the 55 cards can show at the same time. */
export function deckFaultOf(hands: readonly Hand[]): DeckFault | undefined {
  const certain = countsOf(hands.flatMap(certainOf));
  if (!isShown(certain)) return 'too-many-cards';
  const open = hands.filter((hand) => typeof hand === 'number' && hand > 1).map(sumOf);
  const needed = open.reduce((total, sum) => total + sum, 0);
  return needed > mostBeside(certain) ? 'too-high-sums' : undefined;
}
