import { describe, expect, test } from 'vitest';
import type { PastStatus, SeatHistory } from '@quando/protocol';
import { keyHashOf, type OnlineTable } from '@quando/table';
import { Device, OnlineTableFixture, termsOf } from './online-table-fixture.ts';

/** What somebody who connects now is told of the changes in this round. */
function historyAt(table: OnlineTable): readonly PastStatus[] {
  const { heard } = new Device(undefined).connect(table);
  return heard.find((reply): reply is SeatHistory => reply.type === 'history')?.statuses ?? [];
}

const isAwayIn = ({ seats }: PastStatus, seat: number): boolean => {
  const place = seats[seat];
  return place?.kind === 'taken' && place.isAway;
};

const game = (players = 3): Promise<[OnlineTableFixture, Device[]]> =>
  OnlineTableFixture.playing({ ...termsOf(players), target: 200 }, players);

/** Plays until it is the pause after a round, or its next deal. */
async function playUntil(
  [fixture, devices]: [OnlineTableFixture, Device[]],
  isReached: (table: OnlineTable) => boolean,
): Promise<void> {
  while (!isReached(fixture.table)) await fixture.step(devices);
}

const isPause = (table: OnlineTable): boolean => table.status().waiting?.seat === 'next-deal';
const isInRound = (round: number) => (table: OnlineTable) => table.round === round && !isPause(table);

describe('whoever connects in the middle of a game', () => {
  test('is told nothing if no seat has changed', async () => {
    const [fixture] = await game();
    expect(historyAt(fixture.table)).toEqual([]);
  });

  test('is told who left and came back in this round, in order and as it was', async () => {
    const [fixture, [, ben]] = await game();
    const seat = ben!.ownSeat;
    await ben!.ask({ type: 'stand' });
    await ben!.ask({ type: 'return' });
    const history = historyAt(fixture.table);
    expect(history.map((status) => isAwayIn(status, seat))).toEqual([false, true, false]);
    expect(history.map(({ seq }) => seq)).toEqual(history.map(({ seq }) => seq).toSorted((a, b) => a - b));
    expect(history.at(-1)!.seats).toEqual(ben!.status.seats);
  });

  test('is told nothing of earlier rounds, but of the pause before this one', async () => {
    const played = await game();
    const [fixture, [ada, ben]] = played;
    await ben!.ask({ type: 'stand' });
    await ben!.ask({ type: 'return' });
    await playUntil(played, isPause);
    await ada!.ask({ type: 'stand' });
    await ada!.ask({ type: 'return' });
    await playUntil(played, isInRound(2));
    const history = historyAt(fixture.table);
    expect(history.some((status) => isAwayIn(status, ada!.ownSeat))).toBe(true);
    expect(history.some((status) => isAwayIn(status, ben!.ownSeat))).toBe(false);
    await playUntil(played, isInRound(3));
    expect(historyAt(fixture.table)).toEqual([]);
  });

  test('is told the same after the table was read from its log', async () => {
    const [fixture, [, ben]] = await game();
    await ben!.ask({ type: 'stand' });
    const before = historyAt(fixture.table);
    expect(historyAt(await fixture.reopened())).toEqual(before);
    expect(before).toHaveLength(2);
  });

  test('does not read a name that was deleted', async () => {
    const [fixture, [, ben]] = await game();
    await ben!.ask({ type: 'stand' });
    expect(JSON.stringify(historyAt(fixture.table))).toContain('Person 1');
    await fixture.table.erase(keyHashOf(ben!.key!));
    expect(JSON.stringify(historyAt(fixture.table))).not.toContain('Person 1');
  });

  test('is told of at most two dozen changes', async () => {
    const [fixture, [, ben]] = await game();
    for (let i = 0; i < 20; i += 1) {
      await ben!.ask({ type: 'stand' });
      await ben!.ask({ type: 'return' });
    }
    expect(historyAt(fixture.table)).toHaveLength(24);
  });
});
