import type { Assist } from '@quando/protocol';
import { strengthOfLevel, type LevelStrength } from './strength.ts';

/** Somebody with advice at any time plays like the advice, which is about as strong as Strong. */
const ADVICE: LevelStrength = strengthOfLevel('strong');

/** What full memory is worth, in levels; docs/handicaps.md has the command that measures it. */
const MEMORY = 0.3;

/** How far three hints per round bring somebody towards the advice. */
const HINTS = 0.3;

/** How well somebody plays with help; help makes nobody play worse. */
export function assistedStrength(strength: LevelStrength, assist: Assist | undefined): LevelStrength {
  switch (assist) {
    case undefined:
    case 'none':
      return strength;
    case 'sides':
    case 'numbers':
    case 'chances':
      return lifted(strength, MEMORY);
    case 'hints': {
      const remembering = lifted(strength, MEMORY);
      return Math.max(remembering, remembering + HINTS * (ADVICE - remembering));
    }
    case 'advice':
      return Math.max(lifted(strength, MEMORY), ADVICE);
  }
}

/** Strong and the Master forget nothing anyway. */
const lifted = (strength: LevelStrength, by: number): LevelStrength =>
  Math.max(strength, Math.min(ADVICE, strength + by));
