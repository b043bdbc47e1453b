import { describe, expect, test } from 'vitest';
import {
  beliefOf,
  believedSides,
  likelihoodBy,
  masterOf,
  sampleWorlds,
  wild,
  type Belief,
  type Likelihood,
  type Policy,
} from '@quando/bots';
import { seededRandom, type View } from '@quando/rules';
import { parseCard, viewOf, type State } from '@quando/rules/authority';
import { RoundHistory } from '../src/belief/round-history.ts';
import { ownHand } from '../src/own-hand.ts';
import { ownDecisions, type OwnDecision } from '../src/review/own-decisions.ts';
import { policyOf } from './bot-policy.ts';
import { fastSmallNet, loadedNet } from './loaded-net.ts';
import { recordedGame } from './recorded-game.ts';
import { placesIn, worldsOf } from './world-list.ts';

const likelihood = likelihoodBy(fastSmallNet());
const master = policyOf(masterOf(loadedNet()));

/** Every so many decisions of the first seat in a game. */
function decisionsOf(policy: Policy, players: number, seed: string, each = 1): OwnDecision[] {
  const record = recordedGame(policy, players, 25, seededRandom(seed));
  return [...ownDecisions(record, 0)].filter((_, i) => i % each === 0);
}

const believed = (decision: OwnDecision, hands: number, worlds: number): Belief =>
  beliefOf(decision.seen, { likelihood, random: seededRandom('belief'), hands, worlds });

describe('a belief', () => {
  test.each([
    ['Master', 2, master],
    ['Master', 4, master],
    ['wild', 3, wild],
    ['wild', 6, wild],
  ] as const)('agrees with all that its seat has seen: %s games of %i', (_, players, policy) => {
    for (const decision of decisionsOf(policy, players, `agrees ${players}`, 9)) {
      const { view, worlds, weights } = believed(decision, 6, 4);
      expect(view).toEqual(decision.view);
      for (const { world } of worlds) expect(viewOf(world, 0)).toEqual(view);
      for (const own of weights) expect(own.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
    }
  });

  test('knows the sums of Masters better than uniform worlds do', () => {
    const decisions = ['a', 'b'].flatMap((seed) => decisionsOf(master, 4, `sums ${seed}`, 4));
    const late = decisions.filter(({ state }) => state.plays(0) >= 2);
    const random = seededRandom('uniform');
    const errors = { believed: 0, uniform: 0 };
    for (const decision of late) {
      const truth = othersSum(decision.state);
      const { worlds, view } = believed(decision, 32, 32);
      errors.believed += meanSum(worlds.map(({ world }) => world)) - truth;
      errors.uniform += meanSum(sampleWorlds(view, 32, random)) - truth;
    }
    expect(late.length).toBeGreaterThan(15);
    expect(errors.uniform / late.length).toBeGreaterThan(1);
    expect(Math.abs(errors.believed)).toBeLessThan(errors.uniform / 2);
  });

  test('gives single sides chances that come true as often as they say', () => {
    const seen = [2, 3, 4, 5].flatMap((players) => decisionsOf(master, players, `sides ${players}`, 7));
    const tenths = Array.from({ length: 10 }, () => ({ count: 0, chance: 0, isTrue: 0 }));
    for (const decision of seen) {
      const { fronts } = believedSides(believed(decision, 32, 48));
      for (const { seat, position } of hiddenCards(decision.view)) {
        const truth = decision.state.front(seat, position);
        for (const [number, chance] of fronts[seat]![position]!.entries()) {
          const tenth = tenths[Math.min(9, Math.floor(chance * 10))]!;
          tenth.count += 1;
          tenth.chance += chance;
          tenth.isTrue += Number(number === truth);
        }
      }
    }
    // One point, and what so few sides of the same hands can differ by accident.
    const wrong = tenths.filter(({ count, chance, isTrue }) => {
      const [said, found] = [chance / count, isTrue / count];
      return count > 0 && Math.abs(said - found) > 0.01 + 4 * Math.sqrt((said * (1 - said)) / count);
    });
    expect(wrong).toEqual([]);
    expect(tenths[0]!.count).toBeGreaterThan(1000);
  });

  test('is certain of a side that its seat has seen, and gives every other side chances that add up to 1', () => {
    for (const decision of decisionsOf(master, 4, 'certain', 8)) {
      const { fronts, down } = believedSides(believed(decision, 8, 8));
      for (const [seat, hand] of decision.view.hands.entries())
        for (const [position, { front }] of hand.entries()) {
          const chances = fronts[seat]![position]!;
          expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
          expect(front === 'hidden' ? 1 : chances[front]).toBe(1);
        }
      expect(down.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    }
  });

  test('is what all worlds of a small position say, each weighed by what the others did', () => {
    const found = smallDecisions(4);
    for (const decision of found) {
      const { worlds } = beliefOf(decision.seen, {
        likelihood: plainLikelihood,
        random: seededRandom('small'),
        hands: 500,
        worlds: 500,
      });
      expect(Math.abs(meanSum(worlds.map(({ world }) => world)) - exactSum(decision))).toBeLessThan(0.4);
    }
    const moved = found.filter((each) => Math.abs(exactSum(each, 'uniform') - exactSum(each)) > 0.6);
    expect(moved.length).toBeGreaterThan(1);
  });
});

/** Players who decide the more gladly, the lower their hand is. */
const plainLikelihood: Likelihood = (view) =>
  Math.exp(-0.005 * ownHand(view).reduce((sum, { front }) => sum + Number(front), 0));

/** The sum of the fronts of all but the first seat. */
function othersSum(state: State): number {
  let sum = 0;
  for (let seat = 1; seat < state.players; seat += 1) sum += state.sum(seat);
  return sum;
}

const meanSum = (worlds: readonly State[]): number =>
  worlds.reduce((sum, world) => sum + othersSum(world), 0) / worlds.length;

/** Decisions late in wild games, in which few worlds are left that differ in the others' hands. */
function smallDecisions(count: number): OwnDecision[] {
  const found: OwnDecision[] = [];
  for (let game = 0; found.length < count; game += 1) {
    const small = decisionsOf(wild, 3, `small ${game}`).filter(
      ({ view }) => hiddenFronts(view) >= 2 && hiddenIn(view) <= 12 && worldsIn(view).length > 3,
    );
    found.push(...small.slice(0, 1));
  }
  return found;
}

/** The others' cards whose fronts the first seat has not seen. */
const hiddenCards = (view: View): { seat: number; position: number }[] =>
  view.hands.flatMap((hand, seat) =>
    hand.flatMap(({ front }, position) => (front === 'hidden' ? [{ seat, position }] : [])),
  );

const hiddenFronts = (view: View): number =>
  view.hands
    .slice(1)
    .flat()
    .filter(({ front }) => front === 'hidden').length;

const hiddenIn = (view: View): number =>
  placesIn(view).filter(({ first, second }) => first === 'hidden' || second === 'hidden').length;

function worldsIn(view: View): string[] {
  const worlds = worldsOf(placesIn(view), 500);
  return worlds === 'too-many' ? [] : worlds;
}

/** The mean sum of the others over every world there is. */
function exactSum({ view, seen }: OwnDecision, weighing: 'weighed' | 'uniform' = 'weighed'): number {
  const history = new RoundHistory(seen, plainLikelihood);
  const own = view.hands[0]!.length;
  const others = view.hands.slice(1).flat().length;
  let [sum, all] = [0, 0];
  for (const world of worldsIn(view)) {
    const cards = Uint8Array.from(world.split(' '), (card) => Number(parseCard(card)));
    const weight =
      weighing === 'uniform' ? 1 : Math.exp(history.logLikelihoods(cards).reduce((a, b) => a + b, 0));
    const fronts = cards.slice(own, own + others);
    sum += weight * fronts.reduce((total, card) => total + (card >> 4), 0);
    all += weight;
  }
  return sum / all;
}
