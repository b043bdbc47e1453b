import type { Seat } from '@quando/rules';
import { dueActionAt, OPENING, type DueAction, type TableState, type Timing } from './due-action.ts';
import { isGameOver } from './game-end.ts';
import { Lateness } from './lateness.ts';
import type { OnlineLog } from './online-log.ts';
import type { OnlinePorts, TableHead } from './online-ports.ts';

/** However long a process was down, people get at least this long to come back before their time runs out. */
const GRACE = 15_000;

type NextDueOptions = { readonly table: string; readonly log: OnlineLog; readonly ports: OnlinePorts };

/** What is due next at a table without a request, and when by this process's clock. */
export class NextDue {
  readonly #options: NextDueOptions;
  readonly #openedAt: number;
  readonly #lateness: Lateness;

  constructor(options: NextDueOptions) {
    const { clock } = options.ports;
    this.#options = options;
    this.#openedAt = clock.now();
    this.#lateness = new Lateness(clock, options.log.state);
  }

  get action(): DueAction | undefined {
    const { state } = this.#options.log;
    const late = this.#lateness.of(state);
    const absentSince = (seat: Seat): number | undefined => {
      const since = this.absentSince(seat);
      return since === undefined ? undefined : since - late;
    };
    const due = dueActionAt(state, this.#timing(absentSince));
    if (!due) return undefined;
    const at = due.at + late;
    if (due.kind === 'deal' || due.kind === 'decide' || due.kind === 'report') return { ...due, at };
    return { ...due, at: Math.max(at, this.#openedAt + (due.kind === 'void' ? OPENING : GRACE)) };
  }

  /** Whether an action of this kind is the next, and its time has come. */
  isDue(kind: DueAction['kind']): boolean {
    const due = this.action;
    return due?.kind === kind && due.at <= this.#options.ports.clock.now();
  }

  /** The head of the table once a change is stored. */
  headAfter(changedAt: number, after: TableState): TableHead {
    const due = dueActionAt(
      after,
      this.#timing(() => undefined),
    );
    const isOver = isGameOver(after);
    return { game: this.#options.table, changedAt, isOver, ...(due && { due: Math.round(due.at) }) };
  }

  readonly absentSince = (seat: Seat): number | undefined =>
    this.#options.ports.absentSince(this.#options.table, seat);

  #timing(absentSince: Timing['absentSince']): Timing {
    const { log, ports } = this.#options;
    return { secret: log.deal.secret, pace: ports.pace(), absentSince };
  }
}
