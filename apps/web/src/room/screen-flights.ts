import type { CardNumber, Seat, SeenEvent, Side } from '@quando/rules';
import { TIMES, type Face } from '../board/motion/flight.ts';
import {
  pileFlights,
  type FlightPlan,
  type FlightPlanner,
  type HeapPlace,
  type Stage,
} from '../board/motion/timeline.ts';
import type { Moment } from '../game/moment.ts';

/** A card of a hand, whose sides are not for everybody. */
const NEUTRAL: Face = { side: 'neutral', kind: 'front' };

/** The place of a hand on a big screen. */
export const handSpot = (seat: Seat): string => `hand:${seat}`;

/** How cards fly on a big screen: in a hand, and on the way there, they show nothing. */
export const screenFlights: FlightPlanner = (event, place, moment, stage) => {
  switch (event.type) {
    case 'dealt':
      return dealFlights(event, moment, stage);
    case 'played':
      return playFlights(event, place, stage);
    case 'drew':
      return drawFlights(event.seat, moment.before?.pile[0]?.up ?? 'hidden', stage);
    case 'pile-turned':
      return pileFlights(moment, stage);
    default:
      return [];
  }
};

function dealFlights(
  { dealer, cards }: SeenEvent & { type: 'dealt' },
  { view: { players } }: Moment,
  { after }: Stage,
): FlightPlan[] {
  const from = after.get('pile');
  if (!from) return [];
  return Array.from({ length: players * cards }, (_, i): FlightPlan[] => {
    const lands = handSpot((dealer + 1 + i) % players);
    const to = after.get(lands);
    const face = { first: NEUTRAL, last: NEUTRAL };
    return to ? [{ lands, from, to, ...face, delay: i * TIMES.dealApart, style: 'deal' }] : [];
  }).flat();
}

function playFlights(
  { seat, cards }: SeenEvent & { type: 'played' },
  place: HeapPlace,
  { before, after }: Stage,
): FlightPlan[] {
  const from = before.get(handSpot(seat));
  return cards.flatMap(({ front }, i): FlightPlan[] => {
    const lands = `heap:${place === 'turned' ? place : place + i}`;
    const to = after.get(lands) ?? after.get('heap');
    if (!from || !to) return [];
    const last: Face = { side: front, kind: 'front' };
    return [{ lands, from, to, first: NEUTRAL, last, delay: i * TIMES.apart, style: 'fly' }];
  });
}

function drawFlights(seat: Seat, up: Side | CardNumber, { before, after }: Stage): FlightPlan[] {
  const lands = handSpot(seat);
  const from = before.get('pile');
  const to = after.get(lands);
  const first: Face = { side: up, kind: 'front' };
  return from && to ? [{ lands, from, to, first, last: NEUTRAL, delay: 0, style: 'fly' }] : [];
}
