import type { SeenEvent } from '@quando/rules';
import { expect, test } from 'vitest';
import { cardsOf, itemsOf, linesOf } from '../../src/board/log-line.ts';
import { sinceOwnAction } from '../../src/board/since-own-action.ts';
import { lastTurnOf } from '../../src/board/seats/last-turn.ts';

const card = (front: 2 | 6 | 'hidden') => ({ slot: 0, front, back: 'hidden' }) as const;
const played = (seat: number): SeenEvent => ({ type: 'played', seat, group: 'single', cards: [card(6)] });
const drew = (seat: number, why: 'turn' | 'triplet'): SeenEvent => ({
  type: 'drew',
  seat,
  why,
  side: 'up',
  card: card(2),
  top: 4,
});

const events = [played(0), drew(1, 'triplet'), drew(0, 'turn'), played(1), drew(1, 'turn'), played(0)];
const log = events.map((event, seq) => ({ seq, event }));

test('the log has one line a turn, and one for each penalty', () => {
  expect(linesOf(log)).toEqual([
    { event: played(0), draw: drew(0, 'turn') },
    { event: drew(1, 'triplet') },
    { event: played(1), draw: drew(1, 'turn') },
    { event: played(0) },
  ]);
});

test('a line shows what was played and drawn', () => {
  expect(linesOf(log).map(cardsOf)).toEqual([
    { played: [6], drew: 2 },
    undefined,
    { played: [6], drew: 2 },
    { played: [6], drew: 'nothing' },
  ]);
});

test('a seat shows its last turn until its next turn', () => {
  expect(lastTurnOf(1, events)).toEqual({ played: [6], drew: 2 });
  expect(lastTurnOf(0, events)).toEqual({ played: [6], drew: 'nothing' });
  expect(lastTurnOf(2, events)).toBeUndefined();
});

const seqs = (viewer: number | 'watcher') => sinceOwnAction(log, viewer).map(({ seq }) => seq);

test('whoever comes to the table is told what has happened since they acted last', () => {
  expect(seqs(0)).toEqual([]);
  expect(seqs(1)).toEqual([5]);
  expect(seqs(2)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(seqs('watcher')).toEqual([]);
});

test('notes stand where they belong, and change no line', () => {
  const [first, between, last] = [-1, 2, 5].map((seq) => ({ seq, text: `Ben left after ${seq}.` }));
  expect(itemsOf(log, [])).toEqual(linesOf(log));
  expect(itemsOf(log, [first!, last!])).toEqual([first, ...linesOf(log), last]);
  expect(itemsOf(log, [between!])).toEqual([...linesOf(log.slice(0, 3)), between, ...linesOf(log.slice(3))]);
});
