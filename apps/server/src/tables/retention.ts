import type { PresenceStore } from '../presence/presence-store.ts';
import type { RetentionDays } from '../retention-settings.ts';
import type { ClockDoubts } from '../storage/clock-doubts.ts';
import type { TableHeads } from './table-heads.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** How long the last sign of life of a dead process is kept. */
const LONG_DEAD = DAY;

/** How far clocks may differ, in milliseconds. */
const TOLERANCE = MINUTE;

/** If a process starts this long after the last sign of life of any other, its clock may be wrong, in milliseconds. */
const LONG_GAP = 7 * DAY;

/** How long nothing is deleted then, so that there is time to correct the clock, in milliseconds. */
const PROBATION = 7 * DAY;

export type RetentionOptions = {
  readonly heads: Pick<TableHeads, 'removeOld'>;
  readonly presence: Pick<PresenceStore, 'forget' | 'processes'>;
  readonly doubts: ClockDoubts;
  /** The id of this process. */
  readonly process: string;
  readonly days: RetentionDays;
  /** The clock that tables go by. */
  readonly now: () => number;
  /** The machine's clock, which may be set while the process runs. */
  readonly wall: () => number;
  /** Called after tables were deleted. */
  readonly onRemoved: () => Promise<void>;
  readonly warn: (words: string) => void;
};

/** Deletes what is too old, unless the clock is doubtful: one that is set wrongly would make everything old. */
export class Retention {
  readonly #options: RetentionOptions;
  #signs: ReadonlyMap<string, number> = new Map();
  #drift = 0;

  constructor(options: RetentionOptions) {
    this.#options = options;
  }

  /** Compares the clock with the last sign of life; this process must not have given one yet. */
  async open(): Promise<void> {
    const { presence, doubts, now, warn } = this.#options;
    this.#signs = await presence.processes();
    const gap = now() - Math.max(...this.#signs.values());
    if (this.#signs.size === 0 || gap <= LONG_GAP) return;
    await doubts.note(now());
    warn(
      `The last sign of life in the database is ${Math.round(gap / DAY)} days old. Nothing is deleted for a week, in case the clock of this machine is wrong.`,
    );
  }

  async run(): Promise<void> {
    const { heads, presence, days, now, onRemoved } = this.#options;
    this.#watchWall();
    if ((await this.#isOtherClockDifferent()) || (await this.#isDoubtful())) return;
    const removed = await heads.removeOld(now(), days);
    await presence.forget(now() - LONG_DEAD);
    if (removed > 0) await onRemoved();
  }

  async #isDoubtful(): Promise<boolean> {
    const { doubts, now } = this.#options;
    const doubted = await doubts.last();
    return doubted !== undefined && doubted <= now() && now() - doubted < PROBATION;
  }

  /** Whether a process that has given a sign of life since the last time goes by another clock. */
  async #isOtherClockDifferent(): Promise<boolean> {
    const { presence, process, now, warn } = this.#options;
    const before = this.#signs;
    this.#signs = await presence.processes();
    const others = [...this.#signs].filter(([id, sign]) => id !== process && before.get(id) !== sign);
    const difference = Math.max(0, ...others.map(([, sign]) => Math.abs(sign - now())));
    if (difference <= TOLERANCE) return false;
    warn(
      `The clocks of two processes differ by ${Math.round(difference / 1000)} seconds. Nothing is deleted until they agree.`,
    );
    return true;
  }

  #watchWall(): void {
    const { now, wall, warn } = this.#options;
    const drift = wall() - now();
    const jump = drift - this.#drift;
    this.#drift = drift;
    if (Math.abs(jump) <= TOLERANCE) return;
    warn(
      `The clock of this machine has jumped by ${Math.round(jump / 1000)} seconds. Tables go by the time before that until the server is restarted.`,
    );
  }
}
