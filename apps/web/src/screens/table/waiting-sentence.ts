import type { TableStatus } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { OnlineWords } from '@quando/text';

type Words = OnlineWords['lobby']['meanwhile'];

/** What a person who practises has to know of their table. */
export function waitingSentence(
  words: Words,
  status: TableStatus | undefined,
  seat: Seat | 'none' | 'unknown',
): string {
  if (!status || status.stage === 'gathering') return words.waits;
  if (status.stage === 'over') return words.over;
  return status.waiting?.seat === seat ? words.turn : words.begun;
}
