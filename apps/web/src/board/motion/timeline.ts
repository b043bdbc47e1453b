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

/** Schedules a moment: one event after another, each with the flights of its cards. */
export function timelineOf(moment: Moment, stage: Stage): Timeline {
  const starts: number[] = [];
  const flights: Flight[] = [];
  let time = 0;
  for (const event of moment.events) {
    starts.push(time);
    const own = flightsOf(event, moment, stage).map((flight) => ({ ...flight, delay: flight.delay + time }));
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

function flightsOf(event: SeenEvent, moment: Moment, stage: Stage): Flight[] {
  switch (event.type) {
    case 'dealt':
      return dealFlights(event.dealer, moment.view, stage);
    case 'played':
      return playFlights(event, moment, stage);
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

function dealFlights(dealer: Seat, view: View, { after }: Stage): Flight[] {
  const from = after.get('pile');
  if (!from) return [];
  return view.hands.flatMap((hand, seat) =>
    hand.flatMap((card, i): Flight[] => {
      const key = cardKey(seat, card.slot);
      const to = after.get(key);
      const turn = i * view.players + ((seat - dealer - 1 + view.players) % view.players);
      const flight = { id: key, lands: key, from, first: HIDDEN, last: heldFace(view, seat, card) } as const;
      return to ? [{ ...flight, to, delay: turn * TIMES.dealApart, style: 'deal' }] : [];
    }),
  );
}

function playFlights({ seat, cards }: Played, { view }: Moment, { before, after }: Stage): Flight[] {
  return cards.flatMap((card, i): Flight[] => {
    const from = before.get(cardKey(seat, card.slot));
    const lands = `heap:${view.discard.length - cards.length + i}`;
    const to = after.get(lands) ?? after.get('heap') ?? after.get('pile');
    if (!from || !to) return [];
    const last: Face = { side: card.front, kind: 'front' };
    const first = heldFace(view, seat, card);
    return [{ id: lands, lands, from, to, first, last, delay: i * TIMES.apart, style: 'fly' }];
  });
}

function drawFlights({ seat, side, card }: Drew, moment: Moment, { before, after }: Stage): Flight[] {
  const lands = cardKey(seat, card.slot);
  const from = before.get('pile');
  const to = after.get(lands);
  if (!from || !to) return [];
  const first: Face = { side: moment.before?.pile[0]?.up ?? 'hidden', kind: 'front' };
  const last = heldFace(moment.view, seat, card);
  // Only the player who draws the down side sees it.
  const style = side === 'down' && seat === moment.view.viewer ? 'look' : 'fly';
  return [{ id: lands, lands, from, to, first, last, delay: 0, style }];
}

/** Animates turning the discard pile over as one card: from its old top to the new top of the draw pile. */
function pileFlights({ before: earlier, view }: Moment, { before, after }: Stage): Flight[] {
  // While the viewer chooses a side, the discard pile is not on screen; it always lies in the same place.
  const from = before.get('heap') ?? after.get('heap');
  const to = after.get('pile');
  if (!from || !to) return [];
  const first: Face = { side: earlier?.discard.at(-1)?.front ?? 'hidden', kind: 'front' };
  const last: Face = { side: view.pile[0]?.up ?? 'hidden', kind: 'front' };
  return [{ id: 'pile', lands: 'pile', from, to, first, last, delay: 0, style: 'fly' }];
}

/** Turns a card over in place; in a sorted hand it then moves to its new place. */
function turnFlights({ seat, card }: Flipped, { before: earlier, view }: Moment, stage: Stage): Flight[] {
  const lands = cardKey(seat, card.slot);
  const to = stage.after.get(lands);
  const from = stage.before.get(lands) ?? to;
  const held = earlier?.hands[seat]?.find(({ slot }) => slot === card.slot);
  if (!from || !to || !held) return [];
  const first = heldFace(view, seat, held);
  const last = heldFace(view, seat, card);
  return [{ id: lands, lands, from, to, first, last, delay: 0, style: 'turn' }];
}
