import { seatsOf } from '@quando/rules';
import { checkRecord, replay } from '@quando/rules/authority';

/** By round and seat, how many triplets were played in a game; undefined if this is no record. */
export function tripletsIn(value: unknown): readonly (readonly number[])[] | undefined {
  const read = checkRecord(value);
  if ('fault' in read) return undefined;
  const { players, rounds } = read.record;
  const counts = rounds.map(() => seatsOf(players).map(() => 0));
  for (const { round, events } of replay(read.record))
    for (const event of events)
      if (event.type === 'played' && event.group === 'triplet') counts[round]![event.seat]! += 1;
  return counts;
}
