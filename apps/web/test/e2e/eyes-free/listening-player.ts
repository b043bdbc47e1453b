/** What a player knows from listening, when they are asked to play. */
export type HeardTurn = {
  /** The numbers of the own hand. */
  readonly hand: readonly number[];
  /** The number on the draw pile. */
  readonly up: number;
  /** How many cards each of the others holds. */
  readonly others: readonly number[];
  readonly mayKnock: boolean;
  readonly isLastRound: boolean;
};

export type TurnChoice =
  { readonly does: 'knock' | 'pass' } | { readonly does: 'play'; readonly numbers: readonly number[] };

/** The greatest sum to knock with, by the smallest hand among the others. */
const KNOCK_AT = [0, 0, 1, 2, 3, 4, 5];

/** What a card costs that is turned over without knowing it. */
const UNKNOWN = 5;

/** A triplet costs the others a card each, or a zero. */
const TRIPLET = 3;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Everything that may be played together: all cards of a number, and three numbers in a row. */
function groupsIn(hand: readonly number[]): number[][] {
  const numbers = [...new Set(hand)];
  const equal = numbers.map((number) => hand.filter((other) => other === number));
  const straights = numbers
    .map((number) => [number, number + 1, number + 2])
    .filter((straight) => straight.every((number) => hand.includes(number)));
  return [...equal, ...straights];
}

/** Three zeros are worth more in the hand. */
const isTriplet = (group: readonly number[]): boolean =>
  group.length === 3 && group[0] === group[2] && group[0] !== 0;

const worthOf = (group: readonly number[]): number =>
  sumOf(group) + group.length / 10 + (isTriplet(group) ? TRIPLET : 0);

/** Plays what is worth most; knocks when nobody else can have much less. */
export function chooseTurn({ hand, up, others, mayKnock, isLastRound }: HeardTurn): TurnChoice {
  const fewest = Math.min(...others, KNOCK_AT.length - 1);
  if (mayKnock && sumOf(hand) <= KNOCK_AT[fewest]!) return { does: 'knock' };
  const [best] = groupsIn(hand).toSorted((a, b) => worthOf(b) - worthOf(a));
  if (isLastRound && sumOf(best!) <= Math.min(up, UNKNOWN)) return { does: 'pass' };
  return { does: 'play', numbers: best! };
}

/** Takes a low number, and before the last round one that goes with a pair. */
export function takesUp(up: number, hand: readonly number[], isLastRound: boolean): boolean {
  const equal = hand.filter((number) => number === up).length;
  return up < UNKNOWN || (!isLastRound && equal >= 2);
}
