import { describe, expect, it } from 'vitest';
import { canonical } from '@quando/bots';
import { seededRandom } from '@quando/rules';
import { advance, draftOf, formatMove, Move, playOf, setUp, type Position } from '@quando/rules/authority';

const TRIES = 20_000;

/** How often each move is chosen in a position; if `penalty` is set, after seat 0 has played its first three cards and drawn. */
function choicesIn(position: Position, { penalty = false } = {}): Map<string, number> {
  const random = seededRandom('canonical');
  const draft = draftOf(setUp(position));
  const move = new Move();
  if (penalty) {
    advance(draft, playOf([0, 1, 2]));
    advance(draft, new Move().draw(0));
  }
  const counts = new Map<string, number>();
  for (let i = 0; i < TRIES; i += 1) {
    canonical(draft, random, move);
    const line = formatMove(draft.askedCode, move);
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return counts;
}

/** The deviation of the counts from equality, in standard deviations of one of them. */
function unevennessOf(counts: Map<string, number>): number {
  const mean = TRIES / counts.size;
  return Math.max(...[...counts.values()].map((count) => Math.abs(count - mean))) / Math.sqrt(mean);
}

const HAND = '4/1 5/1 4/2 6/1 4/3 8/1 7/1';
const OTHER = '9/1 9/2';
const EQUAL = ['0 play 0', '0 play 0 2', '0 play 0 2 4', '0 play 1', '0 play 3', '0 play 5', '0 play 6'];
const STRAIGHTS = ['0 play 0 1 3', '0 play 1 3 6', '0 play 3 5 6'];
const PLAYS = [...EQUAL, ...STRAIGHTS];

describe('canonical chooses evenly', () => {
  it.each<[string, Position, readonly string[]]>([
    [
      'among the first k of each number and the first of each straight',
      { hands: [HAND, OTHER], plays: [2, 1] },
      PLAYS,
    ],
    ['with a knock where it is allowed', { hands: [HAND, OTHER] }, [...PLAYS, '0 knock']],
    ['with a pass in the last round', { hands: [HAND, OTHER], knocker: 1 }, [...PLAYS, '0 pass']],
  ])('%s', (_, position, expected) => {
    const counts = choicesIn(position);
    expect([...counts.keys()].toSorted()).toEqual(expected.toSorted());
    expect(unevennessOf(counts)).toBeLessThan(5);
  });

  it.each<[string, string, readonly string[]]>([
    ['between the sides of a card to draw', OTHER, ['1 draw down', '1 draw up']],
    ['among the zeros to flip', '0/1 9/2 0/3 0/4', ['1 flip 0', '1 flip 2', '1 flip 3']],
  ])('%s', (_, hit, expected) => {
    const counts = choicesIn({ hands: ['5/1 5/2 5/3 8/1', hit] }, { penalty: true });
    expect([...counts.keys()].toSorted()).toEqual(expected);
    expect(unevennessOf(counts)).toBeLessThan(5);
  });

  it('past the 32nd card of a hand', () => {
    // All other cards, the smaller number in front: 54 of the numbers 0 to 8, with seven straights, and the knock.
    const counts = choicesIn({ hands: ['', '10/9'], rest: 0 });
    expect(counts.size).toBe(54 + 7 + 1);
    expect(unevennessOf(counts)).toBeLessThan(5);
  });
});
