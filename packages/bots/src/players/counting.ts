import { seededRandom, type Action, type Seat, type View } from '@quando/rules';
import { advance, draftOf, moveOf, viewOf, type Draft, type Move } from '@quando/rules/authority';
import { WorldSource } from '../belief/world-source.ts';
import type { Bot } from '../bot.ts';
import { ownSeat } from '../own-hand.ts';
import { harmlessWin } from '../person/sure-win.ts';
import { actionOfMove } from '../policy-bot.ts';
import { choicesAt } from '../review/choices.ts';
import { chancesToWin } from '../search/win-chances.ts';
import { hasReachedTurnLimit } from '../turn-limit.ts';
import { mayCount, MOST_UNKNOWN } from './may-count.ts';

/** In so many worlds, if more than one agrees with what was seen. */
const WORLDS = 8;

/**
 * A player that counts where it knows nearly all cards: it plays every kind of move out to the end of the round, as if
 * everybody went on like `player`, and takes the best. Everywhere else it decides like `player` (decision 33). It always
 * takes a sure win that cannot lose the game.
 */
export const countingOf =
  (player: Bot): Bot =>
  (view, options) => {
    if (hasReachedTurnLimit(view)) return player(view, options);
    const win = harmlessWin(view);
    if (win) return win;
    const choice = player(view, options);
    const worlds = fewWorldsOf(view);
    return worlds.length === 0 ? choice : bestIn(worlds, view, choice, player);
  };

/** The only world, or some of those that agree with a view with few unknown cards; none where too much is unknown. */
function fewWorldsOf(view: View): readonly Draft[] {
  if (!mayCount(view)) return [];
  const source = new WorldSource(view, seededRandom(0));
  if (source.unknown > MOST_UNKNOWN[view.players]!) return [];
  return source.unknown === 0 ? [source.any()] : Array.from({ length: WORLDS }, () => source.next());
}

/** The move with the greatest chance to win the game; the first choice unless another one is clearly better. */
function bestIn(worlds: readonly Draft[], view: View, choice: Action, player: Bot): Action {
  const seat = ownSeat(view);
  const [own, ...others] = choicesAt(worlds[0]!, view, moveOf(worlds[0]!, seat, choice));
  if (others.length === 0) return choice;
  const chancesOf = (move: Move): number[] => worlds.map((world) => chanceAfter(world, move, seat, player));
  const ownChances = chancesOf(own);
  const gains = others.map((move) => gainOf(chancesOf(move), ownChances));
  const best = gains.reduce((a, b, i) => (b.mean > gains[a]!.mean ? i : a), 0);
  const { mean, error } = gains[best]!;
  return mean > error ? actionOfMove(view, others[best]!) : choice;
}

/** The chance to win the game once the round is over, if everybody goes on like `player`. */
function chanceAfter(world: Draft, move: Move, seat: Seat, player: Bot): number {
  const draft = draftOf(world);
  advance(draft, move);
  while (!draft.isRoundOver) {
    const asked = draft.askedCode;
    advance(draft, moveOf(draft, asked, player(viewOf(draft, asked), { seed: 0 })));
  }
  const chances = new Float64Array(draft.players);
  chancesToWin(draft, chances);
  return chances[seat]!;
}

/** How much more one move wins than another in the same worlds, with its standard error. */
function gainOf(chances: readonly number[], beside: readonly number[]): { mean: number; error: number } {
  const gains = chances.map((chance, i) => chance - beside[i]!);
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (gains.length * Math.max(1, gains.length - 1))) };
}
