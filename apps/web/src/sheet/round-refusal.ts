import type { Seat } from '@quando/rules';
import { deckFaultOf, type DeckFault } from './deck-limit.ts';
import { sumOf, sumsOf, type Round } from './round.ts';

/** Why a round cannot have been played; the code is the key of its sentence. */
export type RoundRefusal =
  | { readonly code: 'nobody-ended' | DeckFault }
  | {
      readonly code: 'no-cards' | 'zeros-with-sum' | 'knocker-zeros' | 'zero-elsewhere';
      readonly seat: Seat;
    };

type Judge = (round: Round) => RoundRefusal | undefined;

/** Checks a round by everything a sheet can know about it; returns the first fault. */
export function roundRefusalOf(round: Round): RoundRefusal | undefined {
  for (const judge of JUDGES) {
    const refusal = judge(round);
    if (refusal) return refusal;
  }
  return undefined;
}

/** A turn that plays ends with a draw, so everybody always holds something (rules 4). */
const judgeEmptyHands: Judge = ({ hands }) =>
  at(
    'no-cards',
    hands.findIndex((hand) => typeof hand !== 'number' && hand.length === 0),
  );

const judgeEnding: Judge = ({ hands, knocker, zeros }) => {
  if (knocker === 'nobody' && zeros === 'nobody') return { code: 'nobody-ended' };
  if (zeros === 'nobody' || sumOf(hands[zeros]!) === 0) return undefined;
  return { code: 'zeros-with-sum', seat: zeros };
};

/** Only zeros end a round at once, so nobody can knock with them (rules 7). */
const judgeKnocker: Judge = ({ hands, knocker }) =>
  knocker !== 'nobody' && sumOf(hands[knocker]!) === 0 ? { code: 'knocker-zeros', seat: knocker } : undefined;

/**
 * Beside the one who ended the round, only somebody who was dealt nothing but zeros and has not played yet can have a
 * sum of 0 (R7): never after a knock, and never two of them, as there are ten zeros.
 */
const judgeOtherZeros: Judge = (round) => {
  const others = [...sumsOf(round).entries()].filter(([seat, sum]) => sum === 0 && seat !== round.zeros);
  const mostOthers = round.knocker === 'nobody' ? 1 : 0;
  return others.length > mostOthers ? { code: 'zero-elsewhere', seat: others.at(-1)![0] } : undefined;
};

const judgeDeck: Judge = ({ hands }) => {
  const code = deckFaultOf(hands);
  return code && { code };
};

const JUDGES: readonly Judge[] = [judgeEmptyHands, judgeEnding, judgeKnocker, judgeOtherZeros, judgeDeck];

const at = (code: 'no-cards', seat: number): RoundRefusal | undefined =>
  seat < 0 ? undefined : { code, seat };
