import type { Seat } from '@quando/rules';
import type { State } from '@quando/rules/authority';
import type { BotLevel, Tempo, Terms } from '@quando/protocol';
import { personOf } from '../deal-promise.ts';
import { botTurnIn, thinkingTimeOf, type BotTurn } from '../bot-turn.ts';
import { isGameOver } from './game-end.ts';
import type { NextDeal } from './next-deal.ts';
import type { Invitation } from './seat-state.ts';
import type { Seating } from './seating.ts';

/** The state that due actions depend on. */
export type TableState = {
  readonly terms: Terms;
  readonly seating: Seating;
  /** Undefined until the first deal. */
  readonly state: State | undefined;
  readonly deal: NextDeal;
  /** Whether exactly the same people play again: their first deal needs no request. */
  readonly isRematch: boolean;
  /** Whether one person plays at their own pace: the first deal needs no request, and no bot steps in. */
  readonly isSolo: boolean;
  /** Since when the current decision has been pending, in milliseconds since 1970. */
  readonly askedAt: number;
  /** The seq of the game's entry after which it is pending. */
  readonly askedSeq: number;
  /** The seq of the game's entry since which nobody else has been asked. */
  readonly turnSeq: number;
  /** Whether a league has the result of the game, or has refused it. */
  readonly isReported: boolean;
};

/** Something that a table does without a request, at a time reckoned from the moment `since`. */
export type DueAction = { readonly at: number; readonly since: number } &
  /** The next step towards the deal, or the deal itself. */
  (
    | { readonly kind: 'deal' }
    /** An attempt to deal fails, because somebody has not opened their part. */
    | { readonly kind: 'void' }
    | { readonly kind: 'decide'; readonly turn: BotTurn }
    /** Those who have not said whether they play again are asked once more, or are no longer waited for. */
    | { readonly kind: 'remind' | 'give-up' }
    /** The result of the game is entered in the table's league, or among those of its eight. */
    | { readonly kind: 'report' }
    /** At a public table, a bot takes the seat of a person who has left, so that somebody else can have it. */
    | { readonly kind: 'replace'; readonly seat: Seat }
    /** A bot takes over from a person: for this turn, or for good if they have missed their last one as well. */
    | { readonly kind: 'step-in'; readonly seat: Seat }
  );

/** What the times depend on besides the log. */
export type Timing = {
  /** The secret of the next deal. */
  readonly secret: string;
  /** A factor for the bots' thinking time; 0 means none. */
  readonly pace: number;
  /** Since when nobody on this seat has been connected; undefined if somebody is. */
  readonly absentSince: (seat: Seat) => number | undefined;
};

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** How long a decision may take. */
const LIMITS: Readonly<Record<Tempo, number>> = {
  relaxed: Infinity,
  normal: 60 * SECOND,
  quick: 20 * SECOND,
  daily: DAY,
};

/** How long a scored round stays on screen before the next one is dealt automatically. */
const PAUSES: Readonly<Record<Tempo, number>> = {
  relaxed: 180 * SECOND,
  normal: 60 * SECOND,
  quick: 30 * SECOND,
  daily: DAY,
};

/** Without a clock there is no time limit, but the game goes on without a person who has been gone this long. */
const ABSENCE = 120 * SECOND;

/** How long a device has to open its part. */
export const OPENING = 5 * SECOND;

/** How long devices have to promise new parts after an attempt to deal has failed. */
const NEW_PROMISES = 3 * SECOND;

/** How long people have to say whether they play again, each time they are asked. */
const ANSWER: Readonly<Record<Tempo, number>> = {
  relaxed: 60 * SECOND,
  normal: 30 * SECOND,
  quick: 30 * SECOND,
  daily: DAY,
};

/** How long the first deal of a rematch waits for people's devices to take part in it. */
const REMATCH_WAIT = 10 * SECOND;

/** How long the first deal at a public table waits for the same. */
const PUBLIC_WAIT = 2 * SECOND;

/** The level of a bot that decides for a person. */
export const STAND_IN: BotLevel = 'sharp';

/** The next due action of a table; none while nobody decides for themselves. */
export function dueActionAt(table: TableState, timing: Timing): DueAction | undefined {
  const { seating, state, askedAt: since } = table;
  if (isGameOver(table)) return reportActionAt(table);
  if (!seating.isAnybodyHere) return undefined;
  if (!state || state.asked === 'nobody') return dealActionAt(table, timing);
  const turn = botTurnAt(table, state, state.asked, timing.secret);
  if (turn) return { kind: 'decide', at: since + thinkingTimeOf(turn) * timing.pace, since, turn };
  const at = deadlineOf(table, state.asked, timing);
  return Number.isFinite(at) ? { kind: 'step-in', at, since, seat: state.asked } : undefined;
}

/** Once its game is over, the table of a league or of an eight has its result entered there, also after a restart. */
const reportActionAt = ({ terms, isSolo, isReported, askedAt: since }: TableState): DueAction | undefined =>
  (terms.league === undefined && !isSolo) || isReported ? undefined : { kind: 'report', at: since, since };

function dealActionAt(
  { terms, state, deal, isRematch, isSolo, seating, askedAt }: TableState,
  timing: Timing,
): DueAction | undefined {
  const { since, closed, isOpen, isUnderWay } = deal;
  if (closed)
    return isOpen ? { kind: 'deal', at: since, since } : { kind: 'void', at: since + OPENING, since };
  if (isUnderWay) {
    const isReady = haveAllPromised(seating, deal, (seat) => timing.absentSince(seat) === undefined);
    return { kind: 'deal', at: isReady ? since : since + NEW_PROMISES, since };
  }
  const { deserted, access } = seating;
  if (deserted !== 'none') return { kind: 'replace', at: askedAt, since: askedAt, seat: deserted };
  if (state) return { kind: 'deal', at: askedAt + PAUSES[terms.tempo], since: askedAt };
  const invitation = answerActionAt(seating, askedAt, ANSWER[terms.tempo]);
  if (invitation) return invitation;
  if (isSolo) return { kind: 'deal', at: askedAt, since: askedAt };
  const startsByItself = isRematch || access.isPublic;
  if (!startsByItself || !seating.sitters || seating.invited.length > 0) return undefined;
  const isReady = haveAllPromised(seating, deal, () => true);
  const last = Math.max(since, askedAt);
  return {
    kind: 'deal',
    at: isReady ? last : last + (access.isPublic ? PUBLIC_WAIT : REMATCH_WAIT),
    since: last,
  };
}

/** What happens if invited people do not answer in time. */
function answerActionAt({ invited }: Seating, since: number, patience: number): DueAction | undefined {
  const isAsked = (times: Invitation): boolean => invited.some(({ invitation }) => invitation === times);
  if (isAsked('asked')) return { kind: 'remind', at: since + patience, since };
  return isAsked('asked-again') ? { kind: 'give-up', at: since + patience, since } : undefined;
}

/** Whether everybody has promised a part who counts and may. */
const haveAllPromised = ({ seats }: Seating, deal: NextDeal, counts: (seat: Seat) => boolean): boolean =>
  seats.every((state, seat) => {
    const key = state.kind === 'taken' ? state.key : undefined;
    if (key === undefined || !counts(seat) || deal.promiseBy(key) !== undefined) return true;
    return !deal.mayPromise({ seat, person: personOf(key) });
  });

function botTurnAt(
  { seating, askedSeq: seq }: TableState,
  state: State,
  seat: Seat,
  secret: string,
): BotTurn | undefined {
  const taken = seating.seats[seat]!;
  if (taken.kind === 'free' || seating.isManned(seat)) return undefined;
  const level = taken.sitter.kind === 'bot' ? taken.sitter.level : STAND_IN;
  return botTurnIn(state, { secret, seq, seat, level, name: taken.sitter.name });
}

/** When the game goes on without a person. */
function deadlineOf(
  { terms: { tempo }, isSolo, askedAt }: TableState,
  seat: Seat,
  { absentSince }: Timing,
): number {
  if (isSolo) return Infinity;
  const absent = absentSince(seat);
  if (tempo !== 'relaxed' || absent === undefined) return askedAt + LIMITS[tempo];
  return Math.max(askedAt, absent) + ABSENCE;
}
