import { marginals, fittedPolicy, tuned, WorldSource } from '@quando/bots';
import { seededRandom, type View } from '@quando/rules';
import { advance, Draft, Move, viewOf, type State } from '@quando/rules/authority';
import { rateOf } from './cpu-time.ts';
import { decisionsOf } from './played-game.ts';

type ThinkingRate = { readonly what: string; readonly perSecond: number };

/** Operations of bots per second of CPU time, on the decisions of games between four Sharps. */
export function thinkingRates(): ThinkingRate[] {
  const decisions = decisionsOf(4, tuned, 10);
  const states = decisions.map(({ before }) => before);
  const views = decisions.map(({ before, seat }) => viewOf(before, seat));
  return [
    { what: 'worlds sampled', perSecond: rateOf(() => sampleWorlds(views)) },
    { what: 'play-outs', perSecond: rateOf(() => playOut(states)) },
    { what: 'marginals', perSecond: rateOf(() => marginalsOf(views)) },
  ];
}

/** A hundred per view, as a search needs them. */
function sampleWorlds(views: readonly View[]): number {
  const draft = new Draft(4, 50);
  const random = seededRandom('worlds');
  for (const view of views) {
    const source = new WorldSource(view, random);
    for (let i = 0; i < 100; i += 1) source.nextInto(draft);
  }
  return 100 * views.length;
}

/** To the end of the round. */
function playOut(states: readonly State[]): number {
  const random = seededRandom('play-outs');
  const draft = new Draft(4, 50);
  const move = new Move();
  for (const state of states) {
    draft.copyFrom(state);
    while (!draft.isRoundOver) {
      fittedPolicy(draft, random, move);
      advance(draft, move);
    }
  }
  return states.length;
}

function marginalsOf(views: readonly View[]): number {
  for (const view of views) marginals(view);
  return views.length;
}
