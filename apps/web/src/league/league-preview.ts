import { decideInLeague, LeagueLog, type LeagueEntry } from '@quando/season';
import type { WaitingCommand } from './league-store.ts';

/** A league's entries with those that the waiting commands will probably make. */
export type LeaguePreview = {
  readonly entries: readonly LeagueEntry[];
  /** The seq from which on entries are not in the league yet. */
  readonly waitingFrom: number;
};

/** What a league looks like once everything that waits is sent; commands that do not fit are left out. */
export function previewOf(
  entries: readonly LeagueEntry[],
  waiting: readonly WaitingCommand[],
  by: string,
): LeaguePreview {
  const waitingFrom = entries.length;
  const [founded] = entries;
  const open = waiting.filter(({ refusal }) => refusal === undefined);
  if (founded?.type !== 'founded' || open.length === 0) return { entries, waitingFrom };
  const log = new LeagueLog(founded);
  for (const entry of entries.slice(1)) log.add({ entry });
  for (const { command, madeAt } of open) {
    if (log.answerTo(by, command.id) !== undefined) continue;
    const decision = decideInLeague(log, { command, by, at: madeAt });
    if (typeof decision === 'object' && 'entry' in decision) log.add(decision);
  }
  return { entries: log.entries, waitingFrom };
}
