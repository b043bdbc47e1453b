import { describe, expect, it } from 'vitest';
import { sampleWorlds, wild } from '@quando/bots';
import { seatsOf, seededRandom, type View } from '@quando/rules';
import { viewOf, type Position, type State } from '@quando/rules/authority';
import { unevenness } from './chi-square.ts';
import { everySeat, momentsOf, PLAYER_COUNTS, PLAYS } from './game-play.ts';
import { knowingAllBut } from './known-position.ts';
import { placesIn, worldsOf, worldText } from './world-list.ts';

describe.each(PLAYS)('worlds in $name games', ({ policy }) => {
  it.each(PLAYER_COUNTS)('agree with the view of every seat, for %i players', (players) => {
    const random = seededRandom(`agree ${players}`);
    let views = 0;
    for (const { draft, asked } of momentsOf(everySeat(policy, players), `agree ${players}`, 25)) {
      if (asked === 'nobody' || (views += 1) % 5 !== 0) continue;
      for (const seat of seatsOf(players)) {
        const view = viewOf(draft, seat);
        for (const world of sampleWorlds(view, 2, random)) expect(viewOf(world, seat)).toEqual(view);
      }
    }
    expect(views).toBeGreaterThan(20);
  });
});

/** Late in a round: seat 0 has met nearly all cards. */
const SMALL: readonly (readonly [string, number, string, Position])[] = [
  ['two cards of one number, no card free', 2, '5/1 6/1', { hands: ['', '5/1 6/1'], rest: 0 }],
  ['three of one number, no card free', 6, '5/1 6/1 7/1', { hands: ['', '5/1 6/1 7/1'], rest: 0 }],
  ['a circle of three numbers', 2, '2/1 3/2 1/3', { hands: ['', '2/1 3/2 1/3'], rest: 0 }],
  ['a circle of four numbers', 2, '2/1 3/2 4/3 1/4', { hands: ['', '2/1 3/2', '4/3 1/4'], rest: 0 }],
  [
    'circles of three and four that share numbers',
    6,
    '2/1 3/2 1/3 4/3 1/4',
    { hands: ['', '2/1 3/2 1/3', '4/3 1/4'], rest: 0 },
  ],
  [
    'a card that can only be itself, beside a circle',
    2,
    '9/8 2/1 3/2 1/3',
    { hands: ['', '9/8 2/1 3/2 1/3'], rest: 0 },
  ],
  ['one free card', 12, '5/1 6/1 1/7', { hands: ['', '5/1'], pile: '1/6 7/1', rest: 0 }],
  [
    'one free card, several numbers',
    20,
    '1/2 2/3 1/3 2/4 1/4',
    { hands: ['', '2/1 3/2 1/3'], pile: '4/2 1/4', rest: 0 },
  ],
  [
    'nothing but an unseen pile',
    48,
    '1/2 3/4 5/6',
    { hands: ['', '7/8'], pile: '9/10 1/2 3/4 5/6', rest: 0 },
  ],
];

describe('worlds of a small position', () => {
  it.each(SMALL)('are equally likely: %s', (_, count, cards, position) => {
    const view = viewOf(knowingAllBut(cards, position), 0);
    const counts = frequencies(view);
    expect(counts).toHaveLength(count);
    expect(unevenness(counts)).toBeLessThan(3.7);
  });

  it('are equally likely: positions of wild games', () => {
    const found = smallPositions();
    expect(found.length).toBe(POSITIONS);
    for (const view of found) expect(unevenness(frequencies(view))).toBeLessThan(3.7);
  });
});

describe('worlds of a large unseen pile', () => {
  const cards = '1/2 1/3 1/4 1/5 2/3 2/4 2/5 3/4 3/5 4/5 6/7 6/8 7/8 6/9 7/9 8/9 0/1 0/2 0/3 0/4';
  const view = viewOf(knowingAllBut(cards, { hands: ['', '10/9'], pile: `10/8 ${cards}`, rest: 0 }), 0);

  it.each([1, 10, 20])('put every card at place %i, either way round, equally often', (place) => {
    const counts = new Map<string, number>();
    for (const world of worldsFor(view)) {
      const card = worldText(world)
        .split(' ')
        .at(place - 21)!;
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    expect(counts.size).toBe(40);
    expect(unevenness([...counts.values()])).toBeLessThan(3.7);
  });
});

const SAMPLES = 10_000;
const BATCH = 20;
const POSITIONS = 6;

/** Worlds from many sources, so that the first ones of each have their share. */
function* worldsFor(view: View): Generator<State, void, undefined> {
  const random = seededRandom('frequencies');
  for (let i = 0; i < SAMPLES; i += BATCH) yield* sampleWorlds(view, BATCH, random);
}

/** How often each world is sampled, of all that there are. */
function frequencies(view: View): number[] {
  const all = worldsOf(placesIn(view), 200);
  if (all === 'too-many') throw new Error('not a small position');
  const counts = new Map(all.map((world) => [world, 0]));
  for (const world of worldsFor(view)) {
    const text = worldText(world);
    const count = counts.get(text);
    if (count === undefined) throw new Error(`no such world: ${text}`);
    counts.set(text, count + 1);
  }
  return [...counts.values()];
}

/** Views of wild games with 2 to 200 worlds, each with another number of them. */
function smallPositions(): View[] {
  const views = new Map<number, View>();
  for (let game = 0; views.size < POSITIONS; game += 1) {
    for (const { draft, asked } of momentsOf(everySeat(wild, 3 + (game % 4)), `small ${game}`)) {
      if (asked === 'nobody') continue;
      const view = viewOf(draft, asked);
      const worlds = unmetIn(view) > 9 ? 'too-many' : worldsOf(placesIn(view), 200);
      if (worlds !== 'too-many' && worlds.length > 1) views.set(worlds.length, view);
    }
  }
  return [...views.values()].slice(0, POSITIONS);
}

const unmetIn = (view: View): number =>
  placesIn(view).filter(({ first, second }) => first === 'hidden' || second === 'hidden').length;
