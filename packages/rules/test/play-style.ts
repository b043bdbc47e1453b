import { below, type Random } from '@quando/rules';
import { isLegal } from './reference/legality.ts';
import type { Round } from './reference/round.ts';

/**
 * How the players of a test game choose: `even` gives every choice the same weight; `triplets` makes hands grow and
 * piles run out; `zeros` ends rounds with only zeros; `knocks` knocks and passes as early as possible; `singles`
 * never ends a round and uses up the pile.
 */
export type PlayStyle = 'even' | 'triplets' | 'zeros' | 'knocks' | 'singles';

export const PLAY_STYLES: readonly PlayStyle[] = ['even', 'triplets', 'zeros', 'knocks', 'singles'];

/** A random legal action line for the asked seat. */
export function choose(round: Round, random: Random, style: PlayStyle): string {
  const seat = Number(round.asked);
  if (round.phase === 'turn') return `${seat} ${onTurn(round, seat, random, style)}`;
  const zeros = positionsOf(round, seat, 0);
  if (round.phase === 'penalty' && zeros.length > 0) return `${seat} flip ${pick(zeros, random)}`;
  return `${seat} draw ${sideFor(round, seat, random, style)}`;
}

function onTurn(round: Round, seat: number, random: Random, style: PlayStyle): string {
  const words = ['knock', 'pass'].filter((word) => isLegal(round, `${seat} ${word}`));
  const plays = playsOf(round, seat, random).map((positions) => `play ${positions.join(' ')}`);
  const keepsZeros = (word: string): boolean => !isPlayOfZeros(round, seat, word);
  const likely = style === 'zeros' ? plays.filter(keepsZeros) : plays;
  const weighted = [...words, ...likely].flatMap((word) => Array<string>(weightOf(word, style)).fill(word));
  return pick(weighted.length > 0 ? weighted : [...words, ...plays], random);
}

function weightOf(word: string, style: PlayStyle): number {
  const [verb, ...cards] = word.split(' ');
  if (style === 'even') return 1;
  if (verb === 'knock') return style === 'knocks' ? 20 : 0;
  if (verb === 'pass') return style === 'knocks' ? 5 : 1;
  if (style === 'triplets') return cards.length === 3 ? 20 : 1;
  if (style === 'singles') return cards.length === 1 ? 1 : 0;
  return style === 'zeros' ? cards.length ** 2 : 1;
}

const isPlayOfZeros = (round: Round, seat: number, word: string): boolean =>
  round.hands[seat]![Number(word.split(' ')[1])]!.front.number === 0;

/** For each number one group of every size, and each straight once, with randomly chosen cards. */
function playsOf(round: Round, seat: number, random: Random): number[][] {
  const byNumber = Array.from({ length: 11 }, (_, number) => positionsOf(round, seat, number));
  const equal = byNumber.flatMap((same) => same.map((_, i) => sample(same, i + 1, random)));
  const straights = byNumber.slice(2).map((high, low) => [byNumber[low]!, byNumber[low + 1]!, high]);
  const playable = straights.filter((numbers) => numbers.every((same) => same.length > 0));
  return [...equal, ...playable.map((numbers) => ascending(numbers.map((same) => pick(same, random))))];
}

function sideFor(round: Round, seat: number, random: Random, style: PlayStyle): 'up' | 'down' {
  const up = round.pile[0]!.up.number;
  if (style === 'zeros') return up === 0 ? 'up' : 'down';
  if (style === 'triplets' && positionsOf(round, seat, up).length > 0) return 'up';
  return below(random, 2) === 0 ? 'up' : 'down';
}

const positionsOf = (round: Round, seat: number, number: number): number[] =>
  [...round.hands[seat]!.entries()].filter(([, card]) => card.front.number === number).map(([i]) => i);

const ascending = (positions: readonly number[]): number[] => positions.toSorted((a, b) => a - b);

const pick = <T>(items: readonly T[], random: Random): T => items[(random.next() >>> 0) % items.length]!;

/** A uniform random subset of this size, in ascending order. */
function sample(items: readonly number[], size: number, random: Random): number[] {
  const left = [...items];
  const taken = Array.from({ length: size }, () => left.splice(below(random, left.length), 1)[0]!);
  return ascending(taken);
}
