import type { SeatStatus, TableStatus } from '@quando/protocol';
import { describe, expect, test } from 'vitest';
import {
  careActions,
  careMatterIn,
  matterKey,
  PATIENCE,
  SLOW,
  type CareMatter,
} from '../../src/online/care.ts';
import { bot, FREE, person, statusWith } from './statuses.ts';

const [ANA, BEN, CEM, ROBO] = [person('Ana'), person('Ben'), person('Cem'), bot('Robo')] as const;

/** Ana is the host, and the table waits for Ben. */
const playing = (seats: readonly SeatStatus[], changes: Partial<TableStatus> = {}): TableStatus =>
  statusWith({
    seats,
    stage: 'playing',
    host: 0,
    terms: { players: seats.length, target: 50, tempo: 'relaxed', isOpen: true },
    waiting: { seat: 1 },
    now: 1000,
    ...changes,
  });

const NUDGED: SeatStatus = { ...BEN, nudgedAt: 1000 };

describe('what people can do about another', () => {
  test('who keeps the table waiting: ask, and after a while let a bot play', () => {
    expect(careActions(playing([ANA, BEN, ROBO]), 0, 1, 1000)).toEqual(['nudge']);
    expect(careActions(playing([ANA, NUDGED, ROBO]), 0, 1, 1000 + PATIENCE - 1)).toEqual([]);
    expect(careActions(playing([ANA, NUDGED, ROBO]), 0, 1, 1000 + PATIENCE)).toEqual(['replace']);
    expect(careActions(playing([ANA, BEN, ROBO], { waiting: { seat: 0 } }), 0, 1, 1000)).toEqual([]);
  });

  test('of several, the host decides and the others vote', () => {
    const table = playing([ANA, BEN, CEM], { waiting: { seat: 2 } });
    expect(careActions(table, 0, 1, 1000)).toEqual(['replace']);
    expect(careActions(table, 2, 1, 1000)).toEqual(['vote']);
    const voted = playing([ANA, { ...BEN, votes: { by: [2], needed: 2 } }, CEM], { waiting: { seat: 2 } });
    expect(careActions(voted, 2, 1, 1000)).toEqual(['unvote']);
    expect(careActions(voted, 1, 1, 1000)).toEqual([]);
    expect(careActions(voted, 'none', 1, 1000)).toEqual([]);
  });

  test('who was replaced: undo it, remove them, or make a link for who is gone', () => {
    const replaced: SeatStatus = { ...BEN, isAway: true, replaced: 'until-next-round' };
    expect(careActions(playing([ANA, replaced, CEM]), 0, 1, 1000)).toEqual(['restore', 'remove']);
    expect(careActions(playing([ANA, replaced, CEM]), 2, 1, 1000)).toEqual([]);
    const gone: SeatStatus = { ...BEN, isAway: true, isHere: false };
    expect(careActions(playing([ANA, gone, CEM]), 0, 1, 1000)).toEqual(['remove', 'new-link']);
  });
});

/** Ana is the host, and nothing has begun. */
function gathering(...seats: readonly SeatStatus[]): TableStatus {
  const { waiting: _, ...status } = playing(seats, { stage: 'gathering' });
  return status;
}

describe('who waits in the lobby', () => {
  const ASKED: SeatStatus = { ...ANA, nudgedAt: 1000 };

  test('can ask the host, and after a while go on without them, also with a free seat', () => {
    for (const rest of [[FREE], [ROBO], [FREE, FREE]]) {
      expect(careActions(gathering(ANA, BEN, ...rest), 1, 0, 1000)).toEqual(['nudge']);
      expect(careActions(gathering(ASKED, BEN, ...rest), 1, 0, 1000 + PATIENCE - 1)).toEqual([]);
      expect(careActions(gathering(ASKED, BEN, ...rest), 1, 0, 1000 + PATIENCE)).toEqual(['replace']);
    }
  });

  test('votes if there are several', () => {
    expect(careActions(gathering(ANA, BEN, CEM, FREE), 1, 0, 1000)).toEqual(['nudge', 'vote']);
    expect(careActions(gathering(ANA, BEN, CEM, FREE), 0, 1, 1000)).toEqual([]);
    expect(careActions(gathering(ANA, BEN, CEM, FREE), 1, 2, 1000)).toEqual([]);
  });

  test('is asked only about a host with whom everybody is there, or who was nudged', () => {
    expect(matter(gathering(ANA, BEN, CEM), 1, SLOW)).toEqual({ about: 'slow', seat: 0 });
    expect(matter(gathering(ANA, BEN, FREE), 1, SLOW)).toBeUndefined();
    expect(matter(gathering(ASKED, BEN, FREE), 0)).toEqual({ about: 'you' });
    expect(matter(gathering(ASKED, BEN, FREE), 1)).toEqual({ about: 'nudged', seat: 0 });
    expect(matter(gathering(ASKED, BEN, FREE), 1, 0, 1000 + PATIENCE)).toEqual({ about: 'silent', seat: 0 });
  });
});

const key = (status: TableStatus, round: number, turn: number, about?: CareMatter): string =>
  matterKey(status, about ?? matter(status, 0, SLOW)!, { round, turn });

const about = (seat: number): CareMatter => ({ about: 'slow', seat });

describe('what was put off', () => {
  test('is asked again about a vote in the next round, and about nothing that happens in between', () => {
    const table = playing([ANA, { ...BEN, votes: { by: [2], needed: 2 } }, CEM]);
    expect(key(table, 0, 7)).toBe(key(table, 0, 9));
    expect(key(table, 0, 7)).not.toBe(key(table, 1, 7));
  });

  test('is asked again when somebody is slow in a later turn, or was nudged again', () => {
    const slow = playing([ANA, BEN, CEM]);
    expect(key(slow, 0, 7)).toBe(key({ ...slow, seq: 12 }, 0, 7));
    expect(key(slow, 0, 7)).not.toBe(key(slow, 0, 9));
    const [first, again] = [NUDGED, { ...NUDGED, nudgedAt: 1500 }].map((ben) => playing([ANA, ben, CEM]));
    expect(key(first!, 0, 7)).not.toBe(key(again!, 0, 7));
    expect(key(first!, 0, 7)).not.toBe(key(slow, 0, 7));
  });

  test('is asked about another person', () => {
    const table = playing([ANA, BEN, CEM]);
    expect(key(table, 0, 7, about(1))).not.toBe(key(table, 0, 7, about(2)));
  });
});

const matter = (status: TableStatus, own: number, waited = 0, now = 1000): ReturnType<typeof careMatterIn> =>
  careMatterIn(status, { own, now, waited });

describe('what is asked without being looked for', () => {
  test('whether one is still there', () => {
    expect(matter(playing([ANA, NUDGED, CEM]), 1)).toEqual({ about: 'you' });
  });

  test('what to do about somebody who takes long', () => {
    expect(matter(playing([ANA, BEN, CEM]), 0, SLOW - 1)).toBeUndefined();
    expect(matter(playing([ANA, BEN, CEM]), 0, SLOW)).toEqual({ about: 'slow', seat: 1 });
    expect(matter(playing([ANA, NUDGED, CEM]), 2, 0, 1000 + PATIENCE - 1)).toEqual({
      about: 'nudged',
      seat: 1,
    });
    expect(matter(playing([ANA, NUDGED, CEM]), 2, 0, 1000 + PATIENCE)).toEqual({ about: 'silent', seat: 1 });
    const gone: SeatStatus = { ...BEN, isHere: false };
    expect(matter(playing([ANA, gone, CEM]), 0, SLOW)).toBeUndefined();
  });

  test('to vote, if one has not', () => {
    const table = playing([ANA, { ...BEN, votes: { by: [2], needed: 2 } }, CEM]);
    expect(matter(table, 0)).toEqual({ about: 'vote', seat: 1, given: 1, needed: 2 });
    expect(matter(table, 2)).toBeUndefined();
    expect(matter(table, 1)).toBeUndefined();
  });
});
