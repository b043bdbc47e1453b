import type { TableStatus } from '@quando/protocol';
import type { NextDue } from './next-due.ts';
import type { OnlineLog } from './online-log.ts';
import type { OnlinePorts } from './online-ports.ts';
import {
  isSameEssence,
  statusEssenceOf,
  statusOf,
  waitingIn,
  type Audience,
  type StatusEssence,
} from './status-of.ts';

type PublishedStatusOptions = {
  readonly table: string;
  readonly log: OnlineLog;
  readonly ports: OnlinePorts;
  readonly nextDue: NextDue;
};

/** The status of a table, and whether it has changed since everybody was told. */
export class PublishedStatus {
  readonly #options: PublishedStatusOptions;
  #published: StatusEssence | undefined;

  constructor(options: PublishedStatusOptions) {
    this.#options = options;
  }

  get current(): TableStatus {
    const { table, log, ports, nextDue } = this.#options;
    return statusOf(log, {
      table,
      now: ports.clock.now(),
      absentSince: nextDue.absentSince,
      audience: this.#audience,
      due: nextDue.action,
    });
  }

  /** The status to publish, if it has changed by more than what events tell. */
  next(): TableStatus | undefined {
    const { log, ports, nextDue } = this.#options;
    const presence = { absentSince: nextDue.absentSince, now: ports.clock.now() };
    const essence = statusEssenceOf(log, presence, this.#audience);
    if (this.#published && isSameEssence(this.#published, essence)) return undefined;
    this.#published = essence;
    return this.current;
  }

  /** For whom the table waits, and the time of this process's clock. */
  get moment(): Pick<TableStatus, 'waiting' | 'now'> {
    const { log, ports, nextDue } = this.#options;
    const waiting = waitingIn(log, nextDue.action);
    return { ...(waiting && { waiting }), now: ports.clock.now() };
  }

  /** Once the game has begun, people without a seat are watchers, and nobody counts them. */
  get #audience(): Audience {
    const { table, log, ports } = this.#options;
    return { hasScreen: ports.hasScreen(table), visitors: log.game ? 0 : ports.visitors(table) };
  }
}
