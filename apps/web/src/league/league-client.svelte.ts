import { foldLeague, type League, type LeagueCommand } from '@quando/season';
import { keyHashOf } from '@quando/table/device';
import type { Clock } from '@quando/protocol';
import { backoffBefore } from '../online/backoff.ts';
import { previewOf, type LeaguePreview } from './league-preview.ts';
import type { WaitingCommand } from './league-store.ts';
import { syncLeague, type LeagueAccess, type SyncResult } from './league-sync.ts';

/**
 * `opening`: nothing is known yet; `live`: what is shown is what the server has; `offline`: this is the copy of this
 * device; `gone`: there is no such league any more, only the copy.
 */
export type LeagueConnection = 'opening' | 'live' | 'offline' | 'gone';

/** A command as a screen makes it: its id is chosen here. */
export type NewCommand = LeagueCommand extends infer Command
  ? Command extends LeagueCommand
    ? Omit<Command, 'id'>
    : never
  : never;

export type LeagueClientOptions = LeagueAccess & {
  readonly clock: Clock;
  readonly freshId: () => string;
  readonly random?: () => number;
  /** Called when the commands that wait have changed, to tell other tabs. */
  readonly onWaiting?: () => void;
};

/** A league as this device knows it: reads it, shows what waits to be sent as if it were there, and sends it. */
export class LeagueClient {
  readonly #options: LeagueClientOptions;
  readonly #by: string;
  #preview: LeaguePreview = $state.raw({ entries: [], waitingFrom: 0 });
  #waiting: readonly WaitingCommand[] = $state.raw([]);
  #connection: LeagueConnection = $state.raw('opening');
  #league: League | undefined = $derived(
    this.#preview.entries.length === 0 ? undefined : foldLeague(this.#preview.entries),
  );
  #isClosed = false;
  #wakeUp: () => void = () => {};

  constructor(options: LeagueClientOptions) {
    this.#options = options;
    this.#by = keyHashOf(options.key);
  }

  get id(): string {
    return this.#options.league;
  }
  get connection(): LeagueConnection {
    return this.#connection;
  }
  /** The league with what waits to be sent; undefined until anything is known of it. */
  get league(): League | undefined {
    return this.#league;
  }
  /** The seq from which on entries wait to be sent. */
  get waitingFrom(): number {
    return this.#preview.waitingFrom;
  }
  /** What waits to be sent, and what was refused and not seen yet. */
  get waiting(): readonly WaitingCommand[] {
    return this.#waiting;
  }
  /** The hash of this device's key, as entries name it. */
  get by(): string {
    return this.#by;
  }
  get isMaker(): boolean {
    return this.#league?.maker === this.#by;
  }

  /** Shows the copy of this device, then stays in touch with the server until it is closed. */
  async open(): Promise<void> {
    await this.reread();
    for (let failures = 0; !this.#isClosed;) {
      const result = await this.#sync();
      if (this.#isClosed) return;
      await this.#take(result);
      failures = 'refused' in result || result.isHeldUp ? failures + 1 : 0;
      if ('refused' in result && result.refused === 'gone') return;
      if (failures > 0) await this.#pause(backoffBefore(failures, this.#options.random ?? Math.random));
    }
  }

  /** Keeps a command until it is sent; resolves once it is stored on this device. */
  async send(command: NewCommand): Promise<void> {
    const { store, league, clock, freshId, onWaiting } = this.#options;
    await store.add({ league, command: { ...command, id: freshId() }, madeAt: Math.round(clock.now()) });
    await this.reread();
    onWaiting?.();
    this.wake();
  }

  /** Somebody has seen why a command was refused. */
  async dismiss({ command: { id } }: WaitingCommand): Promise<void> {
    const { store, league, onWaiting } = this.#options;
    await store.settle(league, id);
    await this.reread();
    onWaiting?.();
  }

  /** Reads again what this device keeps: another tab may have changed it. */
  async reread(): Promise<void> {
    const { store, league } = this.#options;
    const [copy, waiting] = [await store.copy(league), await store.waiting(league)];
    this.#waiting = waiting;
    this.#preview = previewOf(copy, waiting, this.#by);
  }

  /** Tries again at once: the device is back online or awake, or there is something to send. */
  wake(): void {
    this.#wakeUp();
  }

  close(): void {
    this.#isClosed = true;
    this.#wakeUp();
  }

  async #take(result: SyncResult): Promise<void> {
    if (!('refused' in result)) this.#connection = 'live';
    else if (result.refused === 'gone') this.#connection = 'gone';
    else this.#connection = 'offline';
    await this.reread();
  }

  /** The first time it does not wait for news, so that what is shown is soon known to be right. */
  async #sync(): Promise<SyncResult> {
    if (this.#connection !== 'live') return syncLeague(this.#options);
    const waking = new AbortController();
    this.#wakeUp = () => waking.abort();
    const result = await syncLeague(this.#options, waking.signal);
    this.#wakeUp = () => {};
    const isAwoken = waking.signal.aborted && 'refused' in result;
    return isAwoken && !this.#isClosed ? syncLeague(this.#options) : result;
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#options.clock.after(milliseconds, resolve);
      this.#wakeUp = () => {
        cancel();
        resolve();
      };
    });
  }
}
