import { seededRandom, type SeenEvent, type View, type Viewer } from '@quando/rules';
import {
  apply,
  seenBy,
  shuffledDeck,
  startGame,
  startRound,
  viewOf,
  type Step,
} from '@quando/rules/authority';
import { someAction } from '@quando/table/table-fixture';
import { expect, test } from 'vitest';
import { timelineOf } from '../../src/board/motion/timeline.ts';
import { posesIn } from '../fixtures/poses.ts';

/** Every step of a game of random moves. */
function* stepsOf(players: number, seed: string): Generator<Step> {
  const random = seededRandom(seed);
  let step: Step = startGame({ players, target: 30, dealer: 0 }, shuffledDeck(random));
  while (step.state.phase !== 'over') {
    yield step;
    const { state } = step;
    if (state.asked === 'nobody') step = startRound(state, shuffledDeck(random));
    else {
      const next = apply(state, state.asked, someAction(viewOf(state, state.asked), random)!);
      if ('refusal' in next) throw new Error(next.refusal.code);
      step = next;
    }
  }
  yield step;
}

type Told = { readonly view: View; readonly events: readonly SeenEvent[] };

const toldTo = (viewer: Viewer, steps: readonly Step[]): Told[] =>
  steps.map(({ state, events }) => ({
    view: viewOf(state, viewer),
    events: events.map((event) => seenBy(event, viewer)),
  }));

/** Expects that what happened between two moments of a game can be shown in one go. */
function expectShowable(told: readonly Told[], from: number, until: number): void {
  const { view: before } = told[from]!;
  const { view } = told[until]!;
  const events = told.slice(from + 1, until + 1).flatMap((step) => step.events);
  const stage = { before: posesIn(before), after: posesIn(view) };
  const { flights, starts, length } = timelineOf({ seq: until, events, before, view }, stage);
  expect(starts).toHaveLength(events.length);
  expect(Number.isFinite(length)).toBe(true);
  expect(new Set(flights.map(({ id }) => id)).size).toBe(flights.length);
  const heap = flights.map(({ lands }) => lands).filter((key) => /^heap:\d/.test(key));
  expect(new Set(heap).size).toBe(heap.length);
  for (const key of heap) expect(Number(key.slice('heap:'.length))).toBeLessThan(view.discard.length);
}

test.for([2, 3, 4, 6])('with %i players, no update of any length breaks the motion', (players) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const steps = [...stepsOf(players, `any update ${players} ${seed}`)];
    expect(steps.length).toBeGreaterThan(10);
    for (const viewer of [0, 'watcher'] as const) {
      const told = toldTo(viewer, steps);
      for (const from of told.keys())
        for (let missed = 1; from + missed < told.length; missed += missed < 12 ? 1 : 41)
          expectShowable(told, from, from + missed);
    }
  }
});
