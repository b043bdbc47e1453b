import { below, type Random } from '@quando/rules';
import { isLegal } from './reference/legality.ts';
import type { Round } from './reference/round.ts';

/**
 * What a player in a test is after: `even` likes everything the same; `triplets` makes hands grow and piles run
 * out; `zeros` ends rounds with only zeros; `knocks` knocks and passes as early as it may; `singles` never ends a
 * round and wears the pile out.
 */
export type Taste = 'even' | 'triplets' | 'zeros' | 'knocks' | 'singles';

export const TASTES: readonly Taste[] = ['even', 'triplets', 'zeros', 'knocks', 'singles'];

/** A legal line for the asked seat. */
export function choose(round: Round, random: Random, taste: Taste): string {
  const seat = Number(round.asked);
  if (round.phase === 'turn') return `${seat} ${onTurn(round, seat, random, taste)}`;
  const zeros = positionsOf(round, seat, 0);
  if (round.phase === 'penalty' && zeros.length > 0) return `${seat} flip ${pick(zeros, random)}`;
  return `${seat} draw ${sideFor(round, seat, random, taste)}`;
}

function onTurn(round: Round, seat: number, random: Random, taste: Taste): string {
  const words = ['knock', 'pass'].filter((word) => isLegal(round, `${seat} ${word}`));
  const plays = playsOf(round, seat, random).map((positions) => `play ${positions.join(' ')}`);
  const keepsZeros = (word: string): boolean => !isPlayOfZeros(round, seat, word);
  const likely = taste === 'zeros' ? plays.filter(keepsZeros) : plays;
  const liked = [...words, ...likely].flatMap((word) => Array<string>(liking(word, taste)).fill(word));
  return pick(liked.length > 0 ? liked : [...words, ...plays], random);
}

/** How many lots a choice has in the draw. */
function liking(word: string, taste: Taste): number {
  const [verb, ...cards] = word.split(' ');
  if (taste === 'even') return 1;
  if (verb === 'knock') return taste === 'knocks' ? 20 : 0;
  if (verb === 'pass') return taste === 'knocks' ? 5 : 1;
  if (taste === 'triplets') return cards.length === 3 ? 20 : 1;
  if (taste === 'singles') return cards.length === 1 ? 1 : 0;
  return taste === 'zeros' ? cards.length ** 2 : 1;
}

const isPlayOfZeros = (round: Round, seat: number, word: string): boolean =>
  round.hands[seat]![Number(word.split(' ')[1])]!.front.number === 0;

/** Of each number every size of group, in random cards; of each straight one, in random cards. */
function playsOf(round: Round, seat: number, random: Random): number[][] {
  const byNumber = Array.from({ length: 11 }, (_, number) => positionsOf(round, seat, number));
  const equal = byNumber.flatMap((same) => same.map((_, i) => sample(same, i + 1, random)));
  const straights = byNumber.slice(2).map((high, low) => [byNumber[low]!, byNumber[low + 1]!, high]);
  const playable = straights.filter((numbers) => numbers.every((same) => same.length > 0));
  return [...equal, ...playable.map((numbers) => ascending(numbers.map((same) => pick(same, random))))];
}

function sideFor(round: Round, seat: number, random: Random, taste: Taste): 'up' | 'down' {
  const up = round.pile[0]!.up.number;
  if (taste === 'zeros') return up === 0 ? 'up' : 'down';
  if (taste === 'triplets' && positionsOf(round, seat, up).length > 0) return 'up';
  return below(random, 2) === 0 ? 'up' : 'down';
}

const positionsOf = (round: Round, seat: number, number: number): number[] =>
  [...round.hands[seat]!.entries()].filter(([, card]) => card.front.number === number).map(([i]) => i);

const ascending = (positions: readonly number[]): number[] => positions.toSorted((a, b) => a - b);

const pick = <T>(items: readonly T[], random: Random): T => items[(random.next() >>> 0) % items.length]!;

/** Some of the items, ascending, each choice of so many as likely as any other. */
function sample(items: readonly number[], size: number, random: Random): number[] {
  const left = [...items];
  const taken = Array.from({ length: size }, () => left.splice(below(random, left.length), 1)[0]!);
  return ascending(taken);
}
