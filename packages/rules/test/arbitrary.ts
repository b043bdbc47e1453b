import { below, seededRandom, type Random } from '@quando/rules';
import type { Position } from '@quando/rules/authority';
import * as fc from 'fast-check';
import { deckOf, type Seed } from './script.ts';
import { PLAY_STYLES, type PlayStyle } from './play-style.ts';

const players = fc.integer({ min: 2, max: 6 });
const seed = fc.integer({ min: 0, max: 0x7fffffff });
const style = fc.constantFrom(...PLAY_STYLES);

/** Whole games of every size and style. */
export const games: fc.Arbitrary<Seed> = fc.record({
  seed,
  players,
  target: fc.constantFrom(1, 20, 50, 100),
  style,
});

/** What is rare in a position: almost no cards on the piles, none at all, or small hands full of zeros. */
type Spread = 'crowded' | 'empty' | 'zeros';

export const SPREADS: readonly Spread[] = ['crowded', 'empty', 'zeros'];

/** The seed of a round that starts in the middle. */
export type PositionSeed = {
  readonly seed: number;
  readonly players: number;
  readonly spread: Spread;
  readonly style: PlayStyle;
};

export const positions: fc.Arbitrary<PositionSeed> = fc.record({
  seed,
  players,
  spread: fc.constantFrom(...SPREADS),
  style,
});

/** A position close to rare cases. */
export function positionOf({ seed: from, players: count, spread }: PositionSeed): Position {
  const random = seededRandom(from);
  const cards = spread === 'zeros' ? zerosFirst(deckOf(random), random) : deckOf(random);
  const few = (): number => (spread === 'empty' ? 0 : below(random, 4));
  const hands = Array.from({ length: count }, () => cards.splice(0, 1 + below(random, 4)));
  const discard = cards.splice(0, few());
  const pile = cards.splice(0, spread === 'zeros' ? cards.length : few());
  while (cards.length > 0) hands[below(random, count)]!.push(cards.pop()!);
  return {
    hands: hands.map((hand) => hand.join(' ')),
    pile: pile.join(' '),
    discard: discard.join(' '),
    ...courseOf(count, random),
    plays: hands.map(() => playsIn(random)),
    target: 1000,
  };
}

/** Whose turn it is, and perhaps who has knocked. */
function courseOf(count: number, random: Random): Pick<Position, 'turn' | 'knocker'> {
  const turn = below(random, count);
  const knocker = below(random, count);
  return knocker !== turn && below(random, 3) === 0 ? { turn, knocker } : { turn };
}

const playsIn = (random: Random): number => (below(random, 4) === 0 ? below(random, 2) : 2);

/** The cards with a zero come early, mixed with some others, and show their zeros. */
function zerosFirst(deck: readonly string[], random: Random): string[] {
  const isEarly = deck.map((card) => /\b0\b/.test(card) || below(random, 6) === 0);
  return [...deck.filter((_, i) => isEarly[i]).map(zeroUp), ...deck.filter((_, i) => !isEarly[i])];
}

const zeroUp = (card: string): string =>
  card.endsWith('/0') ? card.split('/').toReversed().join('/') : card;
