import { below, seededRandom, seatsOf, type Random, type Seat, type SeenEvent } from '@quando/rules';
import type { Temper } from './cast.ts';

/** What a bot says something about, as a code for the text package. */
export type Remark =
  | 'hello'
  | 'triplet-played'
  | 'triplet-suffered'
  | 'zero-turned'
  | 'many-played'
  | 'knocked'
  | 'knock-heard'
  | 'knock-right'
  | 'knock-punished'
  | 'round-won';

/** A bot says something; `variant` is any whole number, to choose among sentences. */
export type Utterance = {
  readonly seat: Seat;
  readonly temper: Temper;
  readonly remark: Remark;
  readonly variant: number;
};

export type Scored = Extract<SeenEvent, { readonly type: 'scored' }>;

export type Occasion = {
  readonly event: SeenEvent;
  /** Who sits where. */
  readonly tempers: readonly (Temper | 'person')[];
  /** How the round before came out. */
  readonly before: Scored | 'unknown';
};

/** How likely each temper is to say something, out of 100. */
const TALKATIVE: Readonly<Record<Temper, number>> = { sunny: 70, bold: 60, gentle: 35, dry: 20 };

/** From this many cards of one number on, a play is worth a word. */
const MANY = 4;

const MOST_VARIANTS = 60;

/**
 * What one of the bots says about an event, if any does. It reads no side of any card, so whoever hears it learns nothing
 * that the table does not show; the seed must not be one of those that cards were dealt by.
 */
export function remarkOn(occasion: Occasion, seed: string): Utterance | undefined {
  const random = seededRandom(seed);
  const start = below(random, occasion.tempers.length);
  for (const { seat, remark } of chancesIn(occasion, start)) {
    const temper = occasion.tempers[seat]!;
    if (temper !== 'person' && isSaid(remark, temper, random))
      return { seat, temper, remark, variant: below(random, MOST_VARIANTS) };
  }
  return undefined;
}

/** A greeting is owed; everything else is a matter of temper. */
const isSaid = (remark: Remark, temper: Temper, random: Random): boolean =>
  remark === 'hello' || below(random, 100) < TALKATIVE[temper];

type Chance = { readonly seat: Seat; readonly remark: Remark };

/** Who could say what, whoever is nearest to it first; among equals from some seat on. */
function chancesIn({ event, tempers, before }: Occasion, start: Seat): readonly Chance[] {
  const everybody = seatsOf(tempers.length).map((seat) => (seat + start) % tempers.length);
  switch (event.type) {
    case 'dealt':
      if (event.round === 0) return everybody.map((seat) => ({ seat, remark: 'hello' }));
      return before === 'unknown' ? [] : everybody.flatMap((seat) => lookingBack(before, seat));
    case 'played':
      return aboutPlay(event);
    case 'drew':
      return event.why === 'triplet' ? [{ seat: event.seat, remark: 'triplet-suffered' }] : [];
    case 'flipped':
      return [{ seat: event.seat, remark: 'zero-turned' }];
    case 'knocked':
      return [
        { seat: event.seat, remark: 'knocked' },
        ...everybody.filter((seat) => seat !== event.seat).map(hearsKnock),
      ];
    default:
      return [];
  }
}

const hearsKnock = (seat: Seat): Chance => ({ seat, remark: 'knock-heard' });

function aboutPlay({ seat, group, cards }: Extract<SeenEvent, { type: 'played' }>): readonly Chance[] {
  if (group === 'triplet') return [{ seat, remark: 'triplet-played' }];
  return group === 'equal' && cards.length >= MANY ? [{ seat, remark: 'many-played' }] : [];
}

function lookingBack({ knocker, points }: Scored, seat: Seat): readonly Chance[] {
  const hasWon = points[seat] === 0;
  if (seat === knocker) return [{ seat, remark: hasWon ? 'knock-right' : 'knock-punished' }];
  return hasWon ? [{ seat, remark: 'round-won' }] : [];
}
