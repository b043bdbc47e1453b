import { describe, expect, test } from 'vitest';
import {
  fittedPolicy,
  marginals,
  masterOf,
  expectedNumber,
  sampleWorlds,
  wild,
  type Policy,
  type ReviewReason,
} from '@quando/bots';
import { pointsOf, seededRandom, type Action, type Side, type View } from '@quando/rules';
import { advance, draftOf, isScored, moveOf, viewOf, type Move, type State } from '@quando/rules/authority';
import { actionOfMove } from '../src/policy-bot.ts';
import { candidateMoves } from '../src/search/candidate-moves.ts';
import { bestOf, type Comparison } from '../src/review/comparison.ts';
import { likelyIn } from '../src/review/likely.ts';
import { Trials } from '../src/review/outcomes.ts';
import type { LossyDecision } from '../src/review/lossy-decision.ts';
import { reasonsFor } from '../src/review/reasons.ts';
import { everySeat, momentsOf } from './game-play.ts';
import { loadedJudge, loadedNet } from './loaded-net.ts';

const WORLDS = 6;
const tools = { master: masterOf(loadedNet()), judge: loadedJudge() };
const random = seededRandom('reasons');

/** A pair of actions of which the second one seems better, with everything that its seat could know of it. */
type Case = LossyDecision & { readonly worlds: readonly State[] };

function* casesOf(policy: Policy, players: number, games: number): Generator<Case, void, undefined> {
  for (let game = 0; game < games; game += 1) {
    let moments = 0;
    for (const { draft, asked } of momentsOf(everySeat(policy, players), `reasons ${players} ${game}`, 1)) {
      moments += 1;
      if (asked === 'nobody' || (moments % 9 !== 0 && !draft.awaitsFlip && !draft.isLastRound)) continue;
      yield* casesAt(viewOf(draft, asked));
    }
  }
}

function* casesAt(view: View): Generator<Case, void, undefined> {
  const worlds = sampleWorlds(view, WORLDS, random);
  const moves = candidateMoves(draftOf(worlds[0]!), view);
  const trials = new Trials(Number(view.viewer), tools);
  const outcomes = moves.map((move) =>
    trials.outcomesOf(move, worlds, { decisions: 0, slip: 0, rounds: WORLDS }),
  );
  const share = worlds.map(() => 1 / WORLDS);
  const belief = {
    view,
    worlds: worlds.map((world, i) => ({ world, hands: view.hands.map(() => i) })),
    weights: view.hands.map(() => share),
    effective: WORLDS,
  };
  const likely = likelyIn(belief);
  for (const chosen of outcomes) {
    for (const better of outcomes) {
      const comparison: Comparison = {
        belief,
        outcomes: [chosen, better],
        bias: { critic: 0, line: 0, points: 0 },
      };
      if (bestOf(comparison) === chosen) continue;
      const action = (move: Move): Action => actionOfMove(view, move);
      yield { view, action: action(chosen.move), best: action(better.move), likely, comparison, worlds };
    }
  }
}

/** What a sentence says, found out once more from the position. */
type Claims = {
  readonly [Code in ReviewReason['code']]: (
    reason: Extract<ReviewReason, { code: Code }>,
    at: Case,
  ) => boolean;
};

const CLAIMS: Claims = {
  'wins-more': ({ gain }, { comparison }) => isNear(gain, gainIn(comparison)) && gain > 0,
  'costs-points': ({ points }, { comparison: { outcomes } }) =>
    isNear(points, mean(outcomes[0]!.points) - mean(outcomes[1]!.points)) && points > 0,
  'knocked-too-early': ({ alone, gain }, { action, best, comparison, view }) =>
    action.type === 'knock' &&
    best.type !== 'knock' &&
    isNear(gain, gainIn(comparison)) &&
    // The knocker gets nothing only alone on the lowest sum.
    isNear(
      alone,
      share(comparison.outcomes[0]!.sums, (sums) => pointsOf(sums, own(view))[own(view)] === 0),
    ),
  rival: ({ seat, cards, chance }, { view, comparison, action }) =>
    action.type === 'knock' &&
    seat !== view.viewer &&
    view.hands[seat]!.length === cards &&
    isNear(
      chance,
      share(comparison.outcomes[0]!.sums, (sums) => sums[seat]! <= sums[own(view)]!),
    ),
  'costly-knock': ({ sum, cost }, { view, worlds }) =>
    sum === worlds[0]!.sum(own(view)) && cost === pointsOf(sumsWith(view, sum), own(view))[own(view)],
  'zeros-near': ({ zeros, others }, { view }) => {
    const hand = view.hands[own(view)]!;
    return (
      hand.filter(({ front }) => front === 0).length === zeros && hand.length === zeros + others && others < 3
    );
  },
  'missed-knock': ({ sum, alone }, { view, best, comparison, worlds }) =>
    best.type === 'knock' &&
    sum === worlds[0]!.sum(own(view)) &&
    isNear(
      alone,
      share(comparison.outcomes[1]!.sums, (sums) => pointsOf(sums, own(view))[own(view)] === 0),
    ),
  'they-catch-up': ({ seat, cards }, { view, best }) =>
    best.type === 'knock' && seat !== view.viewer && view.hands[seat]!.length === cards && cards <= 3,
  'missed-only-zeros': (_, { view, action, best, worlds }) =>
    worlds.every((world) => canEnd(world, view, best) && !canEnd(world, view, action)),
  'threw-away-zero': ({ zeros }, { view, action, best }) =>
    fronts(view, action).filter((front) => front === 0).length === zeros &&
    fronts(view, best).filter((front) => front === 0).length < zeros,
  'took-known-high': ({ taken, other }, at) =>
    side(at.view, at.action) === taken && side(at.view, at.best) === other && taken > other,
  'took-unseen': ({ up, mean: expected, worse }, at) =>
    side(at.view, at.action) === 'hidden' &&
    side(at.view, at.best) === up &&
    isNear(expected, expectedNumber(at.likely.down)) &&
    isNear(worse, total(at.likely.down.filter((_, down) => down > up))) &&
    worse >= 0.5,
  'took-high': ({ up, mean: expected, better }, at) =>
    side(at.view, at.action) === up &&
    side(at.view, at.best) === 'hidden' &&
    isNear(expected, expectedNumber(at.likely.down)) &&
    isNear(better, total(at.likely.down.filter((_, down) => down < up))) &&
    better >= 0.5,
  'refused-zero': (_, at) => side(at.view, at.best) === 0 && side(at.view, at.action) !== 0,
  'refused-match': ({ number, held }, at) =>
    side(at.view, at.best) === number && count(at.view, number) === held && held > 0,
  'refused-straight': ({ lowest, number }, at) =>
    side(at.view, at.best) === number &&
    number >= lowest &&
    number <= lowest + 2 &&
    count(at.view, number) === 0 &&
    [0, 1, 2].every((i) => lowest + i === number || count(at.view, lowest + i) > 0),
  'broke-triplet': ({ number, held }, at) =>
    count(at.view, number) === held &&
    held >= 3 &&
    [1, 2].includes(held - played(at, number)) &&
    played(at, number) > 0,
  'broke-pair': ({ number }, at) => count(at.view, number) === 2 && played(at, number) === 1,
  'broke-straight': ({ lowest, number }, at) =>
    [0, 1, 2].every((i) => count(at.view, lowest + i) > 0) &&
    number >= lowest &&
    number <= lowest + 2 &&
    played(at, number) === count(at.view, number),
  'kept-triplet': ({ number, others }, at) =>
    String(fronts(at.view, at.best)) === String([number, number, number]) &&
    others === at.view.players - 1 &&
    played(at, number) !== 3,
  'kept-straight': ({ lowest, sum }, at) =>
    String(fronts(at.view, at.best)) === String([lowest, lowest + 1, lowest + 2]) &&
    sum === 3 * lowest + 3 &&
    sum > total(fronts(at.view, at.action)),
  'kept-pair': ({ number, sum }, at) =>
    String(fronts(at.view, at.best)) === String([number, number]) &&
    sum === 2 * number &&
    sum > total(fronts(at.view, at.action)) &&
    played(at, number) === 0,
  'spoiled-triplet': ({ number }, at) =>
    at.view.pile[0]!.up === number && count(at.view, number) === 2 && played(at, number) > 0,
  'spoiled-straight': ({ lowest, number }, at) => {
    const straight = [lowest, lowest + 1, lowest + 2];
    const others = straight.filter((each) => each !== number);
    const keeps = (action: Action): boolean =>
      others.every((each) => count(at.view, each) > fronts(at.view, action).filter((n) => n === each).length);
    return straight.includes(number) && canDraw(at.view, number) && keeps(at.best) && !keeps(at.action);
  },
  'spoiled-pair': ({ number }, at) =>
    canDraw(at.view, number) &&
    number > 0 &&
    count(at.view, number) === 1 &&
    played(at, number) === 1 &&
    !fronts(at.view, at.best).includes(number),
  'shed-less': ({ shed, possible }, at) =>
    shed === total(fronts(at.view, at.action)) &&
    possible === total(fronts(at.view, at.best)) &&
    shed < possible,
  'played-fewer': ({ cards, possible }, at) =>
    cards === fronts(at.view, at.action).length &&
    possible === fronts(at.view, at.best).length &&
    cards < possible,
  'turned-wrong-zero': ({ back, other }, at) =>
    behind(at.view, at.action) === back && behind(at.view, at.best) === other && back > other,
  'turned-known-high': ({ back, mean: expected }, at) =>
    behind(at.view, at.action) === back &&
    behind(at.view, at.best) === 'hidden' &&
    isNear(expected, meanBack(at, at.best)),
  'turned-unseen-zero': ({ back, mean: expected }, at) =>
    behind(at.view, at.best) === back &&
    behind(at.view, at.action) === 'hidden' &&
    isNear(expected, meanBack(at, at.action)) &&
    expected > back,
  passed: ({ sum, left }, { view, action, best, worlds }) =>
    action.type === 'pass' &&
    left < sum &&
    worlds.every((world) => world.sum(own(view)) === sum && lowestAfter(world, view, best) <= left),
  'should-have-passed': ({ sum, later }, { view, best, comparison, worlds }) =>
    best.type === 'pass' &&
    sum === worlds[0]!.sum(own(view)) &&
    isNear(later, mean(comparison.outcomes[0]!.sums.map((sums) => sums[own(view)]!))) &&
    later > sum,
};

describe('every reason', () => {
  const seen = new Map<string, number>();
  test.each([
    ['wild', wild, 2, 45],
    ['wild', wild, 3, 16],
    ['wild', wild, 4, 6],
    ['fitted', fittedPolicy, 3, 12],
    ['fitted', fittedPolicy, 6, 2],
  ] as const)('is true of its position: %s games %#', { timeout: 120_000 }, (_, policy, players, games) => {
    for (const at of casesOf(policy, players, games)) {
      for (const reason of reasonsFor(at)) {
        seen.set(reason.code, (seen.get(reason.code) ?? 0) + 1);
        expect({ reason, isTrue: isTrue(reason, at) }).toEqual({ reason, isTrue: true });
      }
    }
  });

  test('occurs', () => {
    expect([...seen.keys()].toSorted()).toEqual(Object.keys(CLAIMS).toSorted());
  });
});

function isTrue<Code extends ReviewReason['code']>(
  reason: Extract<ReviewReason, { code: Code }>,
  at: Case,
): boolean {
  const claim: Claims[ReviewReason['code']] = CLAIMS[reason.code];
  return Reflect.apply(claim, undefined, [reason, at]);
}

const own = (view: View): number => Number(view.viewer);
const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const mean = (numbers: readonly number[]): number => total(numbers) / numbers.length;
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;
const share = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.filter(is).length / items.length;

const gainIn = ({ outcomes }: Comparison): number => mean(outcomes[1]!.chances) - mean(outcomes[0]!.chances);

/** Sums with which the viewer's is not alone the lowest. */
const sumsWith = (view: View, sum: number): number[] => view.hands.map(() => sum);

const count = (view: View, number: number): number =>
  view.hands[own(view)]!.filter(({ front }) => front === number).length;

/** The numbers that an action plays, from the lowest. */
const fronts = (view: View, action: Action): number[] =>
  view.hands[own(view)]!.filter(({ slot }) => action.type === 'play' && action.slots.includes(slot))
    .map(({ front }) => Number(front))
    .toSorted((a, b) => a - b);

/** Whether a known side of the draw pile's top card has a number, and there is a later turn to play it. */
const canDraw = ({ pile, knocker }: View, number: number): boolean =>
  knocker === 'nobody' && [pile[0]!.up, pile[0]!.down].some((known) => known === number);

const played = ({ view, action }: Case, number: number): number =>
  fronts(view, action).filter((front) => front === number).length;

function side(view: View, action: Action): Side | 'none' {
  if (action.type !== 'draw') return 'none';
  return action.side === 'up' ? view.pile[0]!.up : view.pile[0]!.down;
}

const behind = (view: View, action: Action): Side | 'none' =>
  action.type === 'flip' ? view.hands[own(view)]!.find(({ slot }) => slot === action.slot)!.back : 'none';

function meanBack({ view }: Case, action: Action): number {
  const position = view.hands[own(view)]!.findIndex(
    ({ slot }) => action.type === 'flip' && slot === action.slot,
  );
  return expectedNumber(marginals(view).hands[own(view)]![position]!.back);
}

/** The worlds after an action and, if it is a play, after each of the two draws. */
function statesAfter(world: State, view: View, action: Action): State[] {
  const after = draftOf(world);
  advance(after, moveOf(world, own(view), action));
  if (action.type !== 'play') return [after];
  return (['up', 'down'] as const).map((each) => {
    const drawn = draftOf(after);
    advance(drawn, moveOf(drawn, own(view), { type: 'draw', side: each }));
    return drawn;
  });
}

const canEnd = (world: State, view: View, action: Action): boolean =>
  statesAfter(world, view, action).some((state) => isScored(state) && state.end === 'zeros');

const lowestAfter = (world: State, view: View, action: Action): number =>
  Math.min(...statesAfter(world, view, action).map((state) => state.sum(own(view))));
