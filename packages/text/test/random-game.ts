import { below, legalActions, seededRandom, type Random } from '@quando/rules';
import { apply, shuffledDeck, startGame, startRound, viewOf, type Step } from '@quando/rules/authority';

/** Plays one game at random, up to a number of rounds, and gives every step of it. */
export function* randomGame(seed: number, players: number, rounds: number): Generator<Step> {
  const random = seededRandom(seed);
  let step = startGame({ players, target: 1000, dealer: below(random, players) }, shuffledDeck(random));
  yield step;
  while (step.state.round < rounds) {
    step = step.state.phase === 'scored' ? startRound(step.state, shuffledDeck(random)) : acted(step, random);
    yield step;
  }
}

function acted({ state }: Step, random: Random): Step {
  const { asked } = state;
  if (asked === 'nobody') throw new Error('nobody is asked');
  const actions = legalActions(viewOf(state, asked));
  const step = apply(state, asked, actions[below(random, Math.min(actions.length, 127))]!);
  if ('refusal' in step) throw new Error(step.refusal.code);
  return step;
}
