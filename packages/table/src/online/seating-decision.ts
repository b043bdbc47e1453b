import type { Seat } from '@quando/rules';
import { distinctName, isSameTerms, type SeatingCommand, type SeatingRefusalCode } from '@quando/protocol';
import type { Decision, Unchanged } from '../table-core.ts';
import { removedPerson } from './access.ts';
import { botFor } from './bot-for.ts';
import { claiming, handingOver, nudging, replacing, restoring } from './care-decision.ts';
import { decideDeal, decidePart } from './deal-decision.ts';
import { STAND_IN } from './due-action.ts';
import {
  isWornOut,
  refused,
  type Asking,
  type EntryDecision,
  type Made,
  type SeatedAsking,
} from './entry-decision.ts';
import type { OnlineChange, OnlineLog } from './online-log.ts';
import { isAttended, isInvited, isPerson, reservationOf, type SeatState } from './seat-state.ts';

/** The decision on a command outside the game: the change that it makes, if any, or a refusal. */
export type SeatingDecision = Decision<OnlineChange, { readonly code: SeatingRefusalCode }> | Unchanged;

/** How many people can have been removed from one table; after that, its host can lock it. */
const MOST_REMOVED = 24;

type Command<Type> = Extract<SeatingCommand, { type: Type }>;
/** Decides every command outside the game except a rematch, which creates another table. */
export function decideSeating(
  log: OnlineLog,
  command: Exclude<SeatingCommand, { type: 'rematch' }>,
  asking: Asking,
): SeatingDecision {
  // After the game there is nothing left but to leave.
  if (log.isOver && command.type !== 'stand') return { refusal: { code: 'over' } };
  switch (command.type) {
    case 'start':
      return starting(log, command, asking);
    case 'promise':
    case 'open':
      return givingPart(log, command, asking);
    default:
      return asChange(log, entryOf(log, command, asking));
  }
}

/** The change that an entry makes; it was decided from this log, so it can come next. */
export function asChange(log: OnlineLog, decision: EntryDecision): SeatingDecision {
  if (decision === 'unchanged') return decision;
  if ('refusal' in decision) return { refusal: { code: decision.refusal } };
  const change = log.withSeating(decision.entry);
  if (!change) throw new Error(`${decision.entry.type} was decided and cannot come next`);
  return { change };
}

function entryOf(
  log: OnlineLog,
  command: Exclude<SeatingCommand, { type: 'rematch' | 'start' | 'promise' | 'open' }>,
  asking: Asking,
): EntryDecision {
  const { key, at } = asking;
  if (key === undefined) return refused('no-key');
  const made = { seq: log.seq + 1, at, by: key, id: command.id };
  const own = log.seating.seatOf(key);
  if (command.type === 'sit') return sitting(log, command, own, made);
  if (command.type === 'ask-back') return askingBack(log, made);
  if (command.type === 'claim') return claiming(log, command, own, { made, asking });
  if (own === 'none') return command.type === 'stand' ? releasing(log, made) : refused('not-seated');
  switch (command.type) {
    case 'stand':
      return standing(log, own, made);
    case 'come':
      return isInvited(log.seating.seats[own])
        ? { entry: { ...made, type: 'came', seat: own } }
        : 'unchanged';
    case 'return':
      return returning(log, own, made);
    case 'nudge':
      return nudging(log, command, { own, made, asking });
    case 'replace':
      return replacing(log, command, { own, made, asking });
    case 'restore':
      return restoring(log, command, { own, made, asking });
    default:
      return hosting(log, command, { own, made, asking });
  }
}

function standing(log: OnlineLog, seat: Seat, made: Made): EntryDecision {
  if (log.isStarted && !isAttended(log.seating.seats[seat])) return 'unchanged';
  if (isWornOut(log)) return refused('too-many-changes');
  return { entry: { ...made, type: log.isStarted ? 'left' : 'vacated', seat } };
}

/** A person takes over from the bot, or answers that they are still there, once in a turn. */
function returning(log: OnlineLog, seat: Seat, made: Made): EntryDecision {
  const state = log.seating.seats[seat];
  if (!isPerson(state)) return refused('not-seated');
  const { nudgedAt, hasAnswered, replaced } = state.care;
  if (log.seating.isManned(seat) && (nudgedAt === undefined || hasAnswered)) return refused('not-away');
  if (log.isInRound && replaced === 'until-next-round') return refused('replaced');
  return { entry: { ...made, type: 'returned', seat } };
}

/** A person who waits for the end of the round gives up the seat that they have reserved. */
function releasing(log: OnlineLog, made: Made): EntryDecision {
  const seat = log.seating.reservedBy(made.by);
  if (seat === 'none') return refused('not-seated');
  if (isWornOut(log)) return refused('too-many-changes');
  return { entry: { ...made, type: 'released', seat } };
}

function sitting(log: OnlineLog, command: Command<'sit'>, own: Seat | 'none', made: Made): EntryDecision {
  const { seat, avatar } = command;
  const state = log.seating.seats[seat];
  if (!state) return refused('no-such-seat');
  if (log.isStarted && own !== 'none') return refused('started');
  if (seat !== own && !isOpenTo(state, made.by)) return refused('seat-taken');
  const no = own === 'none' ? accessRefusal(log, made.by) : undefined;
  if (no) return refused(no);
  const others = log.seating.sittersBeside([seat, own], made.by).map((other) => other.name);
  const name = distinctName(command.name, others);
  const known = seat === own && state.kind === 'taken' ? state.sitter : reservationOf(state)?.sitter;
  if (known?.name === name && known.avatar === avatar) return 'unchanged';
  const isKnown = own !== 'none' || log.seating.reservedBy(made.by) !== 'none';
  if (isKnown && isWornOut(log)) return refused('too-many-changes');
  const type = log.isInRound ? 'reserved' : 'seated';
  const program = command.isProgram ? { isProgram: true as const } : {};
  const sitter = { kind: 'person', name, avatar } as const;
  return { entry: { ...made, type, seat, sitter, key: made.by, ...program } };
}

/** Why a person who has no seat may not sit down. */
function accessRefusal({ seating: { access } }: OnlineLog, key: string): SeatingRefusalCode | undefined {
  if (removedPerson(access, key)) return 'removed';
  return access.isLocked ? 'locked' : undefined;
}

/** A removed person asks once; the host sees it. */
function askingBack({ seating: { access } }: OnlineLog, made: Made): EntryDecision {
  const person = removedPerson(access, made.by);
  return person?.isAsking === false ? { entry: { ...made, type: 'asked-back' } } : 'unchanged';
}

/** Whether a seat is free or a bot's, and nobody else has reserved it. */
const isOpenTo = (state: SeatState, key: string): boolean =>
  state.kind === 'free' || (state.sitter.kind === 'bot' && (state.reservedFor?.key ?? key) === key);

function givingPart(
  log: OnlineLog,
  command: Command<'promise' | 'open'>,
  { key, at }: Asking,
): SeatingDecision {
  const seat = log.seating.seatOf(key);
  if (key === undefined) return { refusal: { code: 'no-key' } };
  if (seat === 'none') return { refusal: { code: 'not-seated' } };
  const decision = decidePart(log, command, seat, { seq: log.seq + 1, at, by: key, id: command.id });
  if (decision === 'unchanged' || 'change' in decision) return decision;
  return { refusal: { code: decision.refusal } };
}

type HostCommand = Command<
  'fill' | 'clear' | 'lock' | 'unlock' | 'let-back' | 'set-terms' | 'remind' | 'hand-over'
>;

function hosting(log: OnlineLog, command: HostCommand, { own, made, asking }: SeatedAsking): EntryDecision {
  const no = hostRefusal(log, own, asking);
  if (no) return refused(no);
  switch (command.type) {
    case 'lock':
    case 'unlock':
      return locking(log, command.type, made);
    case 'let-back':
      return lettingBack(log, command, made);
    case 'remind':
      return reminding(log, made);
    case 'set-terms':
      return settingTerms(log, command, made);
    case 'hand-over':
      return handingOver(log, command, { own, made, asking });
    case 'clear':
      return command.seat === own ? refused('no-such-seat') : clearing(log, command.seat, made);
    case 'fill': {
      const state = log.seating.seats[command.seat];
      if (!state) return refused('no-such-seat');
      return log.isStarted ? refused('started') : filling(log, command, state, made);
    }
  }
}

function locking(log: OnlineLog, type: 'lock' | 'unlock', made: Made): EntryDecision {
  if (log.seating.access.isLocked === (type === 'lock')) return 'unchanged';
  if (type === 'unlock' && isWornOut(log)) return refused('too-many-changes');
  return { entry: { ...made, type: type === 'lock' ? 'locked' : 'unlocked' } };
}

/** The host waits for those who have not answered: they are asked once more. */
function reminding(log: OnlineLog, made: Made): EntryDecision {
  if (log.seating.invited.length === 0) return 'unchanged';
  return isWornOut(log) ? refused('too-many-changes') : { entry: { ...made, type: 'reminded' } };
}

/** People on seats that go move to others, so there have to be enough of them. */
function settingTerms(log: OnlineLog, { terms }: Command<'set-terms'>, made: Made): EntryDecision {
  // The terms of a table with shared deals are those of all tables of that name.
  if (log.isStarted || log.terms.sharedDeals) return refused('started');
  if (isSameTerms(log.terms, terms)) return 'unchanged';
  if (log.seating.seats.filter(isPerson).length > terms.players) return refused('too-few-seats');
  return isWornOut(log) ? refused('too-many-changes') : { entry: { ...made, type: 'terms-set', terms } };
}

function lettingBack(log: OnlineLog, { person }: Command<'let-back'>, made: Made): EntryDecision {
  if (!log.seating.access.removed.some(({ number }) => number === person)) return 'unchanged';
  if (isWornOut(log)) return refused('too-many-changes');
  return { entry: { ...made, type: 'let-back', person } };
}

/** Frees a seat before the start; later only cancels a reservation, or puts a bot in the place of who is away. */
function clearing(log: OnlineLog, seat: Seat, made: Made): EntryDecision {
  const state = log.seating.seats[seat];
  if (!state || state.kind === 'free') return refused('no-such-seat');
  const isDismissed = log.isStarted && !state.reservedFor;
  if (isDismissed && !(isPerson(state) && state.isAway)) return refused('started');
  const isOfPerson = state.reservedFor !== undefined || (isPerson(state) && !isInvited(state));
  const isFull = isOfPerson && log.seating.access.removed.length >= MOST_REMOVED;
  if (isFull || isWornOut(log)) return refused('too-many-changes');
  if (isDismissed)
    return { entry: { ...made, type: 'dismissed', seat, sitter: botFor(log, seat, STAND_IN) } };
  return { entry: { ...made, type: log.isStarted ? 'released' : 'vacated', seat } };
}

function filling(
  log: OnlineLog,
  { seat, level }: Command<'fill'>,
  state: SeatState,
  made: Made,
): EntryDecision {
  if (state.kind === 'taken') {
    if (state.sitter.kind === 'person' && !isInvited(state)) return refused('seat-taken');
    if (state.sitter.kind === 'bot' && state.sitter.level === level) return 'unchanged';
    if (isWornOut(log)) return refused('too-many-changes');
  }
  return { entry: { ...made, type: 'seated', seat, sitter: botFor(log, seat, level) } };
}

/** Why a person may not do what only the host may do. */
function hostRefusal(log: OnlineLog, own: Seat | 'none', asking: Asking): SeatingRefusalCode | undefined {
  if (asking.key === undefined) return 'no-key';
  if (own === 'none') return 'not-seated';
  const { absentSince, at: now } = asking;
  return log.seating.host({ absentSince, now }) === own ? undefined : 'not-host';
}

function starting(log: OnlineLog, { id }: Command<'start'>, asking: Asking): SeatingDecision {
  const code = hostRefusal(log, log.seating.seatOf(asking.key), asking);
  if (code) return { refusal: { code } };
  if (log.isStarted) return { refusal: { code: 'started' } };
  if (!log.setup) return { refusal: { code: 'seats-free' } };
  if (log.seating.invited.length > 0) return { refusal: { code: 'not-answered' } };
  return decideDeal(log, { ...asking, id });
}
