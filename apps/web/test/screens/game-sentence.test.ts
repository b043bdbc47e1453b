import type { GameSummary, Sitter } from '@quando/protocol';
import { loadAppWords } from '@quando/text';
import { describe, expect, it } from 'vitest';
import { leadersOf } from '../../src/game/leaders.ts';
import { soleSeat } from '../../src/game/sole-seat.ts';
import { gameSentence, namesAround } from '../../src/screens/games/game-sentence.ts';

const anna: Sitter = { kind: 'person', name: 'Anna', avatar: 'tall' };
const ben: Sitter = { kind: 'person', name: 'Ben', avatar: 'drop' };
const ruth: Sitter = { kind: 'bot', level: 'sharp', name: 'Ruth', avatar: 'round' };

const summary = (changes: Partial<GameSummary>): GameSummary => ({
  game: 'g',
  setup: { sitters: [anna, ruth], target: 50 },
  startedAt: 0,
  changedAt: 0,
  round: 2,
  totals: [12, 9],
  phase: 'turn',
  whoseTurn: 0,
  ...changes,
});

const shared = { sitters: [anna, ruth, ben], target: 50 };
const words = await loadAppWords('en');

describe('whom the words call "you"', () => {
  it('is the one person at the device', () => {
    expect(soleSeat([ruth, anna])).toBe(1);
    expect(namesAround([ruth, anna])).toEqual(['Ruth']);
  });

  it('is nobody where several share it', () => {
    expect(soleSeat(shared.sitters)).toBe('watcher');
    expect(namesAround(shared.sitters)).toEqual(['Anna', 'Ruth', 'Ben']);
  });
});

describe('how a game stands', () => {
  it.each<[string, Partial<GameSummary>]>([
    ['Round 3, your turn. Ruth leads.', {}],
    ['Round 3, Ruth’s turn. You lead.', { whoseTurn: 1, totals: [3, 9] }],
    ['Round 1, your turn.', { round: 0, totals: [0, 0] }],
    [
      'Round 3, the round is over. You and Ruth lead.',
      { phase: 'scored', whoseTurn: 'nobody', totals: [9, 9] },
    ],
    ['You won.', { phase: 'over', whoseTurn: 'nobody', totals: [9, 51] }],
    ['Anna and Ben won.', { setup: shared, phase: 'over', whoseTurn: 'nobody', totals: [9, 51, 9] }],
    ['Round 3, Ben’s turn. Anna leads.', { setup: shared, whoseTurn: 2, totals: [1, 5, 9] }],
  ])('%s', (sentence, changes) => {
    expect(gameSentence(words, summary(changes))).toBe(sentence);
  });
});

describe('the leaders', () => {
  it('are all with the lowest total', () => {
    expect(leadersOf([7, 3, 9, 3])).toEqual([1, 3]);
  });
});
