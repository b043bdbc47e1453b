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
import { meanOf, sumOf } from '../sum.ts';

/** When and how long a player counts a decision through. */
export type Counting = {
  /** By number of players: the most unknown cards with which a decision is counted through. */
  readonly mostUnknown: Readonly<Record<number, number>>;
  /** The number of worlds, if more than one agrees with what was seen. */
  readonly worlds: number;
  /** After this many worlds, moves that are clearly behind are dropped. */
  readonly siftedAfter: number;
  /** The most decisions that are played out: a time limit that is the same on every device. */
  readonly mostDecisions: number;
};

/** The Master's way of counting. */
const MASTERS: Counting = {
  mostUnknown: MOST_UNKNOWN,
  worlds: 8,
  siftedAfter: Infinity,
  mostDecisions: 1500,
};

/** Fewer worlds than this say nothing, unless there is only one. */
const FEWEST_WORLDS = 4;

/**
 * A player that counts where it knows nearly all cards: it plays every kind of move out to the end of the round, as if
 * everybody went on like `player`, and takes the best. Everywhere else it decides like `player` (decision 33). It always
 * takes a sure win that cannot lose the game.
 */
export const countingOf =
  (player: Bot, counting: Counting = MASTERS): Bot =>
  (view, options) => {
    if (hasReachedTurnLimit(view)) return player(view, options);
    const win = harmlessWin(view);
    if (win) return win;
    const choice = player(view, options);
    const worlds = fewWorldsOf(view, counting);
    return worlds.length === 0 ? choice : bestIn(worlds, view, choice, new PlayOuts(view, player, counting));
  };

/** Worlds that agree with a view with few unknown cards; none if too much is unknown. */
function fewWorldsOf(view: View, { mostUnknown, worlds }: Counting): readonly Draft[] {
  if (!mayCount(view, mostUnknown)) return [];
  const source = new WorldSource(view, seededRandom(0));
  if (source.unknown > mostUnknown[view.players]!) return [];
  return source.unknown === 0 ? [source.any()] : Array.from({ length: worlds }, () => source.next());
}

/** The move with the greatest chance to win the game; the first choice unless another one is clearly better. */
function bestIn(worlds: readonly Draft[], view: View, choice: Action, playOuts: PlayOuts): Action {
  const moves = choicesAt(worlds[0]!, view, moveOf(worlds[0]!, ownSeat(view), choice));
  if (moves.length === 1) return choice;
  const [own, ...others] = playOuts.of(worlds, moves);
  if (!own || own.chances.length < Math.min(worlds.length, FEWEST_WORLDS)) return choice;
  const best = firstBest(others.map(({ move, chances }) => ({ move, ...gainOf(chances, own.chances) })));
  return best && best.mean > best.error ? actionOfMove(view, best.move) : choice;
}

/** A move and its chances to win the game, one per world. */
type Tried = { readonly move: Move; readonly chances: readonly number[] };

/** Plays moves out to the end of the round, until too many decisions have been played out. */
class PlayOuts {
  readonly #seat: Seat;
  readonly #player: Bot;
  readonly #counting: Counting;
  /** How many more decisions may be played out. */
  #left: number;

  constructor(view: View, player: Bot, counting: Counting) {
    this.#seat = ownSeat(view);
    this.#player = player;
    this.#counting = counting;
    this.#left = counting.mostDecisions;
  }

  /** Tries moves in the same worlds, as many as can be finished, and drops moves that are clearly behind early. */
  of(worlds: readonly Draft[], moves: readonly Move[]): readonly Tried[] {
    let tried: readonly Tried[] = moves.map((move) => ({ move, chances: [] }));
    for (const [i, world] of worlds.entries()) {
      if (i === this.#counting.siftedAfter) tried = notBehind(tried);
      const next = tried.flatMap((each) => this.#in(world, each) ?? []);
      if (next.length < tried.length) return i === 0 && next[0]?.move === moves[0] ? next : tried;
      tried = next;
    }
    return tried;
  }

  #in(world: Draft, { move, chances }: Tried): Tried | undefined {
    const chance = this.#chanceAfter(world, move);
    return chance === undefined ? undefined : { move, chances: [...chances, chance] };
  }

  /** The chance to win the game once the round is over, if everybody goes on like the player. */
  #chanceAfter(world: Draft, move: Move): number | undefined {
    const draft = draftOf(world);
    advance(draft, move);
    while (!draft.isRoundOver) {
      if (this.#left === 0) return undefined;
      this.#left -= 1;
      const asked = draft.askedCode;
      advance(draft, moveOf(draft, asked, this.#player(viewOf(draft, asked), { seed: 0 })));
    }
    const chances = new Float64Array(draft.players);
    chancesToWin(draft, chances);
    return chances[this.#seat]!;
  }
}

/** The first move, with which the others are compared, and those that are not behind the best by two errors. */
function notBehind(tried: readonly Tried[]): readonly Tried[] {
  const best = tried.reduce((a, b) => (sumOf(b.chances) > sumOf(a.chances) ? b : a));
  return tried.filter(({ chances }, i) => {
    const { mean, error } = gainOf(best.chances, chances);
    return i === 0 || mean <= 2 * error;
  });
}

type Gain = { readonly mean: number; readonly error: number };

/** How much more often one move wins than another in the same worlds, with its standard error. */
function gainOf(chances: readonly number[], beside: readonly number[]): Gain {
  const gains = chances.map((chance, i) => chance - beside[i]!);
  const mean = meanOf(gains);
  const squares = sumOf(gains.map((gain) => (gain - mean) ** 2));
  return { mean, error: Math.sqrt(squares / (gains.length * Math.max(1, gains.length - 1))) };
}

/** The one with the greatest gain, the first of equals; undefined if there is none. */
const firstBest = <Item extends Gain>(gains: readonly Item[]): Item | undefined =>
  gains.reduce<Item | undefined>((best, gain) => (!best || gain.mean > best.mean ? gain : best), undefined);
