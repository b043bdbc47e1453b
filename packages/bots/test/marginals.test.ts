import { describe, expect, it } from 'vitest';
import {
  marginals,
  expectedNumber,
  sampleWorlds,
  fittedPolicy,
  wild,
  type Chances,
  type Policy,
} from '@quando/bots';
import { NUMBERS, seatsOf, seededRandom, type View } from '@quando/rules';
import { viewOf } from '@quando/rules/authority';
import { demandOf, farSide, cardChances, unseenSide } from './exact-chances.ts';
import { everySeat, momentsOf } from './game-play.ts';
import { knowingAllBut } from './known-position.ts';
import { placesIn, worldsOf, worldText, type Place } from './world-list.ts';

/** The chances of the first and of the second side of a place. */
type Sides = readonly Chances[];

/** The chances of both sides of each place, in the order of the places. */
function sidesOf(view: View): Sides[] {
  const { hands, pile, discard } = marginals(view);
  return [
    ...hands.flat().map(({ front, back }) => [front, back]),
    ...pile.map(({ up, down }) => [up, down]),
    ...discard.map(({ front, back }) => [back, front]),
  ];
}

/** The view of the asked seat at some decision of a game. */
function viewAt(policy: Policy, players: number, decision: number): View {
  let left = decision;
  for (const { draft, asked } of momentsOf(everySeat(policy, players), `marginals ${players}`)) {
    if (asked === 'nobody') continue;
    if (left === 0) return viewOf(draft, asked);
    left -= 1;
  }
  throw new Error('the game was too short');
}

/** How often each number is on both sides of each place, among these worlds. */
function tallied(worlds: readonly string[], places: readonly Place[]): number[][][] {
  const tallies = places.map(() => [NUMBERS.map(() => 0), NUMBERS.map(() => 0)]);
  for (const world of worlds) {
    for (const [place, card] of world.split(' ').entries()) {
      for (const [side, number] of card.split('/').entries())
        tallies[place]![side]![Number(number)]! += 1 / worlds.length;
    }
  }
  return tallies;
}

const greatestError = (chances: readonly Sides[], exact: readonly Sides[]): number =>
  Math.max(
    ...chances.flatMap((sides, place) =>
      sides.flatMap((side, i) => side.map((chance, number) => Math.abs(chance - exact[place]![i]![number]!))),
    ),
  );

describe('marginals', () => {
  it.each<[string, Policy]>([
    ['fitted', fittedPolicy],
    ['wild', wild],
  ])('add up to 1, and are certain of what has been seen, in %s games', (_, policy) => {
    for (const players of [2, 4, 6]) {
      let moments = 0;
      for (const { draft } of momentsOf(everySeat(policy, players), `sums ${players}`, 1)) {
        moments += 1;
        if (moments < 20 || moments % 15 !== 0) continue;
        for (const seat of seatsOf(players)) expect(wrongSides(viewOf(draft, seat))).toEqual([]);
      }
    }
  });

  it('exist for a scored round', () => {
    for (const { draft, asked } of momentsOf(everySeat(fittedPolicy, 4), 'scored', 1)) {
      if (asked !== 'nobody') continue;
      for (const seat of seatsOf(4)) expect(wrongSides(viewOf(draft, seat))).toEqual([]);
    }
  });

  it('equal the frequencies over all worlds, if these can be enumerated', () => {
    const cards = '1/2 2/3 1/3 2/4 1/4 5/6';
    const state = knowingAllBut(cards, { hands: ['', '2/1 3/2', '1/3 6/5'], pile: '4/2 1/4', rest: 0 });
    const view = viewOf(state, 0);
    const places = placesIn(view);
    const worlds = worldsOf(places, 1000);
    if (worlds === 'too-many') throw new Error(worlds);
    expect(worlds.length).toBeGreaterThan(10);
    expect(greatestError(sidesOf(view), tallied(worlds, places))).toBeLessThan(1e-12);
  });

  it('are certain of a card that is the only possible one', () => {
    const view = viewOf(knowingAllBut('9/8', { hands: ['', '9/8'], rest: 0 }), 0);
    expect(marginals(view).hands[1]![0]!.front[9]).toBe(1);
  });

  it.each<[number, number, Policy]>([
    [2, 0, fittedPolicy],
    [2, 14, fittedPolicy],
    [3, 20, fittedPolicy],
    [4, 12, fittedPolicy],
    [4, 40, wild],
    [5, 30, fittedPolicy],
    [6, 26, fittedPolicy],
    [6, 60, wild],
  ])('equal an independent exact count, for %i players after %i decisions', (players, decision, policy) => {
    const view = viewAt(policy, players, decision);
    const places = placesIn(view);
    expect(greatestError(sidesOf(view), exactSides(places))).toBeLessThan(1e-9);
  });
});

describe('sampled worlds of large positions', () => {
  it.each<[number, number, Policy]>([
    [2, 0, fittedPolicy],
    [3, 18, fittedPolicy],
    [4, 0, fittedPolicy],
    [4, 12, fittedPolicy],
    [4, 40, wild],
    [5, 30, fittedPolicy],
    [6, 0, fittedPolicy],
    [6, 26, fittedPolicy],
    [6, 60, wild],
  ])(
    'show each number with its exact chance, for %i players after %i decisions',
    (players, decision, policy) => {
      const view = viewAt(policy, players, decision);
      const places = placesIn(view);
      const random = seededRandom('large');
      const worlds = Array.from({ length: SAMPLES / 100 }, () =>
        sampleWorlds(view, 100, random).map(worldText),
      );
      const tallies = tallied(worlds.flat(), places);
      const errors = sidesOf(view).flatMap((sides, place) =>
        sides.flatMap((side, i) => side.map((chance, n) => sigmas(tallies[place]![i]![n]!, chance))),
      );
      // Some hundred numbers, the greatest of which is at about three sigmas.
      expect(Math.max(...errors)).toBeLessThan(4.5);
      const squares = errors.filter((error) => error > 0).map((error) => error * error);
      expect(squares.reduce((a, b) => a + b, 0) / squares.length).toBeLessThan(1.25);
    },
  );
});

describe('expectedNumber', () => {
  it('weights the numbers by their chances', () => {
    expect(expectedNumber([0.5, 0, 0, 0, 0.25, 0, 0, 0, 0, 0, 0.25])).toBe(3.5);
  });
});

const SAMPLES = 5000;

/** The distance of a frequency from a chance, in standard deviations. */
const sigmas = (frequency: number, chance: number): number =>
  Math.abs(frequency - chance) / Math.sqrt((chance * (1 - chance)) / SAMPLES + 1e-12);

function exactSides(places: readonly Place[]): Sides[] {
  const cards = cardChances(places);
  const far = NUMBERS.map((number) => (demandOf(places)[number] === 0 ? [] : farSide(cards, number)));
  const unseen = unseenSide(cards);
  const side = (own: Place['first'], other: Place['first']): Chances => {
    if (own !== 'hidden') return NUMBERS.map((number) => (number === own ? 1 : 0));
    return other === 'hidden' ? unseen : far[other]!;
  };
  return places.map(({ first, second }) => [side(first, second), side(second, first)]);
}

/** The places with a side whose chances do not add up to 1, or are not certain of what has been seen. */
function wrongSides(view: View): number[] {
  const sides = sidesOf(view);
  return [...placesIn(view).entries()]
    .filter(([place, { first, second }]) =>
      [first, second].some((seen, i) => isWrong(sides[place]![i]!, seen)),
    )
    .map(([place]) => place);
}

const isWrong = (chances: Chances, seen: Place['first']): boolean =>
  Math.abs(chances.reduce((a, b) => a + b, 0) - 1) > 1e-12 || (seen !== 'hidden' && chances[seen] !== 1);
