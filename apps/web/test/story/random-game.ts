import { below, legalActions, seededRandom, type Action, type GameRecord, type Random } from '@quando/rules';
import {
  apply,
  formatAction,
  gameRecordOf,
  roundRecordOf,
  shuffledDeck,
  startGame,
  startRound,
  viewOf,
  type Deck,
  type GameEvent,
  type State,
  type Step,
} from '@quando/rules/authority';

/** A finished game: its record, and by round everything that happened, with both sides of every card. */
export type FinishedGame = {
  readonly record: GameRecord;
  readonly rounds: readonly (readonly GameEvent[])[];
};

type Round = { readonly deck: Deck; readonly events: GameEvent[]; readonly lines: string[] };

/** Plays a whole game at random. */
export function randomGame(seed: number, players: number, target: number): FinishedGame {
  const random = seededRandom(seed);
  const rounds: Round[] = [];
  const records: GameRecord['rounds'][number][] = [];
  let state: State | undefined;
  while (state?.phase !== 'over') {
    const deck = shuffledDeck(random);
    const before: State | undefined = state;
    const step = before
      ? startRound(before, deck)
      : startGame({ players, target, dealer: below(random, players) }, deck);
    const round: Round = { deck, events: [...step.events], lines: [] };
    state = playedRound(step.state, round, random);
    rounds.push(round);
    records.push(roundRecordOf(state, deck, round.lines));
  }
  return { record: gameRecordOf(state, records), rounds: rounds.map(({ events }) => events) };
}

function playedRound(dealt: State, round: Round, random: Random): State {
  let state = dealt;
  while (state.asked !== 'nobody') {
    const { asked } = state;
    const action = chosen(legalActions(viewOf(state, asked)), random);
    round.lines.push(formatAction(state, asked, action));
    const step: Step | { readonly refusal: unknown } = apply(state, asked, action);
    if ('refusal' in step) throw new Error('refused');
    round.events.push(...step.events);
    ({ state } = step);
  }
  return state;
}

/** Triplets are rare among all actions, so they are preferred; and somebody who may knock often does. */
function chosen(actions: readonly Action[], random: Random): Action {
  const knock = actions.find(({ type }) => type === 'knock');
  if (knock && below(random, 6) === 0) return knock;
  const triplets = actions.filter((action) => action.type === 'play' && action.slots.length === 3);
  const among = triplets.length > 0 && below(random, 2) === 0 ? triplets : actions;
  return among[below(random, among.length)]!;
}
