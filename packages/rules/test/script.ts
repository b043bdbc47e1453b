import { below, seededRandom, type Random } from '@quando/rules';
import { formatCard, ORDERED_DECK, turnedBy, type Position } from '@quando/rules/authority';
import { choose, type Taste } from './taste.ts';
import { newGame, nextRound, playLine, type Game } from './reference/game.ts';
import { dealRound, roundAt } from './reference/round.ts';

/** The seed of a whole game. */
export type Seed = {
  readonly seed: number;
  readonly players: number;
  readonly target: number;
  readonly taste: Taste;
};

/** A whole game as lines; its last round may be under way. */
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

/** Where a game of a taste that never ends its rounds is left. */
const MOST_ACTIONS = 300;

/** Plays a game by the reference alone, so that the engine has no say in what it will be shown. */
export function scriptOf({ seed, players, target, taste }: Seed): Script {
  const random = seededRandom(seed);
  const rounds: ScriptRound[] = [];
  let deck = deckOf(random);
  const game = newGame(players, target, dealRound(players, below(random, players), deck.join(' ')));
  let left = MOST_ACTIONS;
  while (left > 0) {
    const actions = linesOf(game, random, taste, left);
    rounds.push({ dealer: game.round.dealer, deck, actions });
    left -= actions.length;
    if (left <= 0 || game.winners !== 'none') break;
    deck = deckOf(random);
    nextRound(game, deck.join(' '));
  }
  return { players, target, rounds };
}

/** The lines of a round that starts in the middle. */
export function linesFrom(position: Position, seed: number, taste: Taste): readonly string[] {
  const game = newGame(position.hands.length, 1000, roundAt(position));
  return linesOf(game, seededRandom(seed), taste, 80);
}

function linesOf(game: Game, random: Random, taste: Taste, most: number): string[] {
  const lines: string[] = [];
  while (game.round.phase !== 'scored' && lines.length < most) {
    const line = choose(game.round, random, taste);
    playLine(game, line);
    lines.push(line);
  }
  return lines;
}

/** A shuffled deck; not by the engine's shuffle, so that the games of a seed stay the same when that changes. */
export function deckOf(random: Random): string[] {
  const keys = Array.from(ORDERED_DECK, () => random.next());
  const order = [...keys.keys()].toSorted((a, b) => keys[a]! - keys[b]!);
  return order.map((i) => formatCard(turnedBy(ORDERED_DECK[i]!, keys[i]! & 1)));
}
