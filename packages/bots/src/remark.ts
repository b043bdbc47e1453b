import { below, seededRandom, seatsOf, type Random, type Seat, type SeenEvent } from '@quando/rules';
import type { Personality } from './cast.ts';

/** The subject of a remark, as a code for the text package. */
export type Remark =
  | 'hello'
  | 'triplet-played'
  | 'triplet-suffered'
  | 'zero-turned'
  | 'many-played'
  | 'praise'
  | 'knocked'
  | 'knock-heard'
  | 'knock-right'
  | 'knock-punished'
  | 'only-zeros'
  | 'round-won'
  | 'game-won'
  | 'game-lost'
  | 'came-last';

/** A remark by a bot; `variant` is any integer and selects one of several sentences. */
export type Utterance = {
  readonly seat: Seat;
  readonly personality: Personality;
  readonly remark: Remark;
  readonly variant: number;
};

export type Scored = Extract<SeenEvent, { readonly type: 'scored' }>;

export type Occasion = {
  readonly event: SeenEvent;
  /** By seat. */
  readonly personalities: readonly (Personality | 'person')[];
  /** The result of the previous round. */
  readonly before: Scored | 'unknown';
};

/** How likely each personality is to say something, out of 100. */
const TALKATIVE: Readonly<Record<Personality, number>> = { sunny: 70, bold: 60, gentle: 50, dry: 45 };

/** A play of at least this many cards of one number is worth a remark, and a straight of at least this many praise. */
const MANY = 4;
const LONG = 5;

const MOST_VARIANTS = 60;

/**
 * What one of the bots says about an event, if any does. It depends only on sides that everybody can see, so it reveals
 * nothing. The seed must not be the seed of a deal.
 */
export function remarkOn(occasion: Occasion, seed: string): Utterance | undefined {
  const random = seededRandom(seed);
  const start = below(random, occasion.personalities.length);
  for (const { seat, remark } of chancesIn(occasion, start)) {
    const personality = occasion.personalities[seat]!;
    if (personality !== 'person' && isSaid(remark, personality, random))
      return { seat, personality, remark, variant: below(random, MOST_VARIANTS) };
  }
  return undefined;
}

/** Greetings are certain; everything else depends on the personality. */
const isSaid = (remark: Remark, personality: Personality, random: Random): boolean =>
  remark === 'hello' || below(random, 100) < TALKATIVE[personality];

type Chance = { readonly seat: Seat; readonly remark: Remark };

/** Who could say what: the player concerned first, the others in seat order from `start`. */
function chancesIn({ event, personalities, before }: Occasion, start: Seat): readonly Chance[] {
  const everybody = seatsOf(personalities.length).map((seat) => (seat + start) % personalities.length);
  switch (event.type) {
    case 'dealt':
      if (event.round === 0) return everybody.map((seat) => ({ seat, remark: 'hello' }));
      return before === 'unknown'
        ? []
        : everybody.flatMap((seat) => lookingBack(before, seat, personalities));
    case 'played':
      return personalities[event.seat] === 'person'
        ? everybody.filter(() => isFine(event)).map((seat) => ({ seat, remark: 'praise' }))
        : aboutPlay(event);
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

type Played = Extract<SeenEvent, { readonly type: 'played' }>;

function aboutPlay({ seat, group, cards }: Played): readonly Chance[] {
  if (group === 'triplet') return [{ seat, remark: 'triplet-played' }];
  return group === 'equal' && cards.length >= MANY ? [{ seat, remark: 'many-played' }] : [];
}

/** Whether a person's play is worth praise. */
const isFine = ({ group, cards }: Played): boolean =>
  group === 'triplet' || cards.length >= (group === 'straight' ? LONG : MANY);

function lookingBack(
  { end, knocker, fronts, points }: Scored,
  seat: Seat,
  personalities: Occasion['personalities'],
): readonly Chance[] {
  const hasWon = points[seat] === 0;
  if (end === 'zeros' && fronts[seat]!.every((front) => front === 0)) return [{ seat, remark: 'only-zeros' }];
  if (seat === knocker) return [{ seat, remark: hasWon ? 'knock-right' : 'knock-punished' }];
  if (hasWon) return [{ seat, remark: 'round-won' }];
  const hasPersonWon = personalities.some((who, other) => who === 'person' && points[other] === 0);
  return hasPersonWon ? [{ seat, remark: 'praise' }] : [];
}

/**
 * What one of the bots says when a game is over, a winner if there is one among them. All arrays are by seat. It is the
 * same for everybody who passes the same seed.
 */
export function farewellOf(
  totals: readonly number[],
  personalities: Occasion['personalities'],
  seed: string,
): Utterance | undefined {
  const bots = personalities.flatMap((personality, seat) =>
    personality === 'person' ? [] : [{ seat, personality, remark: resultOf(totals, seat) }],
  );
  const winners = bots.filter(({ remark }) => remark === 'game-won');
  const speakers = winners.length > 0 ? winners : bots;
  const random = seededRandom(seed);
  const speaker = speakers[below(random, Math.max(1, speakers.length))];
  return speaker && { ...speaker, variant: below(random, MOST_VARIANTS) };
}

function resultOf(totals: readonly number[], seat: Seat): Remark {
  if (totals[seat] === Math.min(...totals)) return 'game-won';
  return totals[seat] === Math.max(...totals) ? 'came-last' : 'game-lost';
}
