import { estimateKnock, eventsUpTo, hint, knockPosition, viewAt, type KnockPosition } from '@quando/bots';
import { seatsOf } from '@quando/rules';
import { seenBy, viewOf } from '@quando/rules/authority';
import type {
  CoachAnswers,
  CoachKind,
  CoachQuestion,
  PosedPosition,
  RevealedPosition,
} from './coach-message.ts';

/** The time limit for advice, in milliseconds. */
const LIMIT = 600;

/** Gives advice and provides positions. It keeps a position's hidden cards until the page asks for them. */
export class Coach {
  readonly #now: () => number;
  #last: { readonly seed: string; readonly position: KnockPosition } | undefined;

  constructor(now: () => number) {
    this.#now = now;
  }

  answer(question: CoachQuestion): CoachAnswers[CoachKind] {
    switch (question.kind) {
      case 'hint':
        return hint(question.subject, { seed: 'hint', limit: { milliseconds: LIMIT, now: this.#now } });
      case 'pose':
        return posed(this.#position(question.subject));
      case 'judge':
        return estimateKnock(viewAt(this.#position(question.subject)), { seed: question.subject });
      case 'reveal':
        return revealed(this.#position(question.subject));
    }
  }

  #position(seed: string): KnockPosition {
    if (this.#last?.seed !== seed) this.#last = { seed, position: knockPosition(seed) };
    return this.#last.position;
  }
}

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
