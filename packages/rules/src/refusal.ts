import type { Action, Verb } from './action.ts';
import { holdsZero, mayKnock, mayPass, seatsNotReady, type TurnContext } from './turn-context.ts';
import type { CardNumber } from './card.ts';
import { groupOf, isGroup, type GroupFault } from './group.ts';
import type { Seat } from './seat.ts';

/** A refusal. The code is stable; `may` lists the verbs that the seat may use instead. */
export type Refusal = RefusalReason & { readonly may: readonly Verb[] };

export type RefusalReason =
  | { readonly code: 'watchers-only-watch' }
  | { readonly code: 'game-over' }
  | { readonly code: 'round-over' }
  | { readonly code: 'not-your-turn'; readonly asked: Seat }
  | { readonly code: 'play-before-drawing' }
  | { readonly code: 'nothing-to-flip' }
  | { readonly code: 'draw-after-playing' }
  | { readonly code: 'zero-must-be-flipped' }
  | { readonly code: 'no-zero-so-draw' }
  | { readonly code: 'not-a-zero'; readonly slot: number }
  | { readonly code: 'no-cards' }
  | { readonly code: 'no-such-card'; readonly slot: number }
  | { readonly code: 'same-card-twice'; readonly slot: number }
  | { readonly code: GroupFault; readonly numbers: readonly CardNumber[] }
  | { readonly code: 'already-knocked'; readonly knocker: Seat }
  | { readonly code: 'knock-too-early'; readonly seats: readonly Seat[] }
  | { readonly code: 'pass-only-in-last-round' };

export type RefusalCode = Refusal['code'];

/** Why the seat may not do this now; undefined if it is legal. */
export function refuse(context: TurnContext, action: Action): Refusal | undefined {
  const reason = reasonAgainst(context, action);
  return reason && { ...reason, may: verbsOf(context) };
}

/** The verbs that the seat may use. */
export function verbsOf(context: TurnContext): Verb[] {
  if (context.asked !== context.seat) return [];
  if (context.phase === 'draw') return ['draw'];
  if (context.phase === 'penalty') return holdsZero(context) ? ['flip'] : ['draw'];
  const verbs: Verb[] = ['play'];
  if (mayKnock(context)) verbs.push('knock');
  if (mayPass(context)) verbs.push('pass');
  return verbs;
}

function reasonAgainst(context: TurnContext, action: Action): RefusalReason | undefined {
  switch (context.phase) {
    case 'over':
      return { code: 'game-over' };
    case 'scored':
      return { code: 'round-over' };
    case 'turn':
      return notAsked(context) ?? onTurn(context, action);
    case 'draw':
      return notAsked(context) ?? (action.type === 'draw' ? undefined : { code: 'draw-after-playing' });
    case 'penalty':
      return notAsked(context) ?? onPenalty(context, action);
  }
}

const notAsked = (context: TurnContext): RefusalReason | undefined =>
  context.asked === context.seat || context.asked === 'nobody'
    ? undefined
    : { code: 'not-your-turn', asked: context.asked };

function onTurn(context: TurnContext, action: Action): RefusalReason | undefined {
  switch (action.type) {
    case 'play':
      return againstPlay(context, action.slots);
    case 'draw':
      return { code: 'play-before-drawing' };
    case 'flip':
      return { code: 'nothing-to-flip' };
    case 'knock':
      return againstKnock(context);
    case 'pass':
      return mayPass(context) ? undefined : { code: 'pass-only-in-last-round' };
  }
}

function onPenalty(context: TurnContext, action: Action): RefusalReason | undefined {
  if (!holdsZero(context)) return action.type === 'draw' ? undefined : { code: 'no-zero-so-draw' };
  if (action.type !== 'flip') return { code: 'zero-must-be-flipped' };
  const front = context.frontOf(action.slot);
  if (front === undefined) return { code: 'no-such-card', slot: action.slot };
  return front === 0 ? undefined : { code: 'not-a-zero', slot: action.slot };
}

function againstPlay(context: TurnContext, slots: readonly number[]): RefusalReason | undefined {
  if (slots.length === 0) return { code: 'no-cards' };
  const numbers: CardNumber[] = [];
  for (const slot of slots) {
    const front = context.frontOf(slot);
    if (front === undefined) return { code: 'no-such-card', slot };
    if (slots.indexOf(slot) < numbers.length) return { code: 'same-card-twice', slot };
    numbers.push(front);
  }
  const kind = groupOf(numbers);
  return isGroup(kind) ? undefined : { code: kind, numbers };
}

function againstKnock(context: TurnContext): RefusalReason | undefined {
  if (context.knocker !== 'nobody') return { code: 'already-knocked', knocker: context.knocker };
  const seats = seatsNotReady(context);
  return seats.length === 0 ? undefined : { code: 'knock-too-early', seats };
}
