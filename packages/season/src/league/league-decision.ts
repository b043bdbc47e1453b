import { distinctName, LONGEST_NAME } from '@quando/protocol';
import type { LeagueCommand } from './league-command.ts';
import type { LeagueEntry } from './league-entry.ts';
import type { EveningPorts } from '../evening/evening-ports.ts';
import { LEAGUE_LIMITS, type LeagueLimits } from './league-limits.ts';
import { sizeOf, type LeagueLog } from './league-log.ts';
import { entryRefusal } from './league-entry-refusal.ts';
import { isErasure } from './league-redaction.ts';
import type { LeagueRefusalCode } from './league-refusal.ts';

/** A command, and who sent it when. */
export type LeagueRequest = {
  readonly command: LeagueCommand;
  /** The hash of the sender's key, or the server itself. */
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly limits?: LeagueLimits;
  /** What only a server has; without it, no evening is opened or ended. */
  readonly evenings?: EveningPorts;
};

export type LeagueDecision =
  { readonly entry: LeagueEntry } | { readonly refusal: LeagueRefusalCode } | 'unchanged';

const HOUR = 60 * 60 * 1000;

/** Stands for a member who has deleted their name, in every language: nomen nescio. */
const NO_NAME = 'N. N.';

/** Decides a command that was not accepted before. */
export function decideInLeague(log: LeagueLog, request: LeagueRequest): LeagueDecision {
  if (isDoneAlready(log, request)) return 'unchanged';
  const entry = entryOf(log, request);
  if (typeof entry === 'string') return { refusal: entry };
  const refusal =
    entryRefusal(log, entry) ??
    removedMemberRefusal(log, entry) ??
    permissionRefusal(log, request) ??
    limitRefusal(log, entry, request.limits);
  return refusal === undefined ? { entry } : { refusal };
}

/** Whether everything is as it would be then: a device repeats its commands, and what changes nothing makes no entry. */
function isDoneAlready(log: LeagueLog, { command, by }: LeagueRequest): boolean {
  switch (command.do) {
    case 'open-evening':
      return log.evenings.get(command.evening)?.opened.by === by;
    case 'end-evening':
      return log.evenings.get(command.evening)?.ended !== undefined;
    case 'play':
      return log.results.get(command.result)?.by === by;
    case 'correct':
      return isSame(log.outcomeOf(command.result), command.to);
    case 'rename':
      return isNamed(log, command);
    case 'erase-guest':
      return isNamelessGuest(log, command);
    case 'remove-member':
      return log.isRemoved(command.member);
    case 'change-settings':
      return isSame(log.settings, command.settings);
    default:
      return false;
  }
}

/** Whether two parsed values of one schema are equal: their fields are in the same order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether there is no guest's name in any version of a result any more. */
function isNamelessGuest(
  { results, entries }: LeagueLog,
  { result, seat: erased }: Extract<LeagueCommand, { do: 'erase-guest' }>,
): boolean {
  const outcomes = entries.flatMap((entry) => {
    if (entry.type === 'played' && entry.result === result) return [entry.outcome];
    const isOther = entry.type !== 'corrected' || entry.result !== result || entry.to === 'withdrawn';
    return isOther ? [] : [entry.to];
  });
  const seats = outcomes.flatMap(({ seats: all }) => all[erased] ?? []);
  return results.has(result) && seats.every((seat) => seat.kind !== 'guest' || seat.name === NO_NAME);
}

function isNamed(
  log: LeagueLog,
  { member, name, avatar }: Extract<LeagueCommand, { do: 'rename' }>,
): boolean {
  const known = log.members.get(member);
  return known?.avatar === avatar && known.name === nameBeside(log, name, member);
}

function entryOf(
  log: LeagueLog,
  { command, by, at, evenings }: LeagueRequest,
): LeagueEntry | LeagueRefusalCode {
  const made = { seq: log.seq + 1, at, by, id: command.id };
  switch (command.do) {
    case 'join': {
      const { member } = command;
      return {
        ...made,
        type: 'joined',
        member: { ...member, name: nameBeside(log, member.name, member.id) },
      };
    }
    case 'rename': {
      const { member, name, avatar } = command;
      return { ...made, type: 'renamed', member, name: nameBeside(log, name, member), avatar };
    }
    case 'play':
      return { ...made, type: 'played', ...playedIn(command, at) };
    case 'correct':
      return { ...made, type: 'corrected', result: command.result, to: command.to };
    case 'open-evening':
      return evenings ? openedEvening(command, made, evenings) : 'no-evenings';
    case 'end-evening': {
      const evening = log.evenings.get(command.evening)?.opened;
      if (!evening) return 'no-such-evening';
      if (!evenings) return 'no-evenings';
      return { ...made, type: 'evening-ended', evening: command.evening, plans: evenings.plansOf(evening) };
    }
    case 'erase-member':
      return {
        ...made,
        type: 'member-erased',
        member: command.member,
        name: nameBeside(log, NO_NAME, command.member),
      };
    case 'erase-guest':
      return { ...made, type: 'guest-erased', result: command.result, seat: command.seat, name: NO_NAME };
    case 'remove-member':
      return { ...made, type: 'member-removed', member: command.member };
    case 'undo':
      return { ...made, type: 'undone', entry: command.entry };
    case 'change-settings':
      return { ...made, type: 'settings-changed', settings: command.settings };
    case 'start-season':
      return { ...made, type: 'season-started' };
  }
}

type OpenEvening = Extract<LeagueCommand, { do: 'open-evening' }>;

const openedEvening = (
  { evening, players, rounds, tempo, draw }: OpenEvening,
  made: Pick<LeagueEntry, 'seq' | 'at' | 'by' | 'id'>,
  { freshTable }: EveningPorts,
): LeagueEntry => ({
  ...made,
  type: 'evening-opened',
  evening,
  players,
  rounds,
  tempo,
  tables: draw.map((members) => ({ table: freshTable(), members })),
});

type PlayCommand = Extract<LeagueCommand, { do: 'play' }>;

/** A device's clock that is ahead puts no game into the future. */
const playedIn = (
  { result, source, outcome }: PlayCommand,
  at: number,
): Pick<PlayCommand, 'result' | 'source' | 'outcome'> => ({
  result,
  source,
  outcome: { ...outcome, playedAt: Math.min(outcome.playedAt, at) },
});

/** Nobody is drawn for an evening who has been removed; logs in which that happened earlier can still be read. */
const removedMemberRefusal = (log: LeagueLog, entry: LeagueEntry): LeagueRefusalCode | undefined =>
  entry.type === 'evening-opened' &&
  entry.tables.some(({ members }) => members.some((member) => log.isRemoved(member)))
    ? 'no-such-member'
    : undefined;

/** A name that nobody else in the league has. */
function nameBeside({ members }: LeagueLog, name: string, id: string): string {
  const others = Array.from(members, ([other, known]) => (other === id ? [] : [known.name])).flat();
  return distinctName(name.slice(0, LONGEST_NAME), others);
}

/** Anybody with the link may read, join, enter results and open an evening; the rest is for whoever entered it, or for the maker. */
function permissionRefusal(log: LeagueLog, { command, by }: LeagueRequest): LeagueRefusalCode | undefined {
  if (command.do === 'play' && by !== 'server' && isOfEvening(log, command.result)) return 'not-yours';
  if (by === log.maker) return undefined;
  switch (command.do) {
    case 'join':
    case 'play':
    case 'open-evening':
      return undefined;
    case 'end-evening':
      return by === 'server' || log.evenings.get(command.evening)?.opened.by === by ? undefined : 'not-yours';
    case 'rename':
    case 'erase-member':
      return log.members.get(command.member)?.addedBy === by ? undefined : 'not-yours';
    case 'correct':
    case 'erase-guest':
      return by === 'server' || log.results.get(command.result)?.by === by ? undefined : 'not-yours';
    case 'remove-member':
    case 'undo':
    case 'change-settings':
    case 'start-season':
      return 'not-the-maker';
  }
}

/** Whether a result is that of an evening's table, which its server alone enters: nobody else's would be compared. */
const isOfEvening = ({ evenings }: LeagueLog, result: string): boolean =>
  [...evenings.values()].some(({ opened }) => opened.tables.some(({ table }) => result === `table-${table}`));

/** What a new entry would exceed. The maker can always tidy up. */
function limitRefusal(
  log: LeagueLog,
  entry: LeagueEntry,
  limits: LeagueLimits = LEAGUE_LIMITS,
): LeagueRefusalCode | undefined {
  if (isErasure(entry)) return undefined;
  if (entry.type === 'joined' && log.members.size >= limits.members) return 'too-many-members';
  if (entry.type === 'played' && log.results.size >= limits.results) return 'too-many-results';
  if (entry.type === 'renamed' && log.renames >= limits.renames) return 'too-many-entries';
  const size = sizeOf(entry);
  if (size > limits.entrySize) return 'too-long';
  if (log.seq + 1 >= limits.entries || log.size + size > limits.size) return 'too-many-entries';
  // Whoever fills a league shall not keep its tables from entering their results.
  if (entry.by === 'server') return undefined;
  const before = log.entries[log.entries.length - limits.entriesPerHour];
  return before !== undefined && entry.at - before.at < HOUR ? 'too-fast' : undefined;
}
