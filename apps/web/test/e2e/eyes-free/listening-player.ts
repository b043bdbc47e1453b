/** What a player knows from listening, when they are asked. */
export type HeardTurn = {
  /** The numbers of the own hand. */
  readonly hand: readonly number[];
  /** The number on the draw pile, and the one under it if the player remembers it. */
  readonly up: number;
  readonly down: number | 'unknown';
  /** How many cards each of the others holds. */
  readonly others: readonly number[];
  readonly mayKnock: boolean;
  readonly isLastRound: boolean;
};

export type TurnChoice =
  { readonly does: 'knock' | 'pass' } | { readonly does: 'play'; readonly numbers: readonly number[] };

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Ending the round with only zeros is worth more than any hand. */
const ONLY_ZEROS = -6;

/** What a triplet costs the others. */
const TRIPLET = 3;

/** To knock with a sum above this much less than the smallest other hand's number of cards is a risk. */
const KNOCK_MARGIN = 1.5;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Everything that may be played together: cards of a number, and three numbers in a row. */
function groupsIn(hand: readonly number[]): number[][] {
  const countOf = (number: number): number => hand.filter((other) => other === number).length;
  const equal = NUMBERS.flatMap((number) =>
    Array.from({ length: countOf(number) }, (_, i) => Array.from({ length: i + 1 }, () => number)),
  );
  return [...equal, ...straightsIn(hand)];
}

const straightsIn = (hand: readonly number[]): number[][] =>
  NUMBERS.map((number) => [number, number + 1, number + 2]).filter((straight) =>
    straight.every((number) => hand.includes(number)),
  );

function without(hand: readonly number[], group: readonly number[]): number[] {
  const left = [...hand];
  for (const number of group) left.splice(left.indexOf(number), 1);
  return left;
}

/**
 * What a hand will cost, about in points. High numbers cost less than their points, since any number is gone in one turn;
 * a second card of a number goes with the first, a third makes a triplet. In the last round the sum counts.
 */
function costOf(hand: readonly number[], { others, isLastRound }: HeardTurn): number {
  if (hand.every((number) => number === 0)) return ONLY_ZEROS;
  if (isLastRound) return sumOf(hand);
  const hurry = 1.8 - 0.1 * Math.min(...others, 7);
  const numbers = NUMBERS.slice(1).map((number) => {
    const count = hand.filter((other) => other === number).length;
    const [first, second, third, more] = [hurry * number ** 0.75, 1.8 - 0.2 * number, -1.5, count - 3];
    return [0, first, first + second, first + second + third][count] ?? first + second + third + more;
  });
  return sumOf(numbers) - 1.2 * straightsIn(hand).length;
}

/** What a hand will cost with the side that shows, and with the other side. */
function costsOfDraw(
  hand: readonly number[],
  turn: HeardTurn,
): { readonly up: number; readonly down: number } {
  const downs = turn.down === 'unknown' ? NUMBERS.filter((number) => number !== turn.up) : [turn.down];
  return {
    up: costOf([...hand, turn.up], turn),
    down: sumOf(downs.map((number) => costOf([...hand, number], turn))) / downs.length,
  };
}

const isTriplet = (group: readonly number[]): boolean => group.length === 3 && group[0] === group[2];

function costOfPlay(group: readonly number[], turn: HeardTurn): number {
  const { up, down } = costsOfDraw(without(turn.hand, group), turn);
  return Math.min(up, down) - (isTriplet(group) ? TRIPLET : 0);
}

/** Plays what leaves the best hand; knocks when nobody else is likely to have less, unless a win is sure. */
export function chooseTurn(turn: HeardTurn): TurnChoice {
  const { hand, others, mayKnock, isLastRound } = turn;
  const plays = groupsIn(hand).map((numbers) => ({ numbers, cost: costOfPlay(numbers, turn) }));
  const best = plays.reduce((a, b) => (b.cost < a.cost ? b : a));
  const isLow = sumOf(hand) <= Math.min(...others, 7) - KNOCK_MARGIN;
  if (mayKnock && isLow && best.cost > ONLY_ZEROS) return { does: 'knock' };
  if (isLastRound && best.cost >= sumOf(hand)) return { does: 'pass' };
  return { does: 'play', numbers: best.numbers };
}

/** Takes the side that leaves the better hand. */
export function takesUp(turn: HeardTurn): boolean {
  const { up, down } = costsOfDraw(turn.hand, turn);
  return up <= down;
}
