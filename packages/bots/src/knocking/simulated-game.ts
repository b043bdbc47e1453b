import { below, type Random, type Seat } from '@quando/rules';
import {
  apply,
  isScored,
  shuffledDeck,
  startGame,
  startRound,
  viewOf,
  type GameEvent,
  type State,
  type Step,
} from '@quando/rules/authority';
import type { Bot } from '../bot.ts';

/** A played round: the deal, then a step for each decision; the last step is scored. */
export type SimulatedRound = readonly Step[];

/** Plays a whole game with a bot at each seat; the same bots and random numbers give the same game. */
export function simulateGame(bots: readonly Bot[], target: number, random: Random): SimulatedRound[] {
  const players = bots.length;
  let deal = startGame({ players, target, dealer: below(random, players) }, shuffledDeck(random));
  const rounds: SimulatedRound[] = [];
  for (;;) {
    const round = playRound(deal, bots, random);
    rounds.push(round);
    const { state } = round.at(-1)!;
    if (state.phase === 'over') return rounds;
    deal = startRound(state, shuffledDeck(random));
  }
}

/** The events of a round up to and including this step. */
export const eventsUpTo = (round: SimulatedRound, step: number): GameEvent[] =>
  round.slice(0, step + 1).flatMap(({ events }) => events);

function playRound(deal: Step, bots: readonly Bot[], random: Random): SimulatedRound {
  const steps = [deal];
  for (let { state } = deal; !isScored(state); { state } = steps.at(-1)!) {
    if (state.asked === 'nobody') throw new Error('nobody is asked in a round that goes on');
    steps.push(decide(state, state.asked, bots, random));
  }
  return steps;
}

function decide(state: State, seat: Seat, bots: readonly Bot[], random: Random): Step {
  const step = apply(state, seat, bots[seat]!(viewOf(state, seat), { seed: random.next() }));
  if ('refusal' in step) throw new Error(`a bot was refused: ${step.refusal.code}`);
  return step;
}
