import { below, seededRandom, type Seat } from '@quando/rules';
import { CAST } from '@quando/bots/cast';
import {
  AVATARS,
  type BotLevel,
  type SeatingCommand,
  type SeatingRefusalCode,
  type Sitter,
} from '@quando/protocol';
import type { DealtEntry } from '../entry.ts';
import { fairDeal } from '../fair-deal.ts';
import { distinctName, isSameName } from './distinct-name.ts';
import type { SeatingEntry } from './online-entry.ts';
import { hasGiven, type OnlineLog } from './online-log.ts';
import { hostOf, seatOf, sittersAt, sittersBeside, type Place } from './place.ts';

/** What a command besides the game comes to: the entry that it adds to the log, or a refusal. */
export type SeatingDecision =
  { readonly entry: SeatingEntry | DealtEntry } | { readonly refusal: SeatingRefusalCode };

/** Whose command it is, and what else it depends on. */
export type Asking = {
  /** The hash of the sender's key. */
  readonly key: string | undefined;
  readonly at: number;
  /** 32 fresh random bytes in hexadecimal digits. */
  readonly freshSecret: () => string;
  readonly isHere: (seat: Seat) => boolean;
};

type Command<Type> = Extract<SeatingCommand, { type: Type }>;
type Made = { readonly seq: number; readonly at: number; readonly by: string; readonly id: string };

const refused = (refusal: SeatingRefusalCode): SeatingDecision => ({ refusal });

/** A rematch makes a table of its own, so it is not decided here. */
export function decideSeating(
  log: OnlineLog,
  command: Exclude<SeatingCommand, { type: 'rematch' }>,
  asking: Asking,
): SeatingDecision {
  const { key, at } = asking;
  if (key === undefined) return refused('no-key');
  const made = { seq: log.seq + 1, at, by: key, id: command.id };
  const own = seatOf(log.places, key);
  if (command.type === 'sit') return sitting(log, command, own, made);
  if (own === 'none') return refused('not-seated');
  switch (command.type) {
    case 'stand':
      return { entry: { ...made, type: log.game ? 'left' : 'vacated', seat: own } };
    case 'return':
      return isAwayAt(log.places[own])
        ? { entry: { ...made, type: 'returned', seat: own } }
        : refused('not-away');
    case 'contribute':
      return contributing(log, command, own, made);
    default:
      return hosting(log, command, { own, made, asking });
  }
}

const isAwayAt = (place: Place | undefined): boolean => place?.kind === 'taken' && place.isAway;

function sitting(log: OnlineLog, command: Command<'sit'>, own: Seat | 'none', made: Made): SeatingDecision {
  const { seat, avatar } = command;
  const place = log.places[seat];
  if (!place) return refused('no-such-seat');
  if (log.game && own !== 'none') return refused('started');
  if (place.kind === 'taken' && place.sitter.kind === 'person' && seat !== own) return refused('seat-taken');
  const others = sittersBeside(log.places, [seat, own]).map((other) => other.name);
  const name = distinctName(command.name, others);
  return { entry: { ...made, type: 'seated', seat, sitter: { kind: 'person', name, avatar }, key: made.by } };
}

function contributing(
  log: OnlineLog,
  command: Command<'contribute'>,
  seat: Seat,
  made: Made,
): SeatingDecision {
  if (command.deal !== log.promise.number) return refused('wrong-deal');
  if (hasGiven(log.promise, seat)) return refused('already-given');
  return { entry: { ...made, type: 'contributed', seat, value: command.value } };
}

type Hosting = { readonly own: Seat; readonly made: Made; readonly asking: Asking };

function hosting(
  log: OnlineLog,
  command: Command<'fill' | 'clear' | 'start'>,
  { own, made, asking }: Hosting,
): SeatingDecision {
  if (log.game) return refused('started');
  if (hostOf(log.places, asking.isHere) !== own) return refused('not-host');
  if (command.type === 'start') return starting(log, made, asking.freshSecret);
  const place = log.places[command.seat];
  if (!place) return refused('no-such-seat');
  if (command.type === 'clear') {
    if (command.seat === own || place.kind === 'free') return refused('no-such-seat');
    return { entry: { ...made, type: 'vacated', seat: command.seat } };
  }
  if (place.kind === 'taken' && place.sitter.kind === 'person') return refused('seat-taken');
  const sitter = botFor(log, command.seat, command.level);
  return { entry: { ...made, type: 'seated', seat: command.seat, sitter } };
}

function starting(log: OnlineLog, { at, id }: Made, freshSecret: () => string): SeatingDecision {
  if (!sittersAt(log.places)) return refused('seats-free');
  return { entry: { ...dealEntry(log, at, freshSecret), id } };
}

/** The deal that was promised, and the promise of the one after it. */
export function dealEntry(log: OnlineLog, at: number, freshSecret: () => string): DealtEntry {
  const { players } = log.terms;
  const { deck, firstDealer } = fairDeal(log.promise, players);
  const last = log.game?.state.dealer;
  const dealer = last === undefined ? (log.founded.rematch?.dealer ?? firstDealer) : (last + 1) % players;
  return { seq: log.seq + 1, at, type: 'dealt', dealer, deck, next: freshSecret() };
}

/** Somebody of the cast who is not at the table yet, of this level and with an avatar of their own where possible. */
function botFor({ places, founded }: OnlineLog, seat: Seat, level: BotLevel): Sitter {
  const others = sittersBeside(places, [seat]);
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
