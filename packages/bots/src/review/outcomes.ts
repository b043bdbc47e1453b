import { below, fraction, seededRandom, type Random, type Seat } from '@quando/rules';
import { advance, draftOf, Move, moveOf, viewOf, type Draft, type State } from '@quando/rules/authority';
import type { Bot } from '../bot.ts';
import { fittedPolicy } from '../evaluation/fitted-policy.ts';
import type { Judge } from '../luck/judge.ts';
import { candidateMoves } from '../search/candidate-moves.ts';

/** What a move leads to: one value per world, but points only for the worlds in which the round was played out. */
export type Outcomes = {
  readonly move: Move;
  /** The chance to win the game. */
  readonly chances: readonly number[];
  /** The seat's points in this round. */
  readonly points: readonly number[];
  /** By world and seat: the sum at the end of the round. */
  readonly sums: readonly (readonly number[])[];
  /** The share of the worlds in which the round was not over when its chances were judged. */
  readonly open: number;
};

/** How deeply a move is examined. */
export type Depth = {
  /** How many further decisions Masters make before a position is judged. */
  readonly decisions: number;
  /** The share of those decisions in which somebody slips: any other kind of move. */
  readonly slip: number;
  /** In how many worlds the round is then played to its end, by a fast policy. */
  readonly rounds: number;
};

/** Where a move leads in a world. */
type Reached = { readonly draft: Draft; readonly chance: number };

/** Tries moves of a seat in worlds. */
export class Trials {
  readonly #seat: Seat;
  readonly #master: Bot;
  readonly #judge: Judge;
  readonly #random: Random = seededRandom('rounds');
  readonly #reply: Move = new Move();

  constructor(seat: Seat, { master, judge }: { readonly master: Bot; readonly judge: Judge }) {
    this.#seat = seat;
    this.#master = master;
    this.#judge = judge;
  }

  outcomesOf(move: Move, worlds: readonly State[], depth: Depth): Outcomes {
    const { slip, rounds } = depth;
    const all = slip > 0 ? this.#lines(move, worlds, depth) : this.#reachOnce(move, worlds, depth);
    const ends = all.slice(0, rounds).map(({ draft }) => this.#playOut(draftOf(draft)));
    return {
      move,
      chances: all.map(({ chance }) => chance),
      points: ends.map((end) => end.points(this.#seat)),
      sums: ends.map(sumsOf),
      open: all.filter(({ draft }) => !draft.isRoundOver).length / worlds.length,
    };
  }

  /** One line of play per world, even if a world comes up again; slips are at the same places for all moves. */
  #lines(move: Move, worlds: readonly State[], depth: Depth): Reached[] {
    return worlds.map((world, i) => this.#reach(world, move, depth, seededRandom(`line ${i}`)));
  }

  /** Without slips Masters always decide the same, so a world that comes up again is not judged again. */
  #reachOnce(move: Move, worlds: readonly State[], depth: Depth): Reached[] {
    const reached = new Map(
      [...new Set(worlds)].map((world) => [world, this.#reach(world, move, depth)] as const),
    );
    return worlds.map((world) => reached.get(world)!);
  }

  #reach(world: State, move: Move, depth: Depth, random = this.#random): Reached {
    const draft = this.#playOn(world, move, depth, random);
    return { draft, chance: this.#judge.at(draft)[this.#seat]! };
  }

  /** The world after a move and some further decisions in this round. */
  #playOn(world: State, move: Move, { decisions, slip }: Depth, random: Random): Draft {
    const draft = draftOf(world);
    advance(draft, move);
    for (let i = 0; i < decisions && !draft.isRoundOver; i += 1) {
      const isSlip = slip > 0 && fraction(random) < slip;
      advance(draft, isSlip ? anyMove(draft, random) : this.#masters(draft));
    }
    return draft;
  }

  #masters(draft: Draft): Move {
    const asked = draft.askedCode;
    return moveOf(draft, asked, this.#master(viewOf(draft, asked), { seed: 0 }));
  }

  #playOut(draft: Draft): Draft {
    while (!draft.isRoundOver) {
      fittedPolicy(draft, this.#random, this.#reply);
      advance(draft, this.#reply);
    }
    return draft;
  }
}

/** A random kind of move, all equally likely. */
function anyMove(draft: Draft, random: Random): Move {
  const moves = candidateMoves(draft, viewOf(draft, draft.askedCode));
  return moves[below(random, moves.length)]!;
}

const sumsOf = (end: State): number[] => Array.from({ length: end.players }, (_, seat) => end.sum(seat));
