import type { AvatarName } from '@quando/protocol';
import { eveningsOf, type Evening } from '../evening/evening.ts';
import type { LeagueEntry, LeagueEntryOf, LeagueSettings, Outcome, ResultSource } from './league-entry.ts';
import { undoneSeqs } from './undone.ts';

export type LeagueMember = {
  readonly id: string;
  readonly name: string;
  readonly avatar: AvatarName;
  readonly joinedAt: number;
  /** The hash of the key of the device that added them. */
  readonly addedBy: string;
  /** A removed member cannot be chosen any more, but keeps their results. */
  readonly isRemoved: boolean;
  /** The entry that removed them. */
  readonly removal: number | 'none';
  /** They have deleted their name. */
  readonly isErased: boolean;
};

/** What a result said at some time: as it was entered, or after a correction. */
export type ResultVersion = {
  /** The entry that says it. */
  readonly seq: number;
  readonly at: number;
  readonly by: string;
  readonly says: Outcome | 'withdrawn';
  /** The maker has undone it. */
  readonly isUndone: boolean;
};

export type LeagueResult = {
  readonly id: string;
  readonly source: ResultSource;
  /** In the order of the log; the first one is how it was entered. */
  readonly versions: readonly ResultVersion[];
  /** What counts. */
  readonly now: Outcome | 'withdrawn';
};

/** What follows from a league's log. */
export type League = {
  /** The seq of the last entry. */
  readonly seq: number;
  readonly settings: LeagueSettings;
  /** The hash of the maker's key. */
  readonly maker: string;
  readonly foundedAt: number;
  /** When it was imported from another server, if it was. */
  readonly importedAt: number | 'not-imported';
  /** When seasons were started by hand. */
  readonly seasonsStartedAt: readonly number[];
  /** By joining. */
  readonly members: readonly LeagueMember[];
  /** In the order in which they were entered. */
  readonly results: readonly LeagueResult[];
  /** In the order in which they were opened. */
  readonly evenings: readonly Evening[];
};

/** A result that counts. */
export type CountedResult = Outcome & { readonly id: string; readonly source: ResultSource };

/** The results that count, by the time at which the games ended. */
export const countedResults = ({ results }: Pick<League, 'results'>): readonly CountedResult[] =>
  results
    .flatMap(({ id, source, now }) => (now === 'withdrawn' ? [] : [{ ...now, id, source }]))
    .toSorted((one, other) => one.playedAt - other.playedAt);

/** The league that follows from its log, which begins with its founding. */
export function foldLeague(entries: readonly LeagueEntry[]): League {
  const [founded] = entries;
  if (founded?.type !== 'founded') throw new Error('a league begins with its founding');
  const undone = undoneSeqs(entries);
  const ofType = <Type extends LeagueEntry['type']>(type: Type): readonly LeagueEntryOf<Type>[] =>
    entries.filter((entry): entry is LeagueEntryOf<Type> => entry.type === type && !undone.has(entry.seq));
  return {
    seq: entries.at(-1)!.seq,
    settings: ofType('settings-changed').at(-1)?.settings ?? founded.settings,
    maker: founded.by,
    foundedAt: founded.at,
    importedAt: founded.importedAt ?? 'not-imported',
    seasonsStartedAt: ofType('season-started').map(({ at }) => at),
    members: membersOf(entries, undone),
    results: resultsOf(entries, undone),
    evenings: eveningsOf(entries),
  };
}

function membersOf(entries: readonly LeagueEntry[], undone: ReadonlySet<number>): readonly LeagueMember[] {
  const members = new Map<string, LeagueMember>();
  const change = (id: string, changes: Partial<LeagueMember>): void => {
    const member = members.get(id);
    if (member) members.set(id, { ...member, ...changes });
  };
  for (const entry of entries) {
    if (undone.has(entry.seq)) continue;
    if (entry.type === 'joined') members.set(entry.member.id, newMember(entry));
    if (entry.type === 'renamed') change(entry.member, { name: entry.name, avatar: entry.avatar });
    if (entry.type === 'member-removed') change(entry.member, { isRemoved: true, removal: entry.seq });
    if (entry.type === 'member-erased')
      change(entry.member, { name: entry.name, isRemoved: true, isErased: true });
  }
  return [...members.values()];
}

const newMember = ({ member, at, by }: LeagueEntryOf<'joined'>): LeagueMember => ({
  ...member,
  joinedAt: at,
  addedBy: by,
  isRemoved: false,
  removal: 'none',
  isErased: false,
});

function resultsOf(entries: readonly LeagueEntry[], undone: ReadonlySet<number>): readonly LeagueResult[] {
  const versions = new Map<string, { source: ResultSource; versions: ResultVersion[] }>();
  for (const entry of entries) {
    if (entry.type !== 'played' && entry.type !== 'corrected') continue;
    const { seq, at, by, result } = entry;
    const says = entry.type === 'played' ? entry.outcome : entry.to;
    const version = { seq, at, by, says, isUndone: undone.has(seq) };
    if (entry.type === 'played') versions.set(result, { source: entry.source, versions: [version] });
    else versions.get(result)?.versions.push(version);
  }
  return Array.from(versions, ([id, result]) => ({ id, ...result, now: outcomeOf(result.versions) }));
}

/** What the last version that counts says; nothing if entering it was undone. */
function outcomeOf(versions: readonly ResultVersion[]): Outcome | 'withdrawn' {
  if (versions[0]!.isUndone) return 'withdrawn';
  return versions.findLast(({ isUndone }) => !isUndone)!.says;
}
