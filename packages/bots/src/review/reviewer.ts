import { seededRandom, type GameRecord, type Random, type Seat } from '@quando/rules';
import { advance, draftOf, openViewOf, type Move } from '@quando/rules/authority';
import { beliefOf, type Belief } from '../belief/belief.ts';
import type { Likelihood } from '../belief/likelihood.ts';
import type { Bot } from '../bot.ts';
import type { Judge } from '../luck/judge.ts';
import { actionOfMove } from '../policy-bot.ts';
import { choicesAt } from './choices.ts';
import { bestOf, candidatesOf, gainOf, NOTHING, type Bias, type Comparison } from './comparison.ts';
import { decisionKindOf } from './decision-kind.ts';
import type { Estimated } from './estimate.ts';
import { likelyIn } from './likely.ts';
import { markOf, type Mark } from './mark.ts';
import { Trials, type Depth } from './outcomes.ts';
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

/** How much is thought about a decision, and how wrong that is beside the worlds' own error: see decision 21. */
type Look = Depth & { readonly hands: number; readonly worlds: number; readonly bias: Bias };

/** A first look: as many hands and worlds as tell which decisions need a second one. */
const FIRST_LOOK: Look = {
  hands: 32,
  worlds: 48,
  decisions: 0,
  rounds: 24,
  bias: { chance: 0.03, points: 2 },
};
/** A second look at the chosen move and the seemingly best ones, in new worlds, with the next turns played on. */
const SECOND_LOOK: Look = {
  hands: 64,
  worlds: 96,
  decisions: 12,
  rounds: 96,
  bias: { chance: 0.02, points: 1 },
};
/** So many moves are looked at again beside the chosen one. */
const BEST = 1;
/** A decision that seems to lose more than this is looked at twice. */
const SUSPICIOUS = 0.02;
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
    const belief = this.#beliefAfterLast(decision) ?? this.#believe(decision, FIRST_LOOK);
    this.#last = { decision, belief };
    const moves = choicesAt(decision.state, decision.view, decision.move);
    const first = this.#compare(belief, moves, FIRST_LOOK);
    const gain = gainOf(first, bestOf(first), first.outcomes[0]!);
    if (gain.mean < SUSPICIOUS) return this.#reviewed(decision, belief, first, first, 'none');
    return this.#secondLook(decision, first);
  }

  #secondLook(decision: OwnDecision, first: Comparison): ReviewedDecision {
    const belief = this.#believe(decision, SECOND_LOOK);
    const best = first.outcomes
      .slice(1)
      .toSorted((a, b) => gainOf(first, b, a).mean)
      .slice(0, BEST);
    const second = this.#compare(belief, [decision.move, ...best.map(({ move }) => move)], SECOND_LOOK);
    const mark = markOf(lossIn(second));
    const isUnclear = mark !== 'none' && belief.effective < LEAST_EFFECTIVE;
    return this.#reviewed(decision, belief, first, second, isUnclear ? 'unclear' : mark);
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

  #compare(belief: Belief, moves: readonly Move[], look: Look): Comparison {
    const worlds = belief.worlds.map(({ world }) => world);
    const outcomes = moves.map((move) => this.#trials.outcomesOf(move, worlds, look));
    return { belief, outcomes, bias: look.bias };
  }

  #believe({ seen }: OwnDecision, { hands, worlds }: Look): Belief {
    return beliefOf(seen, { hands, worlds, likelihood: this.#likelihood, random: this.#random });
  }

  /** What was believed at the decision before, if nobody else has decided since: a play tells its own seat nothing new. */
  #beliefAfterLast({ seen, view }: OwnDecision): Belief | undefined {
    if (!this.#last) return undefined;
    const { decision, belief } = this.#last;
    const since = seen.events.slice(decision.seen.events.length);
    const isOwnPlay = since.length === 1 && since[0]!.type === 'played' && decision.seen.dealt === seen.dealt;
    if (!isOwnPlay) return undefined;
    const worlds = belief.worlds.map(({ world, hands }) => {
      const draft = draftOf(world);
      advance(draft, decision.move);
      return { world: draft, hands };
    });
    return { ...belief, view, worlds };
  }
}

/** What the chosen move, the first one, loses beside the best one. */
function lossIn(comparison: Comparison): Estimated {
  const [chosen] = comparison.outcomes;
  const best = bestOf(comparison);
  return best === chosen ? NOTHING : gainOf(comparison, best, chosen!);
}
