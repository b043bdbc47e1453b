import { seededRandom, type GameRecord, type Random, type Seat } from '@quando/rules';
import { advance, draftOf, moveOf, viewOf, type Move, type State } from '@quando/rules/authority';
import { beliefOf, type Belief } from '../belief/belief.ts';
import type { Likelihood } from '../belief/likelihood.ts';
import type { Bot } from '../bot.ts';
import type { Judge } from '../luck/judge.ts';
import { ownSeat } from '../own-hand.ts';
import { choicesAt } from './choices.ts';
import { markOf, type Mark } from './mark.ts';
import { ownDecisions, type OwnDecision } from './own-decisions.ts';
import { estimateIn, type Estimated } from './estimate.ts';

/** How one decision compares with the best choice, by what its seat had seen. */
export type ReviewedDecision = {
  readonly decision: OwnDecision;
  readonly best: Move;
  /** The chance to win that the chosen move lost beside the best one. */
  readonly loss: Estimated;
  readonly mark: Mark;
};

export type ReviewTools = {
  /** Plays on after a move. */
  readonly master: Bot;
  /** How likely the others' decisions are. */
  readonly likelihood: Likelihood;
  /** Judges where that leads. */
  readonly judge: Judge;
};

/** How much is thought about a decision. */
type Look = {
  readonly hands: number;
  readonly worlds: number;
  /** How many decisions are played on by Masters before a position is judged. */
  readonly decisions: number;
};

/** A first look: as many hands and worlds as tell which decisions need a second one. */
const FIRST_LOOK: Look = { hands: 32, worlds: 48, decisions: 0 };
/** A second look at the chosen move and the seemingly best one, in new worlds, with the next turns played on. */
const SECOND_LOOK: Look = { hands: 64, worlds: 96, decisions: 12 };
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
  const reviewer = new Reviewer(tools, seededRandom('review'));
  for (const decision of ownDecisions(record, seat)) yield reviewer.review(decision);
}

/** Reviews the decisions of one seat, one after the other. */
class Reviewer {
  readonly #tools: ReviewTools;
  readonly #random: Random;
  /** The decision before, and what was believed then. */
  #last: { readonly decision: OwnDecision; readonly belief: Belief } | undefined;

  constructor(tools: ReviewTools, random: Random) {
    this.#tools = tools;
    this.#random = random;
  }

  /** Compares a decision with all other kinds of choice. */
  review(decision: OwnDecision): ReviewedDecision {
    const [chosen, ...others] = choicesAt(decision.state, decision.view, decision.move);
    const best = others.length > 0 ? this.#firstLook(decision, chosen, others) : undefined;
    if (!best) return { decision, best: chosen, loss: NOTHING, mark: 'none' };
    if (best.loss.mean < SUSPICIOUS) return { decision, best: best.move, loss: best.loss, mark: 'none' };
    return this.#secondLook(decision, best.move);
  }

  /** The move that seems best, if it seems better than the chosen one. */
  #firstLook(
    decision: OwnDecision,
    chosen: Move,
    others: readonly Move[],
  ): { move: Move; loss: Estimated } | undefined {
    const belief = this.#beliefAfterLast(decision) ?? this.#believe(decision, FIRST_LOOK);
    this.#last = { decision, belief };
    const own = this.#chances(belief, chosen, FIRST_LOOK);
    const all = others.map((move) => {
      const chances = this.#chances(belief, move, FIRST_LOOK);
      return { move, loss: estimateIn(belief, less(chances, own)) };
    });
    const best = all.reduce((a, b) => (b.loss.mean > a.loss.mean ? b : a));
    return best.loss.mean > 0 ? best : undefined;
  }

  #secondLook(decision: OwnDecision, best: Move): ReviewedDecision {
    const belief = this.#believe(decision, SECOND_LOOK);
    const [own, other] = [decision.move, best].map((move) => this.#chances(belief, move, SECOND_LOOK));
    const loss = estimateIn(belief, less(other!, own!));
    if (loss.mean <= 0) return { decision, best: decision.move, loss: NOTHING, mark: 'none' };
    const mark = markOf(loss);
    const isUnclear = mark !== 'none' && belief.effective < LEAST_EFFECTIVE;
    return { decision, best, loss, mark: isUnclear ? 'unclear' : mark };
  }

  #believe({ seen }: OwnDecision, { hands, worlds }: Look): Belief {
    return beliefOf(seen, { hands, worlds, likelihood: this.#tools.likelihood, random: this.#random });
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

  /** The chance to win after a move, in each world. */
  #chances({ worlds, view }: Belief, move: Move, { decisions }: Look): number[] {
    const seat = ownSeat(view);
    return worlds.map(({ world }) => this.#chance(world, move, seat, decisions));
  }

  /** The chance to win after a move and so many further decisions by Masters in this round. */
  #chance(world: State, move: Move, seat: Seat, decisions: number): number {
    const draft = draftOf(world);
    advance(draft, move);
    for (let i = 0; i < decisions && !draft.isRoundOver; i += 1) {
      const asked = draft.askedCode;
      advance(draft, moveOf(draft, asked, this.#tools.master(viewOf(draft, asked), { seed: 0 })));
    }
    return this.#tools.judge.at(draft)[seat]!;
  }
}

const less = (a: readonly number[], b: readonly number[]): number[] => a.map((value, i) => value - b[i]!);

const NOTHING: Estimated = { mean: 0, error: 0 };
