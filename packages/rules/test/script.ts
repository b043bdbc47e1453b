import { below, seededRandom, type Random } from '@quando/rules';
import { formatCard, ORDERED_DECK, turnedBy, type Position } from '@quando/rules/authority';
import { choose, type PlayStyle } from './play-style.ts';
import { newGame, nextRound, playLine, type Game } from './reference/game.ts';
import { dealRound, roundAt } from './reference/round.ts';

/** The seed of a whole game. */
export type Seed = {
  readonly seed: number;
  readonly players: number;
  readonly target: number;
  readonly style: PlayStyle;
};

/** A whole game as action lines; its last round may be unfinished. */
export type Script = {
  readonly players: number;
  readonly target: number;
  readonly rounds: readonly ScriptRound[];
};

export type ScriptRound = {
  readonly dealer: number;
  readonly deck: readonly string[];
  readonly actions: readonly string[];
};

/** The limit for styles that never end a round. */
const MOST_ACTIONS = 300;

/** Plays a game on the reference implementation only, so that the engine has no influence on its own input. */
export function scriptOf({ seed, players, target, style }: Seed): Script {
  const random = seededRandom(seed);
  const rounds: ScriptRound[] = [];
  let deck = deckOf(random);
  const game = newGame(players, target, dealRound(players, below(random, players), deck.join(' ')));
  let left = MOST_ACTIONS;
  while (left > 0) {
    const actions = linesOf(game, random, style, left);
    rounds.push({ dealer: game.round.dealer, deck, actions });
    left -= actions.length;
    if (left <= 0 || game.winners !== 'none') break;
    deck = deckOf(random);
    nextRound(game, deck.join(' '));
  }
  return { players, target, rounds };
}

/** The lines of a round that starts in the middle. */
export function linesFrom(position: Position, seed: number, style: PlayStyle): readonly string[] {
  const game = newGame(position.hands.length, 1000, roundAt(position));
  return linesOf(game, seededRandom(seed), style, 80);
}

function linesOf(game: Game, random: Random, style: PlayStyle, most: number): string[] {
  const lines: string[] = [];
  while (game.round.phase !== 'scored' && lines.length < most) {
    const line = choose(game.round, random, style);
    playLine(game, line);
    lines.push(line);
  }
  return lines;
}

/** A shuffled deck. It does not use the engine's shuffle, so that a change to that leaves the games of a seed as they are. */
export function deckOf(random: Random): string[] {
  const keys = Array.from(ORDERED_DECK, () => random.next());
  const order = [...keys.keys()].toSorted((a, b) => keys[a]! - keys[b]!);
  return order.map((i) => formatCard(turnedBy(ORDERED_DECK[i]!, keys[i]! & 1)));
}
