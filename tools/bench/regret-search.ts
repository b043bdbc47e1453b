import { beliefOf, choicesAt, ownSeat, type OwnDecision, type ReviewTools } from '@quando/bots';
import type { Random, Seat } from '@quando/rules';
import {
  advance,
  draftOf,
  formatMove,
  moveOf,
  viewOf,
  type Draft,
  type Move,
  type State,
} from '@quando/rules/authority';

/** What a decision costs beside another move. */
export type Regret = {
  /** The chance to win that it loses; below 0 where the other move is worse. */
  readonly chance: number;
  /** The points that it takes more. */
  readonly points: number;
  readonly isBest: boolean;
};

const NONE: Regret = { chance: 0, points: 0, isBest: true };

/** Worlds in which the best move is looked for, and new ones in which it is compared with the chosen one. */
const SEARCHED = { hands: 48, worlds: 48 };
const COMPARED = { hands: 64, worlds: 64 };

/** More decisions than a round of Masters has. */
const LONGEST = 2000;

type Mean = { readonly chance: number; readonly points: number };

/**
 * Compares decisions with other moves by play-outs in worlds that are believed because of what the others did (decision 21).
 * Each move is played out to the end of the round by Masters.
 */
export class RegretSearch {
  readonly #tools: ReviewTools;

  constructor(tools: ReviewTools) {
    this.#tools = tools;
  }

  /** Beside the Master's move. */
  besideMaster(decision: OwnDecision, random: Random): Regret {
    const { state, view, move } = decision;
    const other = moveOf(state, ownSeat(view), this.#tools.master(view, { seed: 0 }));
    const isSame = otherKinds(decision, move) === otherKinds(decision, other);
    return isSame ? NONE : this.#beside(decision, other, random);
  }

  /**
   * Beside the move that seems best among all kinds of moves. What it seems to gain where it was found is not counted: it is
   * measured again in other worlds.
   */
  besideBest(decision: OwnDecision, random: Random): Regret {
    const { state, view, move } = decision;
    const choices = choicesAt(state, view, move);
    if (choices.length === 1) return NONE;
    const worlds = this.#worldsOf(decision, SEARCHED, random);
    const chances = choices.map((choice) => this.#mean(worlds, choice, ownSeat(view)).chance);
    const best = choices[chances.indexOf(Math.max(...chances))]!;
    return best === move ? NONE : this.#beside(decision, best, random);
  }

  #beside(decision: OwnDecision, other: Move, random: Random): Regret {
    const worlds = this.#worldsOf(decision, COMPARED, random);
    const [own, better] = [decision.move, other].map((move) =>
      this.#mean(worlds, move, ownSeat(decision.view)),
    );
    return { chance: better!.chance - own!.chance, points: own!.points - better!.points, isBest: false };
  }

  #worldsOf({ seen }: OwnDecision, sizes: typeof SEARCHED, random: Random): readonly State[] {
    const { likelihood } = this.#tools;
    return beliefOf(seen, { ...sizes, likelihood, random }).worlds.map(({ world }) => world);
  }

  #mean(worlds: readonly State[], move: Move, seat: Seat): Mean {
    let [chance, points] = [0, 0];
    for (const world of worlds) {
      const end = this.#playedOut(world, move);
      chance += this.#tools.judge.at(end)[seat]! / worlds.length;
      points += end.points(seat) / worlds.length;
    }
    return { chance, points };
  }

  #playedOut(world: State, move: Move): Draft {
    const draft = draftOf(world);
    advance(draft, move);
    for (let i = 0; i < LONGEST && !draft.isRoundOver; i += 1) {
      const asked = draft.askedCode;
      advance(draft, moveOf(draft, asked, this.#tools.master(viewOf(draft, asked), { seed: 0 })));
    }
    return draft;
  }
}

/** All kinds of moves but that of the given one. */
const otherKinds = ({ state, view }: OwnDecision, move: Move): string =>
  choicesAt(state, view, move)
    .slice(1)
    .map((choice) => formatMove(ownSeat(view), choice))
    .join();
