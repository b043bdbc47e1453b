import {
  decideInLeague,
  isErasure,
  LeagueLog,
  leagueLogOf,
  parseLeagueCommand,
  parseLeagueEntry,
  withoutName,
  type EveningPorts,
  type LeagueCommand,
  type LeagueEntry,
  type LeagueRefusalCode,
  type LeagueSettings,
} from '@quando/season';
import type { Clock, FailurePort, LogEntry, TableStorage } from '@quando/table';
import type { NewHead } from '../storage/sql-storage.ts';
import type { Turns } from '../turns.ts';
import { leagueIdOf } from './league-id.ts';
import type { SeasonLog, SeasonLogRules } from './season-log.ts';
import { SeasonLogs, type OpenedLog } from './season-logs.ts';

export type LeaguesOptions = {
  readonly storage: TableStorage<NewHead>;
  readonly clock: Clock;
  readonly onFailure: FailurePort;
  readonly turns: Turns;
  /** Removes deleted data from the files. */
  readonly compact: () => Promise<void>;
  /** What a server adds to the evenings of leagues; without it, none can be opened. */
  readonly evenings?: EveningPorts;
  /** Called after a league was deleted. */
  readonly onRemoved: (league: string) => void;
};

export type OpenLeague = SeasonLog<LeagueEntry, LeagueLog>;

/** The answer to one command: the seq of its entry, or why there is none. */
export type CommandAnswer = { readonly id: string } & (
  { readonly seq: number } | { readonly refusal: LeagueRefusalCode | 'not-stored' }
);

/** Who makes a league: the secret of their device, and its hash. */
export type LeagueMaker = { readonly key: string; readonly by: string };

type Erasure = Parameters<typeof withoutName>[0];

/** What a stored entry contains in which a name is deleted: nothing else is written while a long log is read. */
const textsOf = (erased: Erasure): readonly string[] =>
  erased.type === 'guest-erased' ? [`"${erased.result}"`] : ['"type":"joined"', '"type":"renamed"'];

const RULES: SeasonLogRules<LeagueEntry, LeagueLog> = {
  kind: 'league',
  begin: (value) => {
    const log = leagueLogOf([value]);
    return log instanceof LeagueLog ? log : undefined;
  },
  redaction: (erased) => {
    if (!isErasure(erased)) return undefined;
    const redact = (earlier: LogEntry): LogEntry => {
      const entry = parseLeagueEntry(earlier);
      return entry ? withoutName(erased, entry) : earlier;
    };
    return { texts: textsOf(erased), redact };
  },
};

/** The leagues of a server: made, read, added to and deleted for good. */
export class Leagues {
  readonly logs: SeasonLogs<LeagueEntry, LeagueLog>;
  readonly #options: LeaguesOptions;
  /** Whether files may still contain what was deleted. */
  #isUncompacted = false;

  constructor(options: LeaguesOptions) {
    const { storage, onFailure, turns } = options;
    this.#options = options;
    this.logs = new SeasonLogs({ rules: RULES, storage, onFailure, turns });
  }

  find(id: string): Promise<OpenedLog<LeagueEntry, LeagueLog>> {
    return this.logs.find(id);
  }

  /** Makes a league; again for the same key it is the same one. */
  make({ key, by }: LeagueMaker, settings: LeagueSettings): Promise<string> {
    const founded = { seq: 0, at: this.#now(), by, id: 'founding', type: 'founded' as const, settings };
    return this.#makeOnce(leagueIdOf(key), [founded]);
  }

  /** Makes a league from the entries of another one, which keep their times as far as these are past. */
  async import({ key, by }: LeagueMaker, entries: readonly LeagueEntry[]): Promise<string> {
    const importedAt = this.#now();
    const [founded, ...rest] = entries.map((entry) =>
      entry.at < importedAt ? entry : { ...entry, at: importedAt - 1 },
    );
    if (founded?.type !== 'founded') throw new Error('a league begins with its founding');
    return this.#makeOnce(leagueIdOf(key), [{ ...founded, by, importedAt }, ...rest]);
  }

  /** Decides on commands one after another; each is answered, and one that is refused does not stop the others. */
  async decideAll(
    league: OpenLeague,
    by: string,
    commands: readonly unknown[],
  ): Promise<readonly CommandAnswer[]> {
    const answers: CommandAnswer[] = [];
    const mayGoOn = this.#options.turns.forWork();
    for (const value of commands) {
      await mayGoOn();
      const command = parseLeagueCommand(value);
      answers.push(
        command ? await this.decide(league, by, command) : { id: idIn(value), refusal: 'not-understood' },
      );
    }
    await this.#compact();
    return answers;
  }

  /** Decides on one command of a device or of this server; the same one again gets the same answer. */
  async decide(league: OpenLeague, by: string, command: LeagueCommand): Promise<CommandAnswer> {
    const { log } = league;
    const outcome = await league.submit<LeagueRefusalCode>({
      acceptedAt: () => log.answerTo(by, command.id),
      decide: () => {
        const { evenings } = this.#options;
        const request = { command, by, at: this.#now(), ...(evenings && { evenings }) };
        const decision = decideInLeague(log, request);
        return typeof decision === 'object' && 'entry' in decision ? { change: decision } : decision;
      },
    });
    const { id } = command;
    if ('refusal' in outcome)
      return { id, refusal: typeof outcome.refusal === 'string' ? outcome.refusal : outcome.refusal.code };
    if (command.do === 'erase-member' || command.do === 'erase-guest') this.#isUncompacted = true;
    return { id, seq: outcome.acceptedAt };
  }

  /** Deletes a league for good, also from the files as far as the database lets a client do that. */
  async remove(league: OpenLeague, by: string): Promise<'removed' | 'not-the-maker'> {
    if (by !== league.log.maker) return 'not-the-maker';
    await this.logs.remove(league.id);
    this.#isUncompacted = true;
    this.#options.onRemoved(league.id);
    await this.#compact();
    return 'removed';
  }

  async #makeOnce(id: string, entries: readonly [LeagueEntry, ...LeagueEntry[]]): Promise<string> {
    try {
      await this.logs.make(id, entries);
    } catch (error) {
      // It was made before, and the answer got lost; else the storage has failed.
      if (typeof (await this.find(id)) === 'string') throw error;
    }
    return id;
  }

  /** Removes what was deleted from the files, again after a failure. */
  async #compact(): Promise<void> {
    if (!this.#isUncompacted) return;
    await this.#options.compact();
    this.#isUncompacted = false;
  }

  #now(): number {
    return Math.round(this.#options.clock.now());
  }
}

/** The id of a command that was not understood, so that its sender knows which one it was. */
function idIn(value: unknown): string {
  const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : undefined;
  return typeof id === 'string' ? id.slice(0, 64) : '';
}
