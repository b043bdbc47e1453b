import { describe, expect, it } from 'vitest';
import {
  firstTurn,
  knocked,
  lastTurns,
  nextTurn,
  othersInOrder,
  type TableTurn,
} from '../../src/sheet/table-turn.ts';

/** The turns that follow until nobody has one any more, or so many. */
function seatsAfter(turn: TableTurn, most: number): number[] {
  const seats: number[] = [];
  for (let next = nextTurn(turn); next !== 'over' && seats.length < most; next = nextTurn(next))
    seats.push(next.seat);
  return seats;
}

describe('whose turn it is', () => {
  it('[3] goes clockwise from the starter, for ever', () => {
    expect(seatsAfter(firstTurn(3, 2), 5)).toEqual([0, 1, 2, 0, 1]);
  });

  it('[6] is everybody’s once more after a knock, save the knocker’s', () => {
    const turn = knocked(firstTurn(4, 1));
    expect(turn).toMatchObject({ seat: 2, knocker: 1 });
    expect([turn.seat, ...seatsAfter(turn, 9)]).toEqual([2, 3, 0]);
    expect(lastTurns(turn)).toEqual([2, 3, 0]);
    expect(lastTurns(firstTurn(4, 1))).toEqual([]);
  });

  it('[5] a triplet is for all others, the next one first', () => {
    expect(othersInOrder(firstTurn(4, 2))).toEqual([3, 0, 1]);
  });
});
