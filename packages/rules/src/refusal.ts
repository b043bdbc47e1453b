import type { Action, Verb } from './action.ts';
import { holdsZero, mayKnock, mayPass, seatsNotReady, type Ask } from './ask.ts';
import type { CardNumber } from './card.ts';
import { groupOf, isGroup, type GroupFault } from './group.ts';
import type { Seat } from './seat.ts';

/** A polite no. The code is stable; `may` says which verbs are open to the seat instead. */
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

/** Why the seat may not do this now; undefined if it may. */
export function refuse(ask: Ask, action: Action): Refusal | undefined {
  const reason = reasonAgainst(ask, action);
  return reason && { ...reason, may: verbsOf(ask) };
}

/** The verbs that are open to the seat. */
export function verbsOf(ask: Ask): Verb[] {
  if (ask.asked !== ask.seat) return [];
  if (ask.phase === 'draw') return ['draw'];
  if (ask.phase === 'penalty') return holdsZero(ask) ? ['flip'] : ['draw'];
  const verbs: Verb[] = ['play'];
  if (mayKnock(ask)) verbs.push('knock');
  if (mayPass(ask)) verbs.push('pass');
  return verbs;
}

function reasonAgainst(ask: Ask, action: Action): RefusalReason | undefined {
  switch (ask.phase) {
    case 'over':
      return { code: 'game-over' };
    case 'scored':
      return { code: 'round-over' };
    case 'turn':
      return notAsked(ask) ?? onTurn(ask, action);
    case 'draw':
      return notAsked(ask) ?? (action.type === 'draw' ? undefined : { code: 'draw-after-playing' });
    case 'penalty':
      return notAsked(ask) ?? onPenalty(ask, action);
  }
}

const notAsked = (ask: Ask): RefusalReason | undefined =>
  ask.asked === ask.seat || ask.asked === 'nobody' ? undefined : { code: 'not-your-turn', asked: ask.asked };

function onTurn(ask: Ask, action: Action): RefusalReason | undefined {
  switch (action.type) {
    case 'play':
      return againstPlay(ask, action.slots);
    case 'draw':
      return { code: 'play-before-drawing' };
    case 'flip':
      return { code: 'nothing-to-flip' };
    case 'knock':
      return againstKnock(ask);
    case 'pass':
      return mayPass(ask) ? undefined : { code: 'pass-only-in-last-round' };
  }
}

function onPenalty(ask: Ask, action: Action): RefusalReason | undefined {
  if (!holdsZero(ask)) return action.type === 'draw' ? undefined : { code: 'no-zero-so-draw' };
  if (action.type !== 'flip') return { code: 'zero-must-be-flipped' };
  const front = frontIn(ask, action.slot);
  if (front === undefined) return { code: 'no-such-card', slot: action.slot };
  return front === 0 ? undefined : { code: 'not-a-zero', slot: action.slot };
}

function againstPlay(ask: Ask, slots: readonly number[]): RefusalReason | undefined {
  if (slots.length === 0) return { code: 'no-cards' };
  const numbers: CardNumber[] = [];
  for (const [i, slot] of slots.entries()) {
    const front = frontIn(ask, slot);
    if (front === undefined) return { code: 'no-such-card', slot };
    if (slots.indexOf(slot) < i) return { code: 'same-card-twice', slot };
    numbers.push(front);
  }
  const kind = groupOf(numbers);
  return isGroup(kind) ? undefined : { code: kind, numbers };
}

function againstKnock(ask: Ask): RefusalReason | undefined {
  if (ask.knocker !== 'nobody') return { code: 'already-knocked', knocker: ask.knocker };
  const seats = seatsNotReady(ask);
  return seats.length === 0 ? undefined : { code: 'knock-too-early', seats };
}

const frontIn = (ask: Ask, slot: number): CardNumber | undefined =>
  ask.hand.find((card) => card.slot === slot)?.front;
