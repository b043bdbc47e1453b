import { TakenNames } from '@quando/protocol';
import { isFinished, sumOf, type RoundScore } from '../daily/score.ts';
import { parseEight, type Eight } from '../daily/eight.ts';
import { fieldOf, type Field } from '../daily/field.ts';
import { withEntries, type LogDamage } from '../log-damage.ts';
import { parseRankedEntry, withoutRankedName, type RankedEntry, type RankedEntryOf } from './ranked-entry.ts';
import { rankedTime, type RankedTime } from './ranked-time.ts';

/** One person's attempt: the tables of its rounds, and those that are scored, in order. */
export type RankedAttempt = {
  readonly startedAt: number;
  readonly name?: string;
  readonly tables: readonly string[];
  readonly rounds: readonly RankedEntryOf<'scored'>[];
};

/** A finished attempt in the table of results of a link. */
export type RankedResult = { readonly name: string | undefined } & RoundScore;

export type RankedChange = { readonly entry: RankedEntry };

/** The log of an eight on a server: everybody's attempts. */
export class RankedLog {
  readonly eight: Eight;
  readonly time: RankedTime;
  #entries: RankedEntry[];
  readonly #attempts: Map<string, RankedAttempt> = new Map();
  readonly #names: TakenNames = new TakenNames();
  #field: Field | undefined;
  #results: readonly RankedResult[] | undefined;

  constructor(founded: RankedEntryOf<'founded'>) {
    this.eight = parseEight(founded.eight)!;
    this.time = rankedTime(this.eight, founded.at);
    this.#entries = [founded];
  }

  get entries(): readonly RankedEntry[] {
    return this.#entries;
  }
  get seq(): number {
    return this.#entries.length - 1;
  }
  /** It has no game of its own. */
  get gameSeq(): undefined {
    return undefined;
  }
  /** How many people have begun. */
  get size(): number {
    return this.#attempts.size;
  }

  /** A name that differs from those of everybody else in the table of results. */
  distinctName(name: string): string {
    return this.#names.distinct(name);
  }

  /** The attempt of the person with this key hash. */
  attemptOf(by: string): RankedAttempt | undefined {
    return this.#attempts.get(by);
  }

  /** The Master's result of a round, if anybody has finished it: it is the same for all. */
  masterIn(round: number): Pick<RankedEntryOf<'scored'>, 'par' | 'master'> | undefined {
    for (const { rounds } of this.#attempts.values()) if (rounds[round]) return rounds[round];
    return undefined;
  }

  /** Everybody who has finished. */
  get field(): Field {
    this.#field ??= fieldOf(this.#finished.map(({ rounds }) => sumOf(rounds).points));
    return this.#field;
  }

  /** Everybody who has finished, fewest points first. */
  get results(): readonly RankedResult[] {
    this.#results ??= this.#finished
      .map(({ name, rounds }) => ({ name, ...sumOf(rounds) }))
      .toSorted((one, other) => one.points - other.points);
    return this.#results;
  }

  get #finished(): readonly RankedAttempt[] {
    return [...this.#attempts.values()].filter(({ rounds }) => isFinished(rounds));
  }

  /** Parses a stored entry, and checks whether it can come next. */
  read(value: unknown): { readonly change: RankedChange } | { readonly damage: LogDamage } {
    const place = this.seq + 1;
    const entry = parseRankedEntry(value);
    if (!entry) return { damage: { code: 'not-an-entry', place } };
    if (entry.seq !== place) return { damage: { code: 'out-of-order', place } };
    return this.isNext(entry) ? { change: { entry } } : { damage: { code: 'illegal', place } };
  }

  /** Whether an entry can come next: rounds are opened and scored in their order, each once. */
  isNext(entry: RankedEntry): boolean {
    if (entry.type === 'founded') return false;
    const { tables = [], rounds = [] } = this.#attempts.get(entry.by) ?? {};
    if (entry.type === 'erased') return tables.length > 0;
    const isWaiting = tables.length > rounds.length;
    return entry.round === rounds.length && isWaiting === (entry.type === 'scored');
  }

  add({ entry }: RankedChange): void {
    if (entry.type === 'erased')
      this.#entries = this.#entries.map((earlier) => withoutRankedName(entry, earlier));
    this.#entries.push(entry);
    if (entry.type === 'founded') return;
    const before = this.#attempts.get(entry.by);
    const after = attemptAfter(before, entry);
    this.#attempts.set(entry.by, after);
    this.#noteName(before?.name, after.name);
    if (entry.type !== 'erased' && !isFinished(after.rounds)) return;
    this.#field = undefined;
    this.#results = undefined;
  }

  #noteName(before: string | undefined, after: string | undefined): void {
    if (before === after) return;
    if (before !== undefined) this.#names.delete(before);
    if (after !== undefined) this.#names.add(after);
  }
}

function attemptAfter(
  attempt: RankedAttempt = NOT_BEGUN,
  entry: Exclude<RankedEntry, { type: 'founded' }>,
): RankedAttempt {
  switch (entry.type) {
    case 'opened': {
      const begun = attempt === NOT_BEGUN ? { ...attempt, startedAt: entry.at } : attempt;
      const named = entry.name === undefined ? {} : { name: entry.name };
      return { ...begun, ...named, tables: [...attempt.tables, entry.table] };
    }
    case 'scored':
      return { ...attempt, rounds: [...attempt.rounds, entry] };
    case 'erased': {
      const { name: _, ...rest } = attempt;
      return rest;
    }
  }
}

const NOT_BEGUN: RankedAttempt = { startedAt: 0, tables: [], rounds: [] };

/** Parses a log, or reports the first invalid entry. */
export function rankedLogOf(values: readonly unknown[]): RankedLog | LogDamage {
  const founded = parseRankedEntry(values[0]);
  if (founded?.type !== 'founded' || founded.seq !== 0) return { code: 'not-an-entry', place: 0 };
  return withEntries<RankedChange, RankedLog>(new RankedLog(founded), values.slice(1));
}
