import type { BotLevel, GameSummary } from '@quando/protocol';
import { strengthOfLevel, strengthsFrom, type GroupResult, type LevelStrength } from '@quando/season';
import { personKey } from '../sheet/sheet.ts';

/** Somebody at a table, as far as strength goes. */
export type Contender =
  { readonly kind: 'person'; readonly name: string } | { readonly kind: 'bot'; readonly level: BotLevel };

/** What a game of this device says of its players; nothing if somebody was helped in it. */
export function resultsOf({ setup, totals, round, phase }: GameSummary): GroupResult[] {
  const { sitters, handicaps } = setup;
  if (handicaps?.some(({ assist = 'none' }) => assist !== 'none')) return [];
  const players = sitters.map((sitter) =>
    sitter.kind === 'bot' ? { level: sitter.level } : { name: personKey(sitter.name) },
  );
  // The round that is being played is not in the totals yet.
  return [{ players, totals, rounds: phase === 'scored' || phase === 'over' ? round + 1 : round }];
}

/** How well everybody plays, from the results of this device; bots play as their level says. */
export function strengthsAt(
  contenders: readonly Contender[],
  results: readonly GroupResult[],
): readonly (LevelStrength | 'unknown')[] {
  const known = strengthsFrom(results);
  return contenders.map((contender) =>
    contender.kind === 'bot'
      ? strengthOfLevel(contender.level)
      : (known.get(personKey(contender.name)) ?? 'unknown'),
  );
}
