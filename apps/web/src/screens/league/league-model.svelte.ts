import type { Evening, League, LeagueMember } from '@quando/season';
import type { LeagueClient, NewCommand } from '../../league/league-client.svelte.ts';
import type { MyLeagues } from '../../league/my-leagues.svelte.ts';

/** Whoever only looks is nobody in the league, and is not asked again. */
export const JUST_LOOKING = 'just-looking';

/** A league as its screens see it: with everything that was done here, sent or not. */
export class LeagueModel {
  readonly #client: LeagueClient;
  readonly #mine: MyLeagues;
  /** Whether the last thing that was done could not be stored on this device. */
  isUnsaved = $state(false);

  constructor(client: LeagueClient, mine: MyLeagues) {
    this.#client = client;
    this.#mine = mine;
  }

  get id(): string {
    return this.#client.id;
  }
  /** Undefined until anything is known of it. */
  get known(): League | undefined {
    return this.#client.league;
  }
  get league(): League {
    return this.#client.league!;
  }
  get connection(): LeagueClient['connection'] {
    return this.#client.connection;
  }
  get isMaker(): boolean {
    return this.#client.isMaker;
  }
  /** The commands that were refused and have not been seen. */
  get refused(): LeagueClient['waiting'] {
    return this.#client.waiting.filter(({ refusal }) => refusal !== undefined);
  }
  /** The ids of the results of which something is not sent yet. */
  get unsent(): ReadonlySet<string> {
    const { waiting } = this.#client;
    return new Set(waiting.flatMap(({ command }) => ('result' in command ? [command.result] : [])));
  }
  /** Whether an evening is being opened: the server has not answered yet. */
  isOpening(id: string): boolean {
    return this.#client.waiting.some(
      ({ command, refusal }) =>
        command.do === 'open-evening' && command.evening === id && refusal === undefined,
    );
  }
  /** The member at this device, `nobody` before they have said who they are, or just looking. */
  get reader(): string {
    return this.#mine.find(this.id)?.me ?? 'nobody';
  }

  choose(me: string): void {
    this.#mine.change(this.id, { me });
  }

  submit(command: NewCommand): Promise<'kept' | 'not-kept'> {
    return this.submitAll([command]);
  }

  /** All commands in their order; answers whether this device has stored them. */
  async submitAll(commands: readonly NewCommand[]): Promise<'kept' | 'not-kept'> {
    try {
      for (const command of commands) await this.#client.send(command);
      this.isUnsaved = false;
    } catch {
      this.isUnsaved = true;
    }
    return this.isUnsaved ? 'not-kept' : 'kept';
  }

  async dismissRefused(): Promise<void> {
    for (const waiting of this.refused) await this.#client.dismiss(waiting);
  }

  /** Whether this device may end an evening. */
  mayEnd({ by }: Evening): boolean {
    return this.isMaker || by === this.#client.by;
  }

  /** Whether this device may correct a result. */
  mayCorrect(result: string): boolean {
    if (this.isMaker) return true;
    const entered = this.league.results.find(({ id }) => id === result);
    return entered?.versions[0]?.by === this.#client.by;
  }

  /** Whether this device may rename a member. */
  mayRename({ addedBy }: LeagueMember): boolean {
    return this.isMaker || addedBy === this.#client.by;
  }

  /** Keeps the name for lists, which are read before the league. */
  keepName(): void {
    const { name } = this.league.settings;
    if (this.#mine.find(this.id)?.name !== name) this.#mine.change(this.id, { name });
  }
}
