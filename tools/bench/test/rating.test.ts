import { describe, expect, test } from 'vitest';
import {
  driftOfGroup,
  errorAmongStrangers,
  inPairs,
  orderedShare,
  simulatedCalibration,
} from '../rating/simulation.ts';

describe('ratings of simulated players with known strengths', () => {
  test('predicted and true win rates agree within 2 points in each tenth of 100,000 games', () => {
    const calibration = simulatedCalibration(100_000, 'rating');
    expect(calibration.rows()).toHaveLength(10);
    expect(calibration.worst()).toBeLessThan(2);
  });

  test.for([2, 4, 6])("a closed group's mean stays, with %i players", (players) => {
    expect(Math.abs(driftOfGroup(8, players, 1000, 'drift'))).toBeLessThan(0.1);
  });

  test('against stronger strangers only, a rating is too low by as much as they are stronger', () => {
    expect(errorAmongStrangers(4, 80, 50)).toBeLessThan(-80);
    expect(Math.abs(errorAmongStrangers(4, 0, 50))).toBeLessThan(20);
  });

  test('20 games of each pair put a Casual, a Sharp and a Master in order, with 95 %', () => {
    expect(orderedShare(2, inPairs, 500)).toBeGreaterThan(0.95);
  });
});
