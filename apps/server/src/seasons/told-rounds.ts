import type { EightRound } from '@quando/protocol';
import { eightRoundOf } from '@quando/season/authority';
import type { Turns } from '../turns.ts';

/** Both ways through each round; one takes some milliseconds to read, so other work has its turn after it. */
export async function toldRounds(
  codes: readonly Parameters<typeof eightRoundOf>[0][],
  turns: Turns,
): Promise<readonly EightRound[]> {
  const rounds: EightRound[] = [];
  for (const round of codes) {
    await turns.next();
    rounds.push(eightRoundOf(round));
  }
  return rounds;
}
