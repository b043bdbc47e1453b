import type { AvatarName } from '@quando/protocol';
import { parseLeagueEntry, type LeagueEntry, type LeagueEntryOf, type Outcome } from './league-entry.ts';
import { entryRefusal } from './league-entry-refusal.ts';
import { isErasure, withoutName } from './league-redaction.ts';
import { withEntries, type LogDamage } from '../log-damage.ts';
import { undoneSeqs } from './undone.ts';

/** A member as far as decisions depend on them. */
type KnownMember = {
  readonly name: string;
  readonly avatar: AvatarName;
  readonly addedBy: string;
  readonly isErased: boolean;
};

/** An evening as far as decisions depend on it. */
type KnownEvening = {
  readonly opened: LeagueEntryOf<'evening-opened'>;
  readonly ended?: LeagueEntryOf<'evening-ended'>;
};

/** The entries of a league, and what the next decision depends on, kept up to date with each of them. */
export class LeagueLog {
  #entries: LeagueEntry[] = [];
  readonly #members: Map<string, KnownMember> = new Map();
  /** By member, the seqs of the entries that remove them. */
  readonly #removals: Map<string, number[]> = new Map();
  readonly #results: Map<string, LeagueEntryOf<'played'>> = new Map();
  readonly #evenings: Map<string, KnownEvening> = new Map();
  readonly #answers: Map<string, number> = new Map();
  #undone: ReadonlySet<number> = new Set();
  #size = 0;
  #renames = 0;
  #settings: LeagueEntryOf<'founded' | 'settings-changed'>['settings'];

  constructor(founded: LeagueEntryOf<'founded'>) {
    this.#settings = founded.settings;
    this.add({ entry: founded });
  }

  get entries(): readonly LeagueEntry[] {
    return this.#entries;
  }
  get seq(): number {
    return this.#entries.length - 1;
  }
  /** A league has no game of its own. */
  get gameSeq(): undefined {
    return undefined;
  }
  /** The hash of the maker's key. */
  get maker(): string {
    return this.#entries[0]!.by;
  }
  get settings(): LeagueEntryOf<'founded'>['settings'] {
    return this.#settings;
  }
  get members(): ReadonlyMap<string, KnownMember> {
    return this.#members;
  }
  /** The members as they are now: of a log of years this is known much sooner than all that follows from it. */
  get roster(): readonly { readonly id: string; readonly name: string; readonly isRemoved: boolean }[] {
    return Array.from(this.#members, ([id, { name, isErased }]) => ({
      id,
      name,
      isRemoved: isErased || this.isRemoved(id),
    }));
  }
  /** Whether a member has been removed and not come back since. */
  isRemoved(member: string): boolean {
    return (this.#removals.get(member) ?? []).some((seq) => !this.#undone.has(seq));
  }
  /** By id, how each result was entered. */
  get results(): ReadonlyMap<string, LeagueEntryOf<'played'>> {
    return this.#results;
  }
  /** What a result says now; undefined if it was never entered or that was undone. */
  outcomeOf(result: string): Outcome | 'withdrawn' | undefined {
    const last = this.#entries.findLast(
      (entry) =>
        (entry.type === 'played' || entry.type === 'corrected') &&
        entry.result === result &&
        !this.#undone.has(entry.seq),
    );
    if (last?.type === 'played') return last.outcome;
    return last?.type === 'corrected' ? last.to : undefined;
  }

  get evenings(): ReadonlyMap<string, KnownEvening> {
    return this.#evenings;
  }
  /** The seqs of the entries that do not count. */
  get undone(): ReadonlySet<number> {
    return this.#undone;
  }

  /** How often members have been renamed. */
  get renames(): number {
    return this.#renames;
  }

  /** The characters of all entries. */
  get size(): number {
    return this.#size;
  }

  /** The seq with which a sender's command was accepted, if it was. */
  answerTo(by: string, id: string): number | undefined {
    return this.#answers.get(`${by} ${id}`);
  }

  /** Parses a stored entry, and checks whether it can come next. */
  read(value: unknown): { readonly change: LeagueChange } | { readonly damage: LogDamage } {
    const place = this.seq + 1;
    const entry = parseLeagueEntry(value);
    if (!entry) return { damage: { code: 'not-an-entry', place } };
    if (entry.seq !== place) return { damage: { code: 'out-of-order', place } };
    return entryRefusal(this, entry) === undefined
      ? { change: { entry } }
      : { damage: { code: 'illegal', place } };
  }

  add({ entry }: LeagueChange): void {
    if (isErasure(entry)) this.#forgetName(entry);
    this.#entries.push(entry);
    this.#size += sizeOf(entry);
    this.#answers.set(`${entry.by} ${entry.id}`, entry.seq);
    if (entry.type === 'renamed') this.#renames += 1;
    if (entry.type === 'settings-changed') this.#settings = entry.settings;
    if (entry.type === 'played') this.#results.set(entry.result, entry);
    if (entry.type === 'undone') this.#undone = undoneSeqs(this.#entries);
    this.#noteMember(entry);
    this.#noteEvening(entry);
  }

  #forgetName(erasure: Parameters<typeof withoutName>[0]): void {
    this.#entries = this.#entries.map((earlier) => withoutName(erasure, earlier));
    if (erasure.type === 'member-erased') return;
    for (const entry of this.#entries)
      if (entry.type === 'played' && entry.result === erasure.result) this.#results.set(entry.result, entry);
  }

  #noteEvening(entry: LeagueEntry): void {
    if (entry.type === 'evening-opened') this.#evenings.set(entry.evening, { opened: entry });
    if (entry.type !== 'evening-ended') return;
    this.#evenings.set(entry.evening, { ...this.#evenings.get(entry.evening)!, ended: entry });
  }

  #noteMember(entry: LeagueEntry): void {
    if (entry.type === 'joined') {
      const { id, name, avatar } = entry.member;
      this.#members.set(id, { name, avatar, addedBy: entry.by, isErased: false });
    }
    if (entry.type === 'member-removed')
      this.#removals.set(entry.member, [...(this.#removals.get(entry.member) ?? []), entry.seq]);
    if (entry.type !== 'renamed' && entry.type !== 'member-erased') return;
    const known = this.#members.get(entry.member)!;
    const avatar = entry.type === 'renamed' ? entry.avatar : known.avatar;
    const isErased = entry.type === 'member-erased';
    this.#members.set(entry.member, { ...known, name: entry.name, avatar, isErased });
  }
}

/** The characters of an entry. */
export const sizeOf = (entry: LeagueEntry): number => JSON.stringify(entry).length;

/** An entry as a log adds it. */
export type LeagueChange = { readonly entry: LeagueEntry };

/** Parses a log, or reports the first invalid entry. */
export function leagueLogOf(values: readonly unknown[]): LeagueLog | LogDamage {
  const founded = parseLeagueEntry(values[0]);
  if (founded?.type !== 'founded' || founded.seq !== 0) return { code: 'not-an-entry', place: 0 };
  return withEntries<LeagueChange, LeagueLog>(new LeagueLog(founded), values.slice(1));
}
