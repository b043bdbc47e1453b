import {
  assistanceFor,
  closeKnockPosition,
  estimateKnock,
  eventsUpTo,
  hint,
  knockPosition,
  viewAt,
  type KnockPosition,
} from '@quando/bots';
import { seatsOf } from '@quando/rules';
import { seenBy, viewOf } from '@quando/rules/authority';
import { dayOfSeed } from '../../trainer/position-seed.ts';
import type {
  CoachAnswers,
  CoachKind,
  CoachQuestion,
  CoachSubjects,
  PosedPosition,
  RevealedPosition,
} from './coach-message.ts';
import { ownPosition } from './own-position.ts';

/** The time limit for advice, in milliseconds. */
const LIMIT = 600;

/** Gives advice and provides positions. It keeps a position's hidden cards until the page asks for them. */
export class Coach {
  readonly #now: () => number;
  #last: { readonly seed: string; readonly position: KnockPosition } | undefined;

  readonly #answers: { readonly [Kind in CoachKind]: (subject: CoachSubjects[Kind]) => CoachAnswers[Kind] } =
    {
      hint: (view) => hint(view, { seed: 'hint', limit: { milliseconds: LIMIT, now: this.#now } }),
      assistance: assistanceFor,
      pose: (seed) => posed(this.#position(seed)),
      judge: (seed) => estimateKnock(viewAt(this.#position(seed)), { seed }),
      reveal: (seed) => revealed(this.#position(seed)),
    };

  constructor(now: () => number) {
    this.#now = now;
  }

  answer<Kind extends CoachKind>({ kind, subject }: CoachQuestion<Kind>): CoachAnswers[Kind] {
    return this.#answers[kind](subject);
  }

  #position(seed: string): KnockPosition {
    if (this.#last?.seed !== seed) this.#last = { seed, position: positionOf(seed) };
    return this.#last.position;
  }
}

/** The question of a day is a close one; those of the stream are mixed, and those of own games are as they were. */
export const positionOf = (seed: string): KnockPosition =>
  ownPosition(seed) ?? (dayOfSeed(seed) === undefined ? knockPosition(seed) : closeKnockPosition(seed));

function posed(position: KnockPosition): PosedPosition {
  const { round, step, seat, levels } = position;
  const events = eventsUpTo(round, step).map((event) => seenBy(event, seat));
  return { view: viewAt(position), levels, events };
}

function revealed({ round, step, seat }: KnockPosition): RevealedPosition {
  const { state } = round[step]!;
  return {
    hands: seatsOf(state.players).map((holder) => viewOf(state, holder).hands[holder]!),
    realAnswer: round[step + 1]!.state.knocker === seat ? 'knock' : 'wait',
    end: viewOf(round.at(-1)!.state, seat),
  };
}
