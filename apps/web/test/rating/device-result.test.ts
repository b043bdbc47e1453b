import type { GameSummary, Sitter } from '@quando/protocol';
import { describe, expect, test } from 'vitest';
import { deviceResultOf } from '../../src/rating/device-result.ts';

const person = (name: string): Sitter => ({ kind: 'person', name, avatar: 'round' });
const SHARP: Sitter = { kind: 'bot', level: 'sharp', name: 'Tilda', avatar: 'bean' };

const SUMMARY: GameSummary = {
  game: 'one',
  setup: { sitters: [SHARP, person('Mila'), SHARP], target: 50 },
  startedAt: 1,
  changedAt: 2,
  round: 4,
  totals: [51, 20, 20],
  phase: 'over',
  whoseTurn: 'nobody',
};

const withSitters = (...sitters: readonly Sitter[]): GameSummary => ({
  ...SUMMARY,
  setup: { ...SUMMARY.setup, sitters },
});

describe('a game of this device', () => {
  test('counts for its only person, by places', () => {
    expect(deviceResultOf(SUMMARY)).toEqual({
      at: 2,
      places: [3, 1, 1],
      seats: [
        { kind: 'bot', level: 'sharp' },
        { kind: 'member', id: 'owner' },
        { kind: 'bot', level: 'sharp' },
      ],
    });
  });

  test('does not count before its end, with several people, with handicaps, or to few points', () => {
    expect(deviceResultOf({ ...SUMMARY, phase: 'turn' })).toBe('unrated');
    expect(deviceResultOf(withSitters(person('Mila'), person('Zoe'), SHARP))).toBe('unrated');
    expect(deviceResultOf({ ...SUMMARY, setup: { ...SUMMARY.setup, target: 20 } })).toBe('unrated');
    const helped = { ...SUMMARY.setup, handicaps: [] };
    expect(deviceResultOf({ ...SUMMARY, setup: helped })).toBe('unrated');
  });
});
