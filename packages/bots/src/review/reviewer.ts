import { seededRandom, type GameRecord, type Random, type Seat } from '@quando/rules';
import { advance, draftOf, openViewOf, type Move, type State } from '@quando/rules/authority';
import { beliefOf, type Belief } from '../belief/belief.ts';
import type { Likelihood } from '../belief/likelihood.ts';
import type { Bot } from '../bot.ts';
import type { Judge } from '../luck/judge.ts';
import { actionOfMove } from '../policy-bot.ts';
import { choicesAt } from './choices.ts';
import { bestOf, candidatesOf, gainOf, NOTHING, type Comparison } from './comparison.ts';
import { decisionKindOf } from './decision-kind.ts';
import type { Estimated } from './estimate.ts';
import { likelyIn } from './likely.ts';
import {
  FIRST_PASS,
  isLate,
  LATE_FIRST_PASS,
  secondPass,
  thirdPass,
  type ReviewPass,
} from './review-pass.ts';
import { markOf, type Mark } from './mark.ts';
import { Trials } from './outcomes.ts';
import { ownDecisions, type OwnDecision } from './own-decisions.ts';
import { reasonsFor } from './reasons.ts';
import type { ReviewedDecision } from './reviewed-decision.ts';

export type ReviewTools = {
  /** Plays on after a move. */
  readonly master: Bot;
  /** How likely the others' decisions are. */
  readonly likelihood: Likelihood;
  /** Judges where that leads. */
  readonly judge: Judge;
};

/** A decision that seems to lose more than this gets a second pass. */
const SUSPICIOUS = 0.02;
/** A loss as large as a mistake's that is not marked gets a third pass. */
const WORTH_MORE = 0.05;
/** With fewer hands that count, what the others hold is too uncertain. */
const LEAST_EFFECTIVE = 2;

/**
 * Reviews all decisions of a seat in a checked record, one after the other, by what it had seen at each; the same record
 * gives the same review.
 */
export function* reviewGame(
  record: GameRecord,
  seat: Seat,
  tools: ReviewTools,
): Generator<ReviewedDecision, void, undefined> {
  const reviewer = new Reviewer(seat, tools);
  for (const decision of ownDecisions(record, seat)) yield reviewer.review(decision);
}

/** Reviews the decisions of one seat, one after the other. */
export class Reviewer {
  readonly #seat: Seat;
  readonly #likelihood: Likelihood;
  readonly #trials: Trials;
  readonly #random: Random = seededRandom('review');
  /** The decision before, and what was believed then. */
  #last: { readonly decision: OwnDecision; readonly belief: Belief } | undefined;

  constructor(seat: Seat, tools: ReviewTools) {
    this.#seat = seat;
    this.#likelihood = tools.likelihood;
    this.#trials = new Trials(seat, tools);
  }

  /** Compares a decision with all other kinds of choice. */
  review(decision: OwnDecision): ReviewedDecision {
    const belief = this.#beliefAfterLast(decision) ?? this.#believe(decision, FIRST_PASS);
    this.#last = { decision, belief };
    const moves = choicesAt(decision.state, decision.view, decision.move);
    const first = this.#compare(belief, moves, FIRST_PASS);
    const late = isLate(decision.view) ? this.#playOut(belief, moves) : undefined;
    const rivals = [...new Set([...rivalIn(first, 0), ...(late ? rivalIn(late, 1) : [])])];
    return this.#judge(decision, belief, late ?? first, rivals);
  }

  /** What Masters make of every move, in some of the worlds. */
  #playOut(belief: Belief, moves: readonly Move[]): Comparison {
    const worlds = belief.worlds.slice(0, LATE_FIRST_PASS.worlds);
    return this.#compare({ ...belief, worlds }, moves, LATE_FIRST_PASS);
  }

  /** Looks again where there are moves that seem to be better. */
  #judge(
    decision: OwnDecision,
    belief: Belief,
    first: Comparison,
    rivals: readonly Move[],
  ): ReviewedDecision {
    if (rivals.length === 0) return this.#reviewed(decision, belief, first, first, 'none');
    const { view } = decision;
    const second = this.#compareAgain(decision, rivals, first, secondPass(view));
    return needsThird(second) ? this.#compareAgain(decision, rivals, first, thirdPass(view)) : second;
  }

  #compareAgain(
    decision: OwnDecision,
    rivals: readonly Move[],
    first: Comparison,
    pass: ReviewPass,
  ): ReviewedDecision {
    const belief = this.#believe(decision, pass);
    const again = this.#compare(belief, [decision.move, ...rivals], pass);
    const mark = markOf(lossIn(again));
    const isUnclear = mark !== 'none' && belief.effective < LEAST_EFFECTIVE;
    return this.#reviewed(decision, belief, first, again, isUnclear ? 'unclear' : mark);
  }

  #reviewed(
    { round, index, view, state, move }: OwnDecision,
    belief: Belief,
    first: Comparison,
    second: Comparison,
    mark: Mark,
  ): ReviewedDecision {
    const action = actionOfMove(view, move);
    const best = actionOfMove(view, bestOf(second).move);
    const likely = likelyIn(belief);
    return {
      round,
      index,
      seat: this.#seat,
      view,
      action,
      kind: decisionKindOf(view, action, best),
      candidates: candidatesOf(view, first, second),
      loss: lossIn(second),
      mark,
      reasons:
        mark === 'none' || mark === 'unclear'
          ? []
          : reasonsFor({ view, action, best, likely, comparison: second }),
      likely,
      truth: openViewOf(state, this.#seat),
    };
  }

  #compare(belief: Belief, moves: readonly Move[], pass: ReviewPass): Comparison {
    const worlds = belief.worlds.map(({ world }) => world);
    const outcomes = moves.map((move) => this.#trials.outcomesOf(move, worlds, pass));
    return { belief, outcomes, bias: pass.bias };
  }

  #believe({ seen }: OwnDecision, { hands, worlds }: ReviewPass): Belief {
    return beliefOf(seen, { hands, worlds, likelihood: this.#likelihood, random: this.#random });
  }

  /** What was believed at the decision before, if nobody else has decided since: a play tells its own seat nothing new. */
  #beliefAfterLast({ seen, view }: OwnDecision): Belief | undefined {
    if (!this.#last) return undefined;
    const { decision, belief } = this.#last;
    const since = seen.events.slice(decision.seen.events.length);
    const isOwnPlay = since.length === 1 && since[0]!.type === 'played' && decision.seen.dealt === seen.dealt;
    if (!isOwnPlay) return undefined;
    const after = new Map(
      [...new Set(belief.worlds.map(({ world }) => world))].map(
        (world) => [world, afterMove(world, decision.move)] as const,
      ),
    );
    const worlds = belief.worlds.map(({ world, hands }) => ({ world: after.get(world)!, hands }));
    return { ...belief, view, worlds };
  }
}

function afterMove(world: State, move: Move): State {
  const draft = draftOf(world);
  advance(draft, move);
  return draft;
}

/** The best move, if the chosen one seems to lose something beside it, even less so many errors. */
function rivalIn(comparison: Comparison, errors: number): Move[] {
  const best = bestOf(comparison);
  const { mean, error } = gainOf(comparison, best, comparison.outcomes[0]!);
  return mean - errors * error >= SUSPICIOUS ? [best.move] : [];
}

/** Whether a second pass left open what was lost: too few hands agreed with what the others did, or its error is large. */
const needsThird = ({ mark, loss }: ReviewedDecision): boolean =>
  mark === 'unclear' || (mark === 'none' && loss.mean > WORTH_MORE);

/** What the chosen move, the first one, loses beside the best one. */
function lossIn(comparison: Comparison): Estimated {
  const [chosen] = comparison.outcomes;
  const best = bestOf(comparison);
  return best === chosen ? NOTHING : gainOf(comparison, best, chosen!);
}
