import type { Seat } from '@quando/rules';
import { totalsOf } from '@quando/rules/authority';
import type { DealStatus, RemovedStatus, SeatHistory, SeatStatus, TableStatus } from '@quando/protocol';
import type { RemovedPerson } from './access.ts';
import type { DueAction } from './due-action.ts';
import type { NextDeal } from './next-deal.ts';
import type { OnlineLog } from './online-log.ts';
import { participantsIn } from './deal-check.ts';
import type { SeatState } from './seat-state.ts';
import type { Presence, Seating } from './seating.ts';
import { votesAbout } from './votes.ts';

export type StatusOptions = {
  readonly table: string;
  readonly now: number;
  /** Since when nobody on this seat has been connected; undefined if somebody is. */
  readonly absentSince: (seat: Seat) => number | undefined;
  readonly audience: Audience;
  readonly due: DueAction | undefined;
};

/** Who is there besides those who sit. */
export type Audience = { readonly hasScreen: boolean; readonly visitors: number };

/** What everybody may know of an online table besides the cards. */
export function statusOf(
  log: OnlineLog,
  { table, now, absentSince, audience, due }: StatusOptions,
): TableStatus {
  const { hasScreen, visitors } = audience;
  const waiting = waitingIn(log, due);
  return {
    type: 'status',
    table,
    seq: log.seq,
    stage: stageOf(log),
    terms: log.terms,
    seats: seatsIn(log.seating, absentSince),
    host: log.seating.host({ absentSince, now }),
    isLocked: log.seating.access.isLocked,
    removed: log.seating.access.removed.map(removedStatusOf),
    ...(log.seating.access.isPublic && { isPublic: true }),
    ...(hasScreen && { hasScreen }),
    ...(visitors > 0 && { visitors }),
    deal: dealStatusOf(log),
    ...(log.game && { totals: totalsOf(log.game.state) }),
    changedAt: log.changedAt,
    now,
    ...(waiting && { waiting }),
    ...(log.rematch !== undefined && { rematch: log.rematch }),
  };
}

/** Who sat where in this round; undefined if nothing has changed. */
export function historyOf({ history }: Pick<OnlineLog, 'history'>): SeatHistory | undefined {
  if (history.length < 2) return undefined;
  const statuses = history.map(({ seating, ...moment }) => ({
    ...moment,
    seats: seatsIn(seating, () => undefined),
    removed: seating.access.removed.map(removedStatusOf),
  }));
  return { type: 'history', statuses };
}

const seatsIn = (seating: Seating, absentSince: Presence['absentSince']): SeatStatus[] =>
  seating.seats.map((state, seat) => ({
    ...seatStatusOf(state, absentSince(seat) === undefined),
    ...careStatusOf(seating, seat, absentSince),
    ...deviceNoteOn(seating, seat),
  }));

/** Everything in a status that events do not tell. */
export type StatusEssence = readonly unknown[];

export function statusEssenceOf(log: OnlineLog, presence: Presence, audience: Audience): StatusEssence {
  const { seating, deal, rematch, terms } = log;
  const { hasScreen, visitors } = audience;
  const here = seating.seats.map((_, seat) => presence.absentSince(seat) === undefined);
  return [terms, seating, deal, stageOf(log), rematch, seating.host(presence), hasScreen, visitors, ...here];
}

export const isSameEssence = (a: StatusEssence, b: StatusEssence): boolean =>
  a.length === b.length && a.every((part, i) => part === b[i]);

function stageOf({ game, isOver }: OnlineLog): TableStatus['stage'] {
  if (!game) return 'gathering';
  return isOver ? 'over' : 'playing';
}

function seatStatusOf(state: SeatState, isHere: boolean): SeatStatus {
  if (state.kind === 'free') return state;
  const { sitter, isAway, isProgram, missed, invitation, reservedFor } = state;
  return {
    kind: 'taken',
    sitter,
    isHere: sitter.kind === 'bot' || isHere,
    isAway: isAway || missed === 'this-turn',
    ...(isProgram && { isProgram }),
    ...(missed !== 'none' && { missed }),
    ...(invitation && { invitation }),
    ...(reservedFor && { reservedFor: reservedFor.sitter }),
  };
}

/** What the others do about a person; who votes is public. */
function careStatusOf(seating: Seating, seat: Seat, absentSince: Presence['absentSince']): CareStatus {
  const state = seating.seats[seat]!;
  if (state.kind === 'free') return {};
  const { by, needed } = votesAbout(seating, seat, absentSince);
  const { nudgedAt, replaced } = state.care;
  return {
    ...(nudgedAt !== undefined && { nudgedAt }),
    ...(by.length > 0 && { votes: { by, needed } }),
    ...(replaced !== 'no' && { replaced }),
    ...(state.token !== undefined && { isHandedOver: true }),
  };
}

type CareStatus = Pick<
  Extract<SeatStatus, { kind: 'taken' }>,
  'nudgedAt' | 'votes' | 'replaced' | 'isHandedOver'
>;

const removedStatusOf = ({ number, sitter, isAsking }: RemovedPerson): RemovedStatus => ({
  number,
  sitter,
  isAsking,
});

/** Only what two seats have in common is published of a device. */
function deviceNoteOn(seating: Seating, seat: Seat): { readonly sharesDeviceWith?: readonly Seat[] } {
  const others = seating.sharingDeviceWith(seat);
  return others.length > 0 ? { sharesDeviceWith: others } : {};
}

/** Promises are published once they are closed, and parts not before the record. */
function dealStatusOf({ deal, deals, seating }: OnlineLog): DealStatus {
  const { number, commitment, attempt, closed, silent, shared } = deal;
  const last = deals.at(-1);
  const hasPromised = (state: SeatState): boolean =>
    state.kind === 'taken' && state.key !== undefined && deal.promiseBy(state.key) !== undefined;
  return {
    number,
    commitment,
    attempt,
    promised: seatsWhere(seating.seats, hasPromised),
    silent: silent.map(({ seat }) => seat),
    ...(closed && {
      closed: closed.map(({ value, ...part }) => ({ ...part, isOpen: value !== undefined })),
    }),
    ...(shared && { shared: toldShared(shared) }),
    ...(last && { last: participantsIn(last) }),
  };
}

/** Which deal comes next where the order is drawn by lot, nobody knows before all tables have finished. */
const toldShared = ({
  name,
  number,
  lot,
}: NonNullable<NextDeal['shared']>): NonNullable<DealStatus['shared']> =>
  lot ? { name, lot } : { name, number };

const seatsWhere = (seats: readonly SeatState[], isWanted: (state: SeatState) => boolean): Seat[] =>
  [...seats.keys()].filter((seat) => isWanted(seats[seat]!));

/** Bots' thinking time is not published. */
export function waitingIn({ game, isOver }: OnlineLog, due: DueAction | undefined): TableStatus['waiting'] {
  if (!game) return due?.kind === 'deal' ? { seat: 'next-deal', until: due.at } : undefined;
  if (isOver) return undefined;
  const { asked } = game.state;
  const until = due?.kind === 'deal' || due?.kind === 'step-in' ? { until: due.at } : {};
  return { seat: asked === 'nobody' ? 'next-deal' : asked, ...until };
}
