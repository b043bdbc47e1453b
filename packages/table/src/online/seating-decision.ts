import { below, seededRandom, type Seat } from '@quando/rules';
import { CAST } from '@quando/bots/cast';
import {
  AVATARS,
  type BotLevel,
  type SeatingCommand,
  type SeatingRefusalCode,
  type Sitter,
} from '@quando/protocol';
import type { Decision, Unchanged } from '../table-core.ts';
import { distinctName, isSameName } from './distinct-name.ts';
import { decideDeal, decidePart, type Dealing } from './deal-decision.ts';
import type { SeatingEntry } from './online-entry.ts';
import type { OnlineChange, OnlineLog } from './online-log.ts';
import type { SeatState } from './seat-state.ts';

/** The decision on a command outside the game: the change that it makes, if any, or a refusal. */
export type SeatingDecision = Decision<OnlineChange, { readonly code: SeatingRefusalCode }> | Unchanged;

/** The same before the entry is applied. */
type EntryDecision = { readonly entry: SeatingEntry } | { readonly refusal: SeatingRefusalCode } | Unchanged;

/**
 * How often people may sit down, get up and put bots on seats at one table. After that, seats can only be taken, which
 * comes to an end by itself, so the log cannot grow without bound.
 */
const MOST_SEAT_CHANGES = 500;

/** The sender of a command, and what else the decision depends on. */
export type Asking = Omit<Dealing, 'id'> & {
  /** The hash of the sender's key. */
  readonly key: string | undefined;
};

type Command<Type> = Extract<SeatingCommand, { type: Type }>;
type Made = { readonly seq: number; readonly at: number; readonly by: string; readonly id: string };

const refused = (refusal: SeatingRefusalCode): { readonly refusal: SeatingRefusalCode } => ({ refusal });

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
  if (own === 'none') return refused('not-seated');
  switch (command.type) {
    case 'stand':
      return standing(log, own, made);
    case 'return':
      return isAwayAt(log.seating.seats[own])
        ? { entry: { ...made, type: 'returned', seat: own } }
        : refused('not-away');
    default:
      return hosting(log, command, { own, made, asking });
  }
}

const isAwayAt = (seat: SeatState | undefined): boolean => seat?.kind === 'taken' && seat.isAway;

export const isWornOut = ({ seatChanges }: OnlineLog): boolean => seatChanges >= MOST_SEAT_CHANGES;

function standing(log: OnlineLog, seat: Seat, made: Made): EntryDecision {
  if (isAwayAt(log.seating.seats[seat])) return 'unchanged';
  if (isWornOut(log)) return refused('too-many-changes');
  return { entry: { ...made, type: log.isStarted ? 'left' : 'vacated', seat } };
}

function sitting(log: OnlineLog, command: Command<'sit'>, own: Seat | 'none', made: Made): EntryDecision {
  const { seat, avatar } = command;
  const state = log.seating.seats[seat];
  if (!state) return refused('no-such-seat');
  if (log.isStarted && own !== 'none') return refused('started');
  if (state.kind === 'taken' && state.sitter.kind === 'person' && seat !== own) return refused('seat-taken');
  const others = log.seating.sittersBeside([seat, own]).map((other) => other.name);
  const name = distinctName(command.name, others);
  if (state.kind === 'taken' && seat === own && state.sitter.name === name && state.sitter.avatar === avatar)
    return 'unchanged';
  if (own !== 'none' && isWornOut(log)) return refused('too-many-changes');
  return { entry: { ...made, type: 'seated', seat, sitter: { kind: 'person', name, avatar }, key: made.by } };
}

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

type Hosting = { readonly own: Seat; readonly made: Made; readonly asking: Asking };

function hosting(
  log: OnlineLog,
  command: Command<'fill' | 'clear'>,
  { own, made, asking }: Hosting,
): EntryDecision {
  const no = hostRefusal(log, own, asking);
  if (no) return refused(no);
  const state = log.seating.seats[command.seat];
  if (!state) return refused('no-such-seat');
  if (command.type === 'clear') {
    if (command.seat === own || state.kind === 'free') return refused('no-such-seat');
    if (isWornOut(log)) return refused('too-many-changes');
    return { entry: { ...made, type: 'vacated', seat: command.seat } };
  }
  return filling(log, command, state, made);
}

function filling(
  log: OnlineLog,
  { seat, level }: Command<'fill'>,
  state: SeatState,
  made: Made,
): EntryDecision {
  if (state.kind === 'taken') {
    if (state.sitter.kind === 'person') return refused('seat-taken');
    if (state.sitter.level === level) return 'unchanged';
    if (isWornOut(log)) return refused('too-many-changes');
  }
  return { entry: { ...made, type: 'seated', seat, sitter: botFor(log, seat, level) } };
}

/** Why a person may not do what only the host may do before the start. */
function hostRefusal(log: OnlineLog, own: Seat | 'none', asking: Asking): SeatingRefusalCode | undefined {
  if (asking.key === undefined) return 'no-key';
  if (own === 'none') return 'not-seated';
  if (log.isStarted) return 'started';
  const { absentSince, at: now } = asking;
  return log.seating.host({ absentSince, now }) === own ? undefined : 'not-host';
}

function starting(log: OnlineLog, { id }: Command<'start'>, asking: Asking): SeatingDecision {
  const code = hostRefusal(log, log.seating.seatOf(asking.key), asking);
  if (code) return { refusal: { code } };
  if (!log.setup) return { refusal: { code: 'seats-free' } };
  return decideDeal(log, { ...asking, id });
}

/** A bot of this level from the cast that is not at the table yet, with an unused avatar if possible. */
export function botFor(
  { seating, founded }: Pick<OnlineLog, 'seating' | 'founded'>,
  seat: Seat,
  level: BotLevel,
): Sitter {
  const others = seating.sittersBeside([seat]);
  const isFree = ({ name }: { readonly name: string }): boolean =>
    !others.some((other) => isSameName(other.name, name));
  const cast = CAST.filter(isFree);
  const equals = cast.filter((character) => character.level === level);
  const avatars = AVATARS.filter((avatar) => others.every((other) => other.avatar !== avatar));
  const random = seededRandom(`${founded.at} ${seat}`);
  const pick = <Item>(items: readonly Item[]): Item => items[below(random, items.length)]!;
  return {
    kind: 'bot',
    level,
    name: pick(equals.length > 0 ? equals : cast).name,
    avatar: pick(avatars.length > 0 ? avatars : AVATARS),
  };
}
