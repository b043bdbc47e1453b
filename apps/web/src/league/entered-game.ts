import { parsePlayedGame, recordedGame, type PlayedGame } from '@quando/season';
import type { Triplets } from './counted-triplets.ts';
import { sumsOf } from '../sheet/round.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { standingOf } from '../sheet/standing.ts';

/** The result of a game with real cards, as far as it counts; undefined until it is over. */
export function gameOfSheet(sheet: Sheet): PlayedGame | undefined {
  const { players, target, headStarts } = sheet;
  const rounds = sheet.rounds.slice(0, standingOf(sheet).results.length).map((round) => ({
    sums: sumsOf(round),
    knocker: round.knocker,
    zeros: round.zeros,
  }));
  return parsePlayedGame({ players: players.length, target, rounds, ...(headStarts && { headStarts }) });
}

/** The result in the record of a game on this device or online, as text; undefined if it is not over, or no record. */
export function gameOfRecord(text: string, triplets?: Triplets): PlayedGame | undefined {
  try {
    return recordedGame(JSON.parse(text), { ...(triplets && { triplets }) });
  } catch {
    return undefined;
  }
}
