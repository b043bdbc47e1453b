import { describe, expect, it } from 'vitest';
import { openLocalStore } from '../../src/local-store.ts';
import { saveTurn, loadTurn } from '../../src/sheet/stored-turn.ts';
import {
  firstTurn,
  knocked,
  lastTurns,
  nextTurn,
  othersInOrder,
  type TableTurn,
} from '../../src/sheet/table-turn.ts';
import { knockedBy, sheetOf } from './sheets.ts';

/** The turns that follow until nobody has one any more, or so many. */
function seatsAfter(turn: TableTurn, most: number): number[] {
  const seats: number[] = [];
  for (let next = nextTurn(turn); next !== 'over' && seats.length < most; next = nextTurn(next))
    seats.push(next.seat);
  return seats;
}

/** One that forgets with the test. */
const emptyLocalStore = () =>
  openLocalStore(() => {
    throw new Error('nothing is kept here');
  });

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

  it('is kept until the round is written down', () => {
    const localStore = emptyLocalStore();
    const sheet = sheetOf(3);
    expect(loadTurn(localStore, sheet)).toEqual(firstTurn(3, 1));
    const turn = knocked(firstTurn(3, 1));
    saveTurn(localStore, sheet, turn);
    expect(loadTurn(localStore, sheet)).toEqual(turn);
    expect(loadTurn(localStore, sheetOf(3, { id: 'another-sheet' }))).toEqual(firstTurn(3, 1));
    const written = sheetOf(3, { rounds: [knockedBy(1, 9, 3, 7)] });
    expect(loadTurn(localStore, written)).toEqual(firstTurn(3, 2));
  });

  it.each([
    { players: 3, seat: 3, knocker: 'nobody' },
    { players: 3, seat: 1, knocker: 1 },
    { players: 3, seat: 1, knocker: 3 },
    { players: 4, seat: 1, knocker: 'nobody' },
    { players: 3, seat: 1 },
    'Mila',
  ])('starts again where what was kept makes no sense: %j', (turn) => {
    const localStore = emptyLocalStore();
    localStore.setItem('quando-table-turn', JSON.stringify({ sheet: sheetOf(3).id, round: 0, turn }));
    expect(loadTurn(localStore, sheetOf(3))).toEqual(firstTurn(3, 1));
  });
});
