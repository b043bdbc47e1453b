import { describe, expect, it } from 'vitest';
import { CODED_LEVELS } from '@quando/bots';
import { isVerified, lineUp, playMixed } from '../endurance/mixed-game.ts';

const TURNS_ALLOWED = 200;

describe('every bot finishes every game', () => {
  it.each([2, 3, 4, 5, 6])('mixed with the others and with wild, %i players', (players) => {
    for (let game = 0; game < 50; game += 1) {
      const played = playMixed(lineUp(players, game), `finish ${players} ${game}`);
      expect(isVerified(played)).toBe(true);
      expect(played.record.winners).toBeDefined();
      expect(played.longest).toBeLessThanOrEqual(TURNS_ALLOWED);
    }
  });

  it.each(CODED_LEVELS)('among bots of one level: %s', (kind) => {
    for (const players of [2, 4, 6]) {
      const kinds = Array.from({ length: players }, () => kind);
      const played = playMixed(kinds, `alike ${players}`);
      expect(isVerified(played)).toBe(true);
      expect(played.longest).toBeLessThanOrEqual(TURNS_ALLOWED);
    }
  });
});
