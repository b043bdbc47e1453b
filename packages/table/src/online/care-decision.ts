import type { Seat } from '@quando/rules';
import type { SeatingCommand } from '@quando/protocol';
import { keyHashOf } from '../deal-promise.ts';
import { removedPerson } from './access.ts';
import { isWornOut, refused, type Asking, type EntryDecision, type SeatedAsking } from './entry-decision.ts';
import type { OnlineLog } from './online-log.ts';
import { isPerson, isPersonThere, type TakenSeat } from './seat-state.ts';
import { votesAbout } from './votes.ts';

/** How long a person who was nudged has to answer before the others may let a bot decide for them. */
const PATIENCE = 30_000;

/** After this long any one of the others may, also if the rest do not vote. */
const LAST_PATIENCE = 120_000;

type Command<Type> = Extract<SeatingCommand, { type: Type }>;

/** Asks a person for whom the table waits without a clock whether they are still there. */
export function nudging(log: OnlineLog, { seat }: Command<'nudge'>, asked: SeatedAsking): EntryDecision {
  const state = personBeside(log, seat, asked);
  if (typeof state === 'string') return refused(state);
  if (!isWaitedFor(log, seat, asked.asking)) return refused('not-waited-for');
  if (state.care.nudgedAt !== undefined) return 'unchanged';
  return { entry: { ...asked.made, type: 'nudged', seat } };
}

/** A vote for a bot to decide for another person, and the replacement if no other vote is needed. */
export function replacing(log: OnlineLog, { seat }: Command<'replace'>, asked: SeatedAsking): EntryDecision {
  const { made, asking } = asked;
  const state = personBeside(log, seat, asked);
  if (typeof state === 'string') return refused(state);
  if (!log.isStarted && hostOf(log, asking) !== seat) return refused('not-started');
  if (state.isAway) return 'unchanged';
  const idle = idleTime(log, seat, state, asking);
  const until = log.isStarted && idle < PATIENCE ? 'next-round' : 'return';
  const say = sayOf(log, seat, idle, asked);
  if (say === 'enough') return { entry: { ...made, type: 'replaced', seat, until } };
  if (say === 'none') return refused('too-early');
  return state.care.votes.includes(made.by) ? 'unchanged' : { entry: { ...made, type: 'voted', seat } };
}

/**
 * How much one person has to say about another: one of only two needs one who does not answer; of several, the host
 * needs nobody else, and the others a majority, unless they have waited for long.
 */
function sayOf(
  log: OnlineLog,
  seat: Seat,
  idle: number,
  { own, asking }: SeatedAsking,
): 'enough' | 'vote' | 'none' {
  const { voters, by, needed } = votesAbout(log.seating, seat, asking.absentSince);
  if (voters.every((voter) => voter === own)) return idle < PATIENCE ? 'none' : 'enough';
  const isMajority = new Set([...by, own]).size >= needed;
  return isMajority || hostOf(log, asking) === own || idle >= LAST_PATIENCE ? 'enough' : 'vote';
}

/** Those who let a bot decide for a person, and the host, can undo it; a vote can be taken back. */
export function restoring(log: OnlineLog, { seat }: Command<'restore'>, asked: SeatedAsking): EntryDecision {
  const { own, made, asking } = asked;
  const state = personBeside(log, seat, asked);
  if (typeof state === 'string') return refused(state);
  const { votes, replaced } = state.care;
  const hasVoted = votes.includes(made.by);
  const mayUndo = replaced !== 'no' && (hasVoted || hostOf(log, asking) === own);
  if (!hasVoted && !mayUndo) return replaced === 'no' ? 'unchanged' : refused('not-host');
  if (isWornOut(log)) return refused('too-many-changes');
  return { entry: { ...made, type: mayUndo ? 'restored' : 'unvoted', seat } };
}

/** The host makes a private link for a person who has lost their device, while nobody is connected on their seat. */
export function handingOver(
  log: OnlineLog,
  { seat, token }: Command<'hand-over'>,
  asked: SeatedAsking,
): EntryDecision {
  const state = personBeside(log, seat, asked);
  if (typeof state === 'string') return refused(state);
  if (asked.asking.absentSince(seat) === undefined) return refused('present');
  if (isWornOut(log)) return refused('too-many-changes');
  return { entry: { ...asked.made, type: 'handed-over', seat, token } };
}

/** Somebody with that link takes the seat, at once if no cards are on the table. */
export function claiming(
  log: OnlineLog,
  command: Command<'claim'>,
  own: Seat | 'none',
  { made, asking }: Omit<SeatedAsking, 'own'>,
): EntryDecision {
  const token = keyHashOf(command.token);
  const seat = log.seating.seats.findIndex((other) => other.kind === 'taken' && other.token === token);
  const state = log.seating.seats[seat];
  if (!isPerson(state) || state.key === undefined) return refused('wrong-token');
  if (own !== 'none') return refused('seat-taken');
  if (removedPerson(log.seating.access, made.by)) return refused('removed');
  if (asking.absentSince(seat) === undefined) return refused('present');
  const { sitter, key: before } = state;
  return {
    entry: { ...made, type: 'claimed', seat, sitter, key: made.by, before, isAtOnce: !log.isInRound },
  };
}

/** Another person's seat, or why somebody has nothing to say about it. */
function personBeside(
  log: OnlineLog,
  seat: Seat,
  { own }: SeatedAsking,
): TakenSeat | 'no-such-seat' | 'away' {
  const state = log.seating.seats[seat];
  if (seat === own || !isPerson(state) || state.key === undefined) return 'no-such-seat';
  return isPersonThere(log.seating.seats[own]) ? state : 'away';
}

/** How long the table has waited for a person since it nudged them, in milliseconds. */
const idleTime = (log: OnlineLog, seat: Seat, { care }: TakenSeat, asking: Asking): number =>
  isWaitedFor(log, seat, asking) ? asking.at - (care.nudgedAt ?? asking.at) : 0;

/** Whether the table waits for a person, and no clock does something about it: to decide, or to start the game. */
function isWaitedFor(log: OnlineLog, seat: Seat, asking: Asking): boolean {
  if (!log.isStarted) return hostOf(log, asking) === seat;
  return log.terms.tempo === 'relaxed' && log.game?.state.asked === seat && log.seating.isManned(seat);
}

const hostOf = ({ seating }: OnlineLog, { absentSince, at: now }: Asking): Seat | 'nobody' =>
  seating.host({ absentSince, now });
