import { below, NUMBERS, type Random, type Viewer } from '@quando/rules';
import { act, holdsZero } from './reference/play.ts';
import { isLegal } from './reference/legality.ts';
import type { PileCard, Side } from './reference/card.ts';
import type { Round } from './reference/round.ts';

/** What a side of a card may be in another world: the same, anything but a zero, or anything. */
type Bound = number | 'not-zero' | 'free';

type Bounds = { readonly up: Bound; readonly down: Bound };

const PAIRS = NUMBERS.flatMap((low) =>
  NUMBERS.filter((high) => high > low).map((high) => [low, high] as const),
);

/**
 * Plays these lines and returns the cards of a random other world that the viewer cannot distinguish from this one:
 * every pair still exists once, everything that the viewer has seen is the same, and the same lines are legal.
 */
export function scrambledCards(
  round: Round,
  lines: readonly string[],
  viewer: Viewer,
  random: Random,
): string[] {
  const notZero = new Set<Side>();
  for (const line of lines) {
    // A seat that draws for a triplet has shown that it holds no zero.
    if (round.phase === 'penalty' && !holdsZero(round, Number(round.asked)))
      for (const card of round.hands[Number(round.asked)]!) notZero.add(card.front);
    act(round, line);
  }
  const bound = (side: Side): Bound =>
    side.seenBy.has(viewer) ? side.number : notZero.has(side) ? 'not-zero' : 'free';
  return drawCards(
    round.deck.map((card: PileCard) => ({ up: bound(card.up), down: bound(card.down) })),
    random,
  );
}

/** Whether the reference accepts these lines and reaches the same end as in the other world. */
export function isPlayable(round: Round, lines: readonly string[], end: Round['end']): boolean {
  for (const line of lines) {
    if (round.end !== 'none' || !isLegal(round, line)) return false;
    act(round, line);
  }
  return round.end === end;
}

/** A random assignment of the 55 pairs to the places within their bounds. */
function drawCards(places: readonly Bounds[], random: Random): string[] {
  const placeOf = new Map<number, number>();
  for (const place of shuffled(places.keys(), random)) {
    if (!assign(place, places, placeOf, new Set(), random))
      throw new Error('even the true world does not fit');
  }
  const cards: string[] = [];
  for (const [pair, place] of placeOf) cards[place] = pickWay(pair, places[place]!, random);
  return cards;
}

/** Finds a pair for a place, if necessary by moving other places to other pairs (augmenting paths). */
function assign(
  place: number,
  places: readonly Bounds[],
  placeOf: Map<number, number>,
  tried: Set<number>,
  random: Random,
): boolean {
  for (const pair of shuffled(PAIRS.keys(), random)) {
    if (tried.has(pair) || waysOf(pair, places[place]!).length === 0) continue;
    tried.add(pair);
    const holder = placeOf.get(pair);
    if (holder === undefined || assign(holder, places, placeOf, tried, random)) {
      placeOf.set(pair, place);
      return true;
    }
  }
  return false;
}

const waysOf = (pair: number, { up, down }: Bounds): string[] => {
  const [low, high] = PAIRS[pair]!;
  const ways = [
    [low, high],
    [high, low],
  ] as const;
  return ways.filter(([a, b]) => fits(a, up) && fits(b, down)).map(([a, b]) => `${a}/${b}`);
};

const pickWay = (pair: number, bounds: Bounds, random: Random): string => {
  const ways = waysOf(pair, bounds);
  return ways[below(random, ways.length)]!;
};

const fits = (number: number, bound: Bound): boolean =>
  bound === 'free' || (bound === 'not-zero' ? number !== 0 : number === bound);

function shuffled(items: Iterable<number>, random: Random): number[] {
  return [...items]
    .map((item) => ({ item, key: random.next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
