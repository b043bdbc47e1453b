import { seatsOf, seededRandom, viewAfter, type View, type Viewer } from '@quando/rules';
import {
  actionOf,
  apply,
  draftOf,
  formatMove,
  Move,
  parseEntry,
  seenBy,
  shuffledDeck,
  startGame,
  startRound,
  viewOf,
  type State,
  type Step,
} from '@quando/rules/authority';
import type { Policy } from '@quando/bots';
import { describe, expect, it } from 'vitest';
import { PLAYER_COUNTS, PLAYS } from './game-play.ts';

describe.each(PLAYS)('in $name games', ({ policy }) => {
  it.each(PLAYER_COUNTS)('what a viewer is told leads to its view, for %i players', (players) => {
    const viewers: Viewer[] = [...seatsOf(players), 'watcher'];
    const views = new Map<Viewer, View>();
    for (const { state, events } of stepsOf(policy, players)) {
      for (const viewer of viewers) {
        const before = views.get(viewer);
        const view = before && events.map((event) => seenBy(event, viewer)).reduce(viewAfter, before);
        views.set(viewer, view ?? viewOf(state, viewer));
        expect(views.get(viewer)).toEqual(viewOf(state, viewer));
      }
    }
    expect(views.get('watcher')?.phase).toBe('over');
  });
});

/** The steps of a whole game with the same policy at every seat. */
function* stepsOf(policy: Policy, players: number): Generator<Step, void, undefined> {
  const random = seededRandom(`told ${players}`);
  const move = new Move();
  let step = startGame({ players, target: 100, dealer: 0 }, shuffledDeck(random));
  yield step;
  while (step.state.phase !== 'over') {
    const { state } = step;
    step = state.asked === 'nobody' ? startRound(state, shuffledDeck(random)) : decided(state, state.asked);
    yield step;
  }

  function decided(state: State, seat: number): Step {
    policy(draftOf(state), random, move);
    const result = apply(state, seat, actionOf(state, parseEntry(formatMove(seat, move))!)!);
    if ('refusal' in result) throw new Error(`refused: ${result.refusal.code}`);
    return result;
  }
}
