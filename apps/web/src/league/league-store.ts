import {
  isErasure,
  withoutName,
  type LeagueCommand,
  type LeagueEntry,
  type LeagueRefusalCode,
} from '@quando/season';

/** A command that was made on this device and is not known to be in the league yet. */
export type WaitingCommand = {
  readonly league: string;
  readonly command: LeagueCommand;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Why the server has not accepted it; it stays until somebody has seen that. */
  readonly refusal?: LeagueRefusalCode;
};

/** What this device keeps of leagues: a copy of each log to read offline, and the commands to send. */
export type LeagueStore = {
  /** The copy of a league's log; empty if there is none. */
  copy(league: string): Promise<readonly LeagueEntry[]>;
  /** Adds the entries that come next to the copy; returns all of it. */
  keep(league: string, entries: readonly LeagueEntry[]): Promise<readonly LeagueEntry[]>;
  /** The commands of a league, or of all, in the order in which they were made. */
  waiting(league?: string): Promise<readonly WaitingCommand[]>;
  /** Adds a command; one with the same id stays as it is. */
  add(waiting: WaitingCommand): Promise<void>;
  /** Notes why a command was refused. */
  refuse(league: string, id: string, refusal: LeagueRefusalCode): Promise<void>;
  /** Removes a command that was accepted, or whose refusal was seen. */
  settle(league: string, id: string): Promise<void>;
  /** Removes all that is kept of a league. */
  forget(league: string): Promise<void>;
};

/** A copy with the entries that come next; one that erases a name takes it out of the others. */
export function copyAfter(
  copy: readonly LeagueEntry[],
  entries: readonly LeagueEntry[],
): readonly LeagueEntry[] {
  let kept = [...copy];
  for (const entry of entries) {
    if (entry.seq !== kept.length) continue;
    if (isErasure(entry)) kept = kept.map((earlier) => withoutName(entry, earlier));
    kept.push(entry);
  }
  return kept;
}

/** Keeps leagues until the page is closed, for browsers without a usable database. */
export class MemoryLeagueStore implements LeagueStore {
  readonly #copies: Map<string, readonly LeagueEntry[]> = new Map();
  #waiting: readonly WaitingCommand[] = [];

  copy(league: string): Promise<readonly LeagueEntry[]> {
    return Promise.resolve(this.#copies.get(league) ?? []);
  }

  keep(league: string, entries: readonly LeagueEntry[]): Promise<readonly LeagueEntry[]> {
    const copy = copyAfter(this.#copies.get(league) ?? [], entries);
    this.#copies.set(league, copy);
    return Promise.resolve(copy);
  }

  waiting(league?: string): Promise<readonly WaitingCommand[]> {
    return Promise.resolve(
      this.#waiting.filter((waiting) => league === undefined || waiting.league === league),
    );
  }

  add(waiting: WaitingCommand): Promise<void> {
    if (!this.#waiting.some((other) => isSame(other, waiting.league, waiting.command.id)))
      this.#waiting = [...this.#waiting, waiting];
    return Promise.resolve();
  }

  refuse(league: string, id: string, refusal: LeagueRefusalCode): Promise<void> {
    this.#waiting = this.#waiting.map((waiting) =>
      isSame(waiting, league, id) ? { ...waiting, refusal } : waiting,
    );
    return Promise.resolve();
  }

  settle(league: string, id: string): Promise<void> {
    this.#waiting = this.#waiting.filter((waiting) => !isSame(waiting, league, id));
    return Promise.resolve();
  }

  forget(league: string): Promise<void> {
    this.#copies.delete(league);
    this.#waiting = this.#waiting.filter((waiting) => waiting.league !== league);
    return Promise.resolve();
  }
}

const isSame = (waiting: WaitingCommand, league: string, id: string): boolean =>
  waiting.league === league && waiting.command.id === id;
