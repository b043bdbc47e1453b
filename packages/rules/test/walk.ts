import type { SeenEvent, View, Viewer } from '@quando/rules';
import {
  checkDeck,
  parseCard,
  seenBy,
  setUp,
  startGame,
  startRound,
  viewOf,
  type Deck,
  type GameEvent,
  type Position,
  type State,
} from '@quando/rules/authority';
import { step } from './line.ts';
import { newGame, nextRound, playLine, type Game } from './reference/game.ts';
import { dealRound, roundAt } from './reference/round.ts';
import type { Script } from './script.ts';

/** A moment of a game that engine and reference play in parallel. */
export type Moment = {
  readonly round: number;
  /** The line that led here, or how the walk started. */
  readonly line: string;
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** The reference; it changes as the walk goes on. */
  readonly game: Game;
};

/** Plays a script on the engine and on the reference. */
export function* walk({ players, target, rounds }: Script): Generator<Moment, void, undefined> {
  let state: State | undefined;
  let game: Game | undefined;
  for (const [round, { dealer, deck, actions }] of rounds.entries()) {
    const dealt = state
      ? startRound(state, packed(deck))
      : startGame({ players, target, dealer }, packed(deck));
    if (game) nextRound(game, deck.join(' '));
    else game = newGame(players, target, dealRound(players, dealer, deck.join(' ')));
    yield { ...dealt, round, line: 'deal', game };
    state = yield* along(dealt.state, game, round, actions);
  }
}

/** Plays lines from a position on the engine and on the reference. */
export function* walkFrom(position: Position, lines: readonly string[]): Generator<Moment, void, undefined> {
  const state = setUp(position);
  const game = newGame(state.players, state.target, roundAt(position));
  yield { state, events: [], round: 0, line: 'position', game };
  yield* along(state, game, 0, lines);
}

function* along(
  start: State,
  game: Game,
  round: number,
  lines: readonly string[],
): Generator<Moment, State, undefined> {
  let state = start;
  for (const line of lines) {
    const next = step(state, line);
    playLine(game, line);
    yield { ...next, round, line, game };
    state = next.state;
  }
  return state;
}

/** All possible viewers. */
export const viewersOf = (players: number): Viewer[] => [
  ...Array.from({ length: players }, (_, seat) => seat),
  'watcher',
];

/** What a viewer sees at a moment. */
export function seenAt(moment: Moment, viewer: Viewer): { view: View; events: SeenEvent[] } {
  const events = moment.events.map((event) => seenBy(event, viewer));
  return { view: viewOf(moment.state, viewer), events };
}

/** A complete deck. */
export function packed(deck: readonly string[]): Deck {
  const cards = checkDeck(deck.map(parseCard));
  if ('code' in cards) throw new Error(`not a whole deck: ${cards.code}`);
  return cards;
}
