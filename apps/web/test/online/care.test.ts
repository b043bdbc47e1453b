import type { SeatStatus, TableStatus } from '@quando/protocol';
import { describe, expect, test } from 'vitest';
import { careActions, careMatterIn, PATIENCE, SLOW } from '../../src/online/care.ts';
import { bot, person, statusWith } from './statuses.ts';

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
