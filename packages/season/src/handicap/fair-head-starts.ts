import { GREATEST_HEAD_START } from '@quando/protocol';
import { SimulatedGames } from './chances.ts';
import type { LevelStrength } from './strength.ts';

/** How many points the first step adds for a chance that is too small by 1; later steps add fewer. */
const STEP = 40;

const STEPS = 30;

/** After this many steps, they are half as large. */
const HALF = 8;

/** The head starts, in whole points, that give everybody the same chance; the strongest has none. */
export function fairHeadStarts(strengths: readonly LevelStrength[], target: number): readonly number[] {
  const games = new SimulatedGames(strengths.length, target);
  const fair = 1 / strengths.length;
  let headStarts = strengths.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const size = (STEP * HALF) / (HALF + step);
    const chances = games.chances(
      strengths.map((strength, seat) => ({ strength, headStart: headStarts[seat]! })),
    );
    headStarts = withoutCommon(headStarts.map((points, seat) => points + size * (fair - chances[seat]!)));
  }
  return headStarts.map((points) => Math.min(GREATEST_HEAD_START, Math.round(points)));
}

/** Points that everybody has change nothing. */
function withoutCommon(headStarts: readonly number[]): number[] {
  const fewest = Math.min(...headStarts);
  return headStarts.map((points) => points - fewest);
}
