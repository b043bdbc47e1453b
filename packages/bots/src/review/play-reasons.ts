import { groupOf, isCardNumber, type CardNumber, type View } from '@quando/rules';
import {
  countOf,
  different,
  frontsIn,
  playedBy,
  straightFrom,
  straightsIn,
  type LossyDecision,
} from './lossy-decision.ts';
import { sumOf } from '../sum.ts';
import type { ReviewReason } from './reason.ts';

/** What a player held, played and should have played. */
type Plays = {
  readonly lossy: LossyDecision;
  readonly fronts: readonly CardNumber[];
  readonly played: readonly CardNumber[];
  readonly better: readonly CardNumber[];
};

/** Which cards to play. */
export function playReasons(lossy: LossyDecision): ReviewReason[] {
  const { view, action, best } = lossy;
  if (action.type !== 'play' || best.type !== 'play') return [];
  const plays = {
    lossy,
    fronts: frontsIn(view),
    played: playedBy(view, action),
    better: playedBy(view, best),
  };
  return [
    ...spoiledTriplet(plays),
    ...spoiledStraight(plays),
    ...spoiledPair(plays),
    ...keptGroup(plays),
    ...brokenEqual(plays),
    ...brokenStraight(plays),
    ...lessShed(plays),
  ];
}

/** Two of a number were held and the third lay open. */
function spoiledTriplet({ lossy: { view }, fronts, played, better }: Plays): ReviewReason[] {
  const up = view.pile[0]?.up ?? 'hidden';
  if (up === 'hidden' || view.knocker !== 'nobody' || countOf(fronts, up) !== 2) return [];
  const isSpoiled = countOf(played, up) > 0 && countOf(better, up) === 0;
  return isSpoiled ? [{ code: 'spoiled-triplet', number: up }] : [];
}

/** The draw pile had the third number of a straight, of which the better play keeps the other two. */
function spoiledStraight({ lossy: { view }, fronts, played, better }: Plays): ReviewReason[] {
  const kept = withoutOnce(fronts, played);
  const keptByBetter = withoutOnce(fronts, better);
  return drawable(view).flatMap((number): ReviewReason[] => {
    const spoiled = straightsIn([...kept, number]);
    const before = straightsIn(keptByBetter);
    const lowest = straightsIn([...keptByBetter, number]).find(
      (each) => !before.includes(each) && !spoiled.includes(each),
    );
    return lowest === undefined ? [] : [{ code: 'spoiled-straight', lowest, number }];
  });
}

/** The draw pile had a second one of a number of which the better play keeps the first. */
function spoiledPair({ lossy: { view }, fronts, played, better }: Plays): ReviewReason[] {
  return drawable(view).flatMap((number): ReviewReason[] => {
    const isSpoiled = countOf(fronts, number) === 1 && played.includes(number) && !better.includes(number);
    return number > 0 && isSpoiled ? [{ code: 'spoiled-pair', number }] : [];
  });
}

/** What the seat knew that it could draw now and play in a later turn; in the last round there is none. */
const drawable = ({ pile: [top], knocker }: View): CardNumber[] =>
  knocker === 'nobody' ? [top?.up, top?.down].filter(isCardNumber) : [];

/** A group that should have been played as a whole, and was not; a triplet hurts the others, all others get rid of more. */
function keptGroup({ lossy: { view }, played, better }: Plays): ReviewReason[] {
  const number = better[0]!;
  const sum = sumOf(better);
  if (String(played) === String(better)) return [];
  if (groupOf(better) === 'triplet') return [{ code: 'kept-triplet', number, others: view.players - 1 }];
  if (sum <= sumOf(played)) return [];
  if (groupOf(better) === 'straight') return [{ code: 'kept-straight', lowest: number, sum }];
  return better.length === 2 && countOf(played, number) === 0 ? [{ code: 'kept-pair', number, sum }] : [];
}

/** Equal numbers that no longer make a triplet or a pair, although the better play keeps them together. */
function brokenEqual({ fronts, played, better }: Plays): ReviewReason[] {
  return different(played).flatMap((number): ReviewReason[] => {
    const held = countOf(fronts, number);
    const left = held - countOf(played, number);
    const leftByBetter = held - countOf(better, number);
    if (number === 0 || left === 0) return [];
    if (held >= 3 && left < 3 && (leftByBetter >= 3 || leftByBetter === 0))
      return [{ code: 'broke-triplet', number, held }];
    return held === 2 && leftByBetter !== 1 ? [{ code: 'broke-pair', number }] : [];
  });
}

/** A straight that lost a card, although the better play keeps it or plays it. */
function brokenStraight({ fronts, played, better }: Plays): ReviewReason[] {
  const kept = withoutOnce(fronts, played);
  const keptByBetter = withoutOnce(fronts, better);
  return straightsIn(fronts).flatMap((lowest): ReviewReason[] => {
    const isPlayed = (group: readonly CardNumber[]): boolean =>
      String(group) === String(straightFrom(lowest));
    const isKept = straightsIn(keptByBetter).includes(lowest) || isPlayed(better);
    const number = played.find((each) => straightFrom(lowest).includes(each) && countOf(kept, each) === 0);
    if (!isKept || number === undefined || isPlayed(played)) return [];
    return [{ code: 'broke-straight', lowest, number }];
  });
}

function lessShed({ played, better }: Plays): ReviewReason[] {
  const [shed, possible] = [sumOf(played), sumOf(better)];
  return [
    ...(shed < possible ? [{ code: 'shed-less' as const, shed, possible }] : []),
    ...(played.length < better.length
      ? [{ code: 'played-fewer' as const, cards: played.length, possible: better.length }]
      : []),
  ];
}

/** These numbers without each of the others once. */
function withoutOnce(numbers: readonly CardNumber[], others: readonly CardNumber[]): CardNumber[] {
  const left = [...numbers];
  for (const other of others) left.splice(left.indexOf(other), 1);
  return left;
}
