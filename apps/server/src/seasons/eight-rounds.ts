import type { EightRound } from '@quando/protocol';
import { eightRoundOf } from '@quando/season/authority';
import type { Turns } from '../turns.ts';

/** Reads the codes of rounds; one takes some milliseconds to read, so other work has its turn after it. */
export async function eightRoundsOf(
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
