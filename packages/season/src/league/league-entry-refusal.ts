import { refusalOfEnding, refusalOfOpening } from '../evening/evening-refusal.ts';
import { memberIn, type LeagueEntry, type Outcome } from './league-entry.ts';
import type { LeagueLog } from './league-log.ts';
import type { LeagueRefusalCode } from './league-refusal.ts';
import { isUndoable } from './undone.ts';

/** Why an entry cannot come next in a log, whoever made it; undefined if it can. */
export function entryRefusal(log: LeagueLog, entry: LeagueEntry): LeagueRefusalCode | undefined {
  switch (entry.type) {
    case 'founded':
      return 'not-understood';
    case 'joined':
      return log.members.has(entry.member.id) ? 'member-exists' : undefined;
    case 'renamed':
    case 'member-removed':
    case 'member-erased':
      return hasMember(log, entry.member) ? undefined : 'no-such-member';
    case 'guest-erased':
      return log.results.has(entry.result) ? undefined : 'no-such-result';
    case 'played':
      return log.results.has(entry.result) ? 'result-exists' : refusalOfOutcome(log, entry.outcome);
    case 'corrected':
      return log.results.has(entry.result) ? refusalOfOutcome(log, entry.to) : 'no-such-result';
    case 'evening-opened':
      return refusalOfOpening(log, entry);
    case 'evening-ended':
      return refusalOfEnding(log, entry);
    case 'undone':
      return refusalOfUndoing(log, entry.entry);
    case 'settings-changed':
    case 'season-started':
      return undefined;
  }
}

const hasMember = ({ members }: LeagueLog, id: string): boolean => members.get(id)?.isErased === false;

/** A removed member may still have played a game that is entered only now. */
const refusalOfOutcome = (
  { members }: LeagueLog,
  outcome: Outcome | 'withdrawn',
): LeagueRefusalCode | undefined =>
  outcome === 'withdrawn' || outcome.seats.flatMap(memberIn).every((id) => members.has(id))
    ? undefined
    : 'no-such-member';

function refusalOfUndoing(log: LeagueLog, seq: number): LeagueRefusalCode | undefined {
  const entry = log.entries[seq];
  if (!entry) return 'no-such-entry';
  return isUndoable(entry) && !log.undone.has(seq) ? undefined : 'cannot-be-undone';
}
