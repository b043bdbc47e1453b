import { isCardNumber, type Action, type HeldCard, type View } from '@quando/rules';
import { marginals, expectedNumber } from '../belief/marginals.ts';
import { ownHand, ownSeat } from '../own-hand.ts';
import type { LossyDecision } from './lossy-decision.ts';
import type { ReviewReason } from './reason.ts';

/** Which zero to turn over: what is on its back comes to the front. */
export function flipReasons({ view, action, best }: LossyDecision): ReviewReason[] {
  const [turned, better] = [turnedBy(view, action), turnedBy(view, best)];
  if (!turned || !better) return [];
  const [back, other] = [turned.back, better.back];
  if (isCardNumber(back) && isCardNumber(other))
    return back > other ? [{ code: 'turned-wrong-zero', back, other }] : [];
  if (isCardNumber(back)) return knownHigh(back, meanBehind(view, better));
  return isCardNumber(other) ? unseen(other, meanBehind(view, turned)) : [];
}

const knownHigh = (back: LossyBack, mean: number): ReviewReason[] =>
  back > mean ? [{ code: 'turned-known-high', back, mean }] : [];

const unseen = (back: LossyBack, mean: number): ReviewReason[] =>
  mean > back ? [{ code: 'turned-unseen-zero', back, mean }] : [];

type LossyBack = Extract<HeldCard['back'], number>;

const turnedBy = (view: View, action: Action): HeldCard | undefined =>
  action.type === 'flip' ? ownHand(view).find(({ slot }) => slot === action.slot) : undefined;

/** The number to be expected on the back of an own card. */
const meanBehind = (view: View, card: HeldCard): number =>
  expectedNumber(marginals(view).hands[ownSeat(view)]![ownHand(view).indexOf(card)]!.back);
