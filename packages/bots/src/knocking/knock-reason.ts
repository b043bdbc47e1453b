import { KNOCK_PENALTY, seatsOf, type Seat, type View } from '@quando/rules';
import type { Verdict } from './knock-estimate.ts';
import type { KnockPlayouts } from './knock-playouts.ts';
import { ownHand } from '../own-hand.ts';

/** Why to knock or to play on, with the facts behind it; the text package has the wording. */
export type KnockReason =
  /** Both cost the same, as far as play-outs can tell. */
  | { readonly code: 'even'; readonly sum: number }
  /** Hardly anybody can get below this sum. */
  | { readonly code: 'surely-lowest'; readonly sum: number }
  /** One of the other hands is about to become smaller than this one. */
  | { readonly code: 'they-catch-up'; readonly seat: Seat; readonly cards: number }
  /** It may fail, but then it costs little. */
  | { readonly code: 'small-risk'; readonly cost: number }
  /** The hand is close to only zeros: how many zeros and how many other cards it has. */
  | { readonly code: 'zeros-near'; readonly zeros: number; readonly others: number }
  /** One player will probably end with the same sum or less. */
  | { readonly code: 'rival'; readonly seat: Seat; readonly cards: number }
  /** No single player will probably, but one of this many. */
  | { readonly code: 'one-of-many'; readonly others: number }
  /** Waiting improves the hand: its current sum, and its average sum later. */
  | { readonly code: 'gets-better'; readonly sum: number; readonly later: number }
  /** It would often succeed, but failing costs more than waiting. */
  | { readonly code: 'risky'; readonly cost: number };

const SURE = 0.75;
const SMALL_COST = 8;
const ZEROS_NEAR = 0.35;
const LIKELY = 0.5;

export function knockReason(view: View, playouts: KnockPlayouts, better: Verdict): KnockReason {
  const sum = ownSum(view);
  if (better === 'even') return { code: 'even', sum };
  return better === 'knock' ? reasonToKnock(view, playouts, sum) : reasonToWait(view, playouts, sum);
}

function reasonToKnock(view: View, { alone }: KnockPlayouts, sum: number): KnockReason {
  if (alone.mean >= SURE) return { code: 'surely-lowest', sum };
  if (sum + KNOCK_PENALTY <= SMALL_COST) return { code: 'small-risk', cost: sum + KNOCK_PENALTY };
  const seat = smallestHand(view);
  return { code: 'they-catch-up', seat, cards: view.hands[seat]!.length };
}

function reasonToWait(view: View, playouts: KnockPlayouts, sum: number): KnockReason {
  const { rivals, ownZeros, alone } = playouts;
  const later = Math.round(playouts.laterSum.mean);
  const seat = mostOf(othersOf(view), (other) => rivals[other]!.mean);
  if (ownZeros.mean >= ZEROS_NEAR) return zerosNear(view);
  if (rivals[seat]!.mean >= LIKELY) return { code: 'rival', seat, cards: view.hands[seat]!.length };
  if (alone.mean < LIKELY) return { code: 'one-of-many', others: view.players - 1 };
  return later < sum ? { code: 'gets-better', sum, later } : { code: 'risky', cost: sum + KNOCK_PENALTY };
}

function zerosNear(view: View): KnockReason {
  const hand = ownHand(view);
  const zeros = hand.filter(({ front }) => front === 0).length;
  return { code: 'zeros-near', zeros, others: hand.length - zeros };
}

const ownSum = (view: View): number => ownHand(view).reduce((sum, { front }) => sum + Number(front), 0);

const othersOf = (view: View): Seat[] => seatsOf(view.players).filter((seat) => seat !== view.viewer);

const smallestHand = (view: View): Seat => mostOf(othersOf(view), (seat) => -view.hands[seat]!.length);

/** The first item with the greatest value. */
const mostOf = (seats: readonly Seat[], valueOf: (seat: Seat) => number): Seat =>
  seats.reduce((best, seat) => (valueOf(seat) > valueOf(best) ? seat : best));
