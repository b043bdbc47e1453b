import type { Seat } from '@quando/rules';
import type { SeatStatus, TableStatus } from '@quando/protocol';
import type { DueAction } from './due-action.ts';
import type { OnlineLog } from './online-log.ts';
import type { SeatState } from './seat-state.ts';

export type StatusOptions = {
  readonly table: string;
  readonly now: number;
  /** Since when nobody on this seat has been connected; undefined if somebody is. */
  readonly absentSince: (seat: Seat) => number | undefined;
  readonly due: DueAction | undefined;
};

/** What everybody may know of an online table besides the cards. */
export function statusOf(log: OnlineLog, { table, now, absentSince, due }: StatusOptions): TableStatus {
  const { number, commitment, contributions } = log.promise;
  const waiting = waitingIn(log, due);
  return {
    type: 'status',
    table,
    seq: log.seq,
    stage: stageOf(log),
    terms: log.terms,
    seats: log.seating.seats.map((state, seat) => seatStatusOf(state, absentSince(seat) === undefined)),
    host: log.seating.host({ absentSince, now }),
    deal: { number, commitment, contributors: contributions.map(({ seat }) => seat) },
    now,
    ...(waiting && { waiting }),
    ...(log.rematch !== undefined && { rematch: log.rematch }),
  };
}

function stageOf({ game }: OnlineLog): TableStatus['stage'] {
  if (!game) return 'gathering';
  return game.state.phase === 'over' ? 'over' : 'playing';
}

function seatStatusOf(state: SeatState, isHere: boolean): SeatStatus {
  if (state.kind === 'free') return state;
  const { sitter, isAway } = state;
  return { kind: 'taken', sitter, isHere: sitter.kind === 'bot' || isHere, isAway };
}

/** Bots' thinking time is not published. */
function waitingIn({ game }: OnlineLog, due: DueAction | undefined): TableStatus['waiting'] {
  if (!game || game.state.phase === 'over') return undefined;
  const { asked } = game.state;
  const until = due && due.kind !== 'decide' ? { until: due.at } : {};
  return { seat: asked === 'nobody' ? 'next-deal' : asked, ...until };
}
