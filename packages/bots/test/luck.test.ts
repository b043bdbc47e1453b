import { readFileSync } from 'node:fs';
import { assert, constantFrom, integer, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonical,
  differsFromMaster,
  judgeGame,
  luckAccount,
  luckErrors,
  masterOf,
  meanAfterDraw,
  OPEN_FEATURES,
  readCritic,
  readGameChances,
  wild,
  type Policy,
} from '@quando/bots';
import { below, seededRandom, type Random } from '@quando/rules';
import { advance, draftOf, Move, turnedOver, type State } from '@quando/rules/authority';
import { policyOf } from './bot-policy.ts';
import { everySeat, momentsOf } from './game-play.ts';
import { loadedJudge, loadedNet } from './loaded-net.ts';
import { recordedGame } from './recorded-game.ts';

const read = (path: string): Uint8Array => readFileSync(new URL(path, import.meta.url));
const critic = read('../weights/critic.qnet');
const chances = read('../weights/chances.qnet');
const judge = loadedJudge();
const tools = { judge, master: masterOf(loadedNet()) };

type Vector = { left?: number[]; features?: [number, number][]; chances: number[] };

const game = record({
  players: integer({ min: 2, max: 6 }),
  target: integer({ min: 1, max: 15 }),
  policy: constantFrom<Policy>(canonical, wild),
  seed: string({ minLength: 1, maxLength: 8 }),
});

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0);

describe('an account of luck', () => {
  test('adds up for everybody to the last digit, and each event takes from some what it gives to others', () => {
    assert(
      property(game, ({ players, target, policy, seed }) => {
        const judged = judgeGame(recordedGame(policy, players, target, seededRandom(seed)), tools);
        for (let seat = 0; seat < players; seat += 1) {
          const { start, deals, draws, own, others, result } = luckAccount(judged, seat);
          expect(start + deals + draws + own + others).toBeCloseTo(result, 9);
        }
        for (const whole of [judged.start, judged.result]) expect(sumOf(whole)).toBeCloseTo(1, 9);
        const steps = judged.steps.flatMap(({ correction, decision, luck }) => [correction, decision, luck]);
        for (const effect of [...judged.deals, ...steps]) expect(sumOf(effect)).toBeCloseTo(0, 9);
      }),
      { numRuns: 10 },
    );
  }, 120_000);

  test('finds no luck where nothing new was shown', () => {
    const played = recordedGame(canonical, 4, 20, seededRandom('no luck'));
    const { steps } = judgeGame(played, tools);
    const others = steps.filter(
      ({ round, action }) => !played.rounds[round]!.actions[action]!.includes('draw'),
    );
    expect(others.every(({ luck }) => luck.every((effect) => effect === 0))).toBe(true);
    expect(steps.some(({ luck }) => luck.some((effect) => Math.abs(effect) > 0.01))).toBe(true);
  });

  test('takes every decision of Masters for luck, and of others only those that a Master would make', () => {
    const { master } = tools;
    const masters = judgeGame(recordedGame(policyOf(master), 3, 15, seededRandom('masters')), tools);
    expect(masters.steps.filter(differsFromMaster)).toEqual([]);
    expect(luckAccount(masters, 1)).toMatchObject({ own: 0, others: 0 });
    const { steps } = judgeGame(recordedGame(wild, 3, 15, seededRandom('others')), tools);
    const differing = steps.filter(differsFromMaster).length;
    expect(differing).toBeGreaterThan(steps.length / 10);
    expect(differing).toBeLessThan(steps.length);
  });

  test('is the less certain, the more decisions are not those of a Master', () => {
    const masters = judgeGame(recordedGame(policyOf(tools.master), 3, 15, seededRandom('sure')), tools);
    const wilds = judgeGame(recordedGame(wild, 3, 15, seededRandom('sure')), tools);
    expect(luckErrors(masters, 0)).toMatchObject({ own: 0, others: 0 });
    const { deals, draws, own, others } = luckErrors(wilds, 0);
    expect(Math.min(deals, own, others)).toBeGreaterThan(0);
    expect(draws).toBeCloseTo(Math.hypot(deals, own, others), 12);
  });

  test.each(['up', 'down'] as const)(
    'expects of a draw (%s) what shuffled piles bring on average',
    (side) => {
      const random = seededRandom(`draw ${side}`);
      let compared = 0;
      for (const { draft } of momentsOf(everySeat(canonical, 3), 'draws', 12)) {
        const isKnown = draft.seenSecond(draft.queued(0)) !== 0; // a pile that was turned over has no secrets
        if (draft.phase !== 'draw' || isKnown || below(random, 6) > 0) continue;
        const expected = meanAfterDraw(draft, side, judge);
        const seen = Array.from({ length: 300 }, () => chanceAfterShuffled(draft, side, random));
        const mean = sumOf(seen) / seen.length;
        const spread = Math.sqrt(sumOf(seen.map((x) => (x - mean) ** 2)) / seen.length ** 2);
        expect(Math.abs(mean - expected[0]!)).toBeLessThan(4.5 * spread + 1e-9);
        compared += 1;
      }
      expect(compared).toBeGreaterThan(3);
    },
  );
});

/** The first seat's chance after a draw from a pile whose unseen cards were shuffled; what lies up stays. */
function chanceAfterShuffled(state: State, side: 'up' | 'down', random: Random): number {
  const unseen = Array.from({ length: state.pileSize }, (_, i) => state.queued(i));
  const draft = draftOf(state);
  let cards = unseen;
  do cards = shuffled(unseen, random);
  while (cards[0]! >> 4 !== unseen[0]! >> 4);
  draft.clearSeen(unseen[0]!);
  draft.addSeen(cards[0]!, draft.everyone);
  for (const [i, card] of cards.entries()) draft.setQueued(i, card);
  advance(draft, new Move().draw(side === 'up' ? 0 : 1));
  return judge.at(draft)[0]!;
}

function shuffled(cards: readonly number[], random: Random): number[] {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = below(random, last + 1);
    [order[chosen], order[last]] = [order[last]!, order[chosen]!];
  }
  return order.map((card) => (below(random, 2) === 0 ? card : turnedOver(card)));
}

describe('the weights of luck', () => {
  const lines = read('../../../conformance/net/luck-vectors.jsonl').toString().trim().split('\n');
  const vectors = lines.map((line): Vector => JSON.parse(line));

  test('give the chances between rounds that PyTorch gives', () => {
    const between = readGameChances(chances);
    if (typeof between === 'string') throw new Error(between);
    const known = vectors.filter(({ left }) => left !== undefined);
    expect(known.length).toBe(40);
    for (const { left, chances: expected } of known)
      for (const [seat, chance] of between(left!, 0).entries())
        expect(chance).toBeCloseTo(expected[seat]!, 3);
  });

  test('give the chances at a decision that PyTorch gives', () => {
    const net = readCritic(critic);
    if (typeof net === 'string') throw new Error(net);
    const known = vectors.filter(({ features }) => features !== undefined);
    expect(known.length).toBe(40);
    for (const { features, chances: expected } of known) {
      const input = new Float32Array(OPEN_FEATURES);
      for (const [place, value] of features!) input[place] = value;
      for (const [seat, chance] of net.chancesFrom(input, expected.length).entries())
        expect(Math.abs(chance - expected[seat]!)).toBeLessThan(0.002);
    }
  });

  test('that are damaged or for something else are refused', () => {
    expect(readCritic(new Uint8Array(3))).toBe('not-weights');
    expect(readCritic(critic.subarray(0, critic.length - 2))).toBe('wrong-size');
    expect(readCritic(read('../weights/master.qnet'))).toBe('other-layout');
    expect(readGameChances(chances.subarray(0, chances.length - 2))).toBe('wrong-size');
    expect(readGameChances(critic)).toBe('other-layout');
  });
});
