import type { HeldCard, Seat, SeenEvent, View } from '@quando/rules';
import type { Moment } from '../../game/moment.ts';
import { cardKey } from '../board-names.ts';
import { durationOf, TIMES, type Face, type Flight, type Pose } from './flight.ts';

/** The poses of cards and piles on the screen, by key: `seat:slot`, `heap:index`, `pile`, `heap`. */
export type Poses = ReadonlyMap<string, Pose>;

export type Stage = { readonly before: Poses; readonly after: Poses };

/** When each event of a moment starts, and its flights. */
export type Timeline = {
  readonly starts: readonly number[];
  readonly flights: readonly Flight[];
  readonly length: number;
};

/** How long a banner is shown, in milliseconds. */
export const BANNER_TIME = 1400;

const HIDDEN: Face = { side: 'hidden', kind: 'front' };

/** The flights of one event, with delays from its start. */
export type FlightPlanner = (
  event: SeenEvent,
  place: HeapPlace,
  moment: Moment,
  stage: Stage,
) => readonly FlightPlan[];

/** Schedules a moment: one event after another, each with the flights of its cards. */
export function timelineOf(moment: Moment, stage: Stage, plan: FlightPlanner = flightsOf): Timeline {
  const starts: number[] = [];
  const flights: Flight[] = [];
  const places = heapPlaces(moment);
  let time = 0;
  for (const [i, event] of moment.events.entries()) {
    starts.push(time);
    const own = plan(event, places[i]!, moment, stage).map((flight, j) => ({
      ...flight,
      id: flights.length + j,
      delay: flight.delay + time,
    }));
    flights.push(...own);
    const landed = Math.max(time, ...own.map((flight) => flight.delay + durationOf(flight)));
    time = landed + pauseAfter(event);
  }
  return { starts, flights, length: time };
}

/** Leaves time for the banner of an event. */
function pauseAfter(event: SeenEvent): number {
  if (event.type === 'knocked') return BANNER_TIME;
  if (event.type === 'played' && event.group === 'triplet') return BANNER_TIME;
  return event.type === 'scored' && event.end === 'zeros' ? BANNER_TIME : 0;
}

/** Where the first card of each play lies on the discard pile after the moment. */
export type HeapPlace = number | 'turned';

/** The places of all plays, by event: the last play lies on top, and what was turned over since lies there no more. */
function heapPlaces({ events, view }: Moment): readonly HeapPlace[] {
  let top: HeapPlace = view.discard.length;
  const places = events.toReversed().map((event): HeapPlace => {
    if (event.type === 'pile-turned' || event.type === 'dealt') top = 'turned';
    else if (event.type === 'played' && top !== 'turned') top -= event.cards.length;
    return top;
  });
  return places.toReversed();
}

/** A flight without the id that makes it unique in its moment: several may land in the same place. */
export type FlightPlan = Omit<Flight, 'id'>;

function flightsOf(event: SeenEvent, place: HeapPlace, moment: Moment, stage: Stage): FlightPlan[] {
  switch (event.type) {
    case 'dealt':
      return dealFlights(event.dealer, moment.view, stage);
    case 'played':
      return playFlights(event, place, moment, stage);
    case 'drew':
      return drawFlights(event, moment, stage);
    case 'flipped':
      return turnFlights(event, moment, stage);
    case 'pile-turned':
      return pileFlights(moment, stage);
    default:
      return [];
  }
}

type Played = Extract<SeenEvent, { readonly type: 'played' }>;
type Drew = Extract<SeenEvent, { readonly type: 'drew' }>;
type Flipped = Extract<SeenEvent, { readonly type: 'flipped' }>;

/** The side of a held card that the viewer sees: the front of their own cards, the back of other players' cards. */
const heldFace = (view: View, seat: Seat, { front, back }: Pick<HeldCard, 'front' | 'back'>): Face =>
  seat === view.viewer ? { side: front, kind: 'front' } : { side: back, kind: 'back' };

function dealFlights(dealer: Seat, view: View, { after }: Stage): FlightPlan[] {
  const from = after.get('pile');
  if (!from) return [];
  return view.hands.flatMap((hand, seat) =>
    hand.flatMap((card, i): FlightPlan[] => {
      const key = cardKey(seat, card.slot);
      const to = after.get(key);
      const turn = i * view.players + ((seat - dealer - 1 + view.players) % view.players);
      const flight = { lands: key, from, first: HIDDEN, last: heldFace(view, seat, card) } as const;
      return to ? [{ ...flight, to, delay: turn * TIMES.dealApart, style: 'deal' }] : [];
    }),
  );
}

function playFlights(
  { seat, cards }: Played,
  place: HeapPlace,
  { view }: Moment,
  { before, after }: Stage,
): FlightPlan[] {
  return cards.flatMap((card, i): FlightPlan[] => {
    const from = before.get(cardKey(seat, card.slot));
    const lands = `heap:${place === 'turned' ? place : place + i}`;
    const to = after.get(lands) ?? after.get('heap') ?? after.get('pile');
    if (!from || !to) return [];
    const last: Face = { side: card.front, kind: 'front' };
    const first = heldFace(view, seat, card);
    return [{ lands, from, to, first, last, delay: i * TIMES.apart, style: 'fly' }];
  });
}

function drawFlights({ seat, side, card }: Drew, moment: Moment, { before, after }: Stage): FlightPlan[] {
  const lands = cardKey(seat, card.slot);
  const from = before.get('pile');
  const to = after.get(lands);
  if (!from || !to) return [];
  const first: Face = { side: moment.before?.pile[0]?.up ?? 'hidden', kind: 'front' };
  const last = heldFace(moment.view, seat, card);
  // Only the player who draws the down side sees it.
  const style = side === 'down' && seat === moment.view.viewer ? 'look' : 'fly';
  return [{ lands, from, to, first, last, delay: 0, style }];
}

/** Animates turning the discard pile over as one card: from its old top to the new top of the draw pile. */
export function pileFlights({ before: earlier, view }: Moment, { before, after }: Stage): FlightPlan[] {
  // While the viewer chooses a side, the discard pile is not on screen; it always lies in the same place.
  const from = before.get('heap') ?? after.get('heap');
  const to = after.get('pile');
  if (!from || !to) return [];
  const first: Face = { side: earlier?.discard.at(-1)?.front ?? 'hidden', kind: 'front' };
  const last: Face = { side: view.pile[0]?.up ?? 'hidden', kind: 'front' };
  return [{ lands: 'pile', from, to, first, last, delay: 0, style: 'fly' }];
}

/** Turns a card over in place and shows both of its sides; in a sorted hand it then moves to its new place. */
function turnFlights({ seat, card }: Flipped, { before: earlier, view }: Moment, stage: Stage): FlightPlan[] {
  const lands = cardKey(seat, card.slot);
  const to = stage.after.get(lands);
  const from = stage.before.get(lands) ?? to;
  const held = earlier?.hands[seat]?.find(({ slot }) => slot === card.slot);
  if (!from || !to || !held) return [];
  const first = heldFace(view, seat, held);
  const last = heldFace(view, seat, card);
  const other = seat === view.viewer ? card.back : card.front;
  return [{ lands, from, to, first, last, other, delay: 0, style: 'turn' }];
}
