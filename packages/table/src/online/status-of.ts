import type { Seat } from '@quando/rules';
import type { SeatStatus, TableStatus } from '@quando/protocol';
import type { OnlineLog } from './online-log.ts';
import { hostOf, type Place } from './place.ts';
import type { Duty } from './situation.ts';

export type StatusOptions = {
  readonly table: string;
  readonly now: number;
  readonly isHere: (seat: Seat) => boolean;
  readonly duty: Duty | undefined;
};

/** What everybody may know of an online table besides the cards. */
export function statusOf(log: OnlineLog, { table, now, isHere, duty }: StatusOptions): TableStatus {
  const { number, commitment, contributions } = log.promise;
  const waiting = waitingIn(log, duty);
  return {
    type: 'status',
    table,
    seq: log.seq,
    stage: stageOf(log),
    terms: log.terms,
    seats: log.places.map((place, seat) => seatStatusOf(place, isHere(seat))),
    host: hostOf(log.places, isHere),
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

function seatStatusOf(place: Place, isHere: boolean): SeatStatus {
  if (place.kind === 'free') return place;
  const { sitter, isAway } = place;
  return { kind: 'taken', sitter, isHere: sitter.kind === 'bot' || isHere, isAway };
}

/** A bot's thinking time is nobody's business. */
function waitingIn({ game }: OnlineLog, duty: Duty | undefined): TableStatus['waiting'] {
  if (!game || game.state.phase === 'over') return undefined;
  const { asked } = game.state;
  const until = duty && duty.kind !== 'decide' ? { until: duty.at } : {};
  return { seat: asked === 'nobody' ? 'next-deal' : asked, ...until };
}
