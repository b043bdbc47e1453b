import { canonical } from '@quando/bots';
import { apply, Draft, startGame, startRound, viewOf, type State, type Step } from '@quando/rules/authority';
import { decisionsOf, playGame, type PlayedGame } from './played-game.ts';

const GAMES = 20;

/** Replays whole games, step by step through `apply`. */
export function checkedSteps(players: number): () => number {
  const games = Array.from({ length: GAMES }, (_, game) => playGame(players, canonical, `bench ${game}`));
  return () => games.reduce((steps, game) => steps + replay(game), 0);
}

function replay({ players, rounds }: PlayedGame): number {
  let state: State | undefined;
  let steps = 0;
  for (const { deck, decisions } of rounds) {
    state = (state ? startRound(state, deck) : startGame({ players, target: 50, dealer: 0 }, deck)).state;
    for (const { seat, action } of decisions) state = accepted(apply(state, seat, action)).state;
    steps += decisions.length;
  }
  return steps;
}

function accepted(step: ReturnType<typeof apply>): Step {
  if ('refusal' in step) throw new Error(`refused: ${step.refusal.code}`);
  return step;
}

export function draftCopies(players: number): () => number {
  const states = statesOf(players);
  const draft = new Draft(players, 50);
  return () => {
    for (const state of states) draft.copyFrom(state);
    return states.length;
  };
}

/** The view of the asked seat, as bots get it. */
export function views(players: number): () => number {
  const states = statesOf(players);
  return () => {
    for (const state of states) viewOf(state, state.turn);
    return states.length;
  };
}

const statesOf = (players: number): State[] =>
  decisionsOf(players, canonical, GAMES).map(({ before }) => before);
