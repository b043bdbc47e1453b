import type { GameRecord, RoundRecord } from '@quando/rules';
import { gameRecordOf, roundRecordOf } from '@quando/rules/authority';
import type { Script } from './script.ts';
import { packed, walk, type Moment } from './walk.ts';

/** The record of a script, as the engine writes it after playing it. */
export function recordOf(script: Script, played: readonly Moment[] = [...walk(script)]): GameRecord {
  const rounds = script.rounds.map(({ deck, actions }, round): RoundRecord => {
    const last = played.findLast((moment) => moment.round === round)!;
    return roundRecordOf(last.state, packed(deck), actions);
  });
  return gameRecordOf(played.at(-1)!.state, rounds);
}
