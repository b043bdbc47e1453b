import type { GameRecord, SeenEvent } from '@quando/rules';
import { replay, seenBy } from '@quando/rules/authority';
import type { PublicRound } from '../story/story.ts';

/** The rounds of a game as somebody without a seat has seen them. */
export function publicRoundsOf(record: GameRecord): PublicRound[] {
  const rounds: SeenEvent[][] = record.rounds.map(() => []);
  for (const { round, events } of replay(record))
    rounds[round]!.push(...events.map((event) => seenBy(event, 'watcher')));
  return rounds;
}
