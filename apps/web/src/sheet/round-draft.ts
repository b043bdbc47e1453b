import type { CardNumber, Seat } from '@quando/rules';
import { deckFaultOf } from './deck-limit.ts';
import { roundRefusalOf, type RoundRefusal } from './round-refusal.ts';
import { sumOf, type Hand, type Round } from './round.ts';

/** A round being entered: some hands may still be missing. */
export type RoundDraft = Omit<Round, 'hands'> & { readonly hands: readonly DraftHand[] };

export type DraftHand = Hand | 'missing';

/** Whether a hand is entered card by card, or as its sum. */
export type InputMode = 'cards' | 'sum';

/** Why an input is refused; `seat` is the seat that it conflicts with. */
export type DraftRefusal =
  RoundRefusal | { readonly code: 'second-knocker' | 'second-zeros' | 'missing'; readonly seat: Seat };

type Noted = RoundDraft | DraftRefusal;

/** The sum of 55 cards never has more digits. */
const MOST_FIGURES = 3;

export const emptyDraft = (players: number): RoundDraft => ({
  hands: Array.from({ length: players }, () => 'missing' as const),
  knocker: 'nobody',
  zeros: 'nobody',
});

export const isRefused = (noted: Noted): noted is DraftRefusal => 'code' in noted;

/** Undefined while nothing is known. */
export const draftSum = (hand: DraftHand): number | undefined =>
  hand === 'missing' ? undefined : sumOf(hand);

/** Adds a number to the hand being entered. */
export function withCard(draft: RoundDraft, seat: Seat, number: CardNumber): Noted {
  const hand = draft.hands[seat]!;
  const next = withHand(draft, seat, typeof hand === 'object' ? [...hand, number] : [number]);
  const known = next.hands.filter((other) => other !== 'missing');
  return deckFaultOf(known) === 'too-many-cards' ? { code: 'too-many-cards' } : next;
}

/** Adds a digit to the sum being typed. */
export function withFigure(draft: RoundDraft, seat: Seat, figure: number): RoundDraft {
  const hand = draft.hands[seat]!;
  const sum = (typeof hand === 'number' ? hand * 10 : 0) + figure;
  return String(sum).length > MOST_FIGURES ? draft : withHand(draft, seat, sum);
}

/** Removes the last number or digit. */
export function withoutLast(draft: RoundDraft, seat: Seat): RoundDraft {
  const hand = draft.hands[seat]!;
  if (hand === 'missing') return draft;
  if (typeof hand === 'number') return withHand(draft, seat, hand > 9 ? Math.floor(hand / 10) : 'missing');
  return withHand(draft, seat, hand.length > 1 ? hand.slice(0, -1) : 'missing');
}

/** Clears a seat's hand, and that it went out with only zeros. */
export const withoutSeat = (draft: RoundDraft, seat: Seat): RoundDraft => ({
  hands: draft.hands.with(seat, 'missing'),
  knocker: draft.knocker === seat ? 'nobody' : draft.knocker,
  zeros: 'nobody',
});

/** The same hand as a sum only; numbers cannot be recovered from a sum. */
export function withInputMode(draft: RoundDraft, seat: Seat, mode: InputMode): RoundDraft {
  const hand = draft.hands[seat]!;
  if (hand === 'missing' || (typeof hand === 'number') === (mode === 'sum')) return draft;
  return withHand(draft, seat, mode === 'sum' ? sumOf(hand) : 'missing');
}

/** Sets or clears the knocker. */
export function withKnock(draft: RoundDraft, seat: Seat): Noted {
  if (draft.knocker === seat) return { ...draft, knocker: 'nobody' };
  if (draft.knocker !== 'nobody') return { code: 'second-knocker', seat: draft.knocker };
  if (draftSum(draft.hands[seat]!) === 0) return { code: 'knocker-zeros', seat };
  return { ...draft, knocker: seat };
}

/** Sets or clears the player who went out with only zeros. */
export function withZeros(draft: RoundDraft, seat: Seat): Noted {
  const hand = draft.hands[seat]!;
  if (draft.zeros === seat) return withHand(draft, seat, 'missing');
  if (draft.zeros !== 'nobody') return { code: 'second-zeros', seat: draft.zeros };
  if (draft.knocker === seat) return { code: 'knocker-zeros', seat };
  if (hand === 'missing') return withHand(draft, seat, 0);
  return sumOf(hand) > 0 ? { code: 'zeros-with-sum', seat } : withHand(draft, seat, hand);
}

/** The completed round, if it can have been played. */
export function roundOf(draft: RoundDraft): Round | DraftRefusal {
  const hands = draft.hands.filter((hand) => hand !== 'missing');
  if (hands.length < draft.hands.length) return { code: 'missing', seat: draft.hands.indexOf('missing') };
  const round = { ...draft, hands };
  return roundRefusalOf(round) ?? round;
}

/** A sum of 0 means only zeros; the first hand that has it is noted as out. */
function withHand(draft: RoundDraft, seat: Seat, hand: DraftHand): RoundDraft {
  const noted = { ...draft, hands: draft.hands.with(seat, hand) };
  const isZero = draftSum(hand) === 0;
  if (!isZero) return draft.zeros === seat ? { ...noted, zeros: 'nobody' } : noted;
  return draft.zeros === 'nobody' && draft.knocker !== seat ? { ...noted, zeros: seat } : noted;
}
