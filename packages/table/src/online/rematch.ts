import type { FailurePort } from '../table-failure.ts';
import { dueActionAt, STAND_IN } from './due-action.ts';
import type { FoundedEntry, Seated } from './online-entry.ts';
import { OnlineLog } from './online-log.ts';
import type { OnlinePorts } from './online-ports.ts';
import type { SeatState } from './seat-state.ts';
import type { Seating } from './seating.ts';
import { asChange, type SeatingDecision } from './seating-decision.ts';
import { botFor } from './bot-for.ts';

export type RematchOptions = {
  /** The table whose game is over. */
  readonly table: string;
  /** The hash of the sender's key. */
  readonly key: string | undefined;
  /** The id of the command. */
  readonly id: string;
  readonly ports: RematchPorts;
};

type RematchPorts = Pick<OnlinePorts, 'clock' | 'freshSecret' | 'freshTable' | 'storage'> & {
  readonly onFailure: FailurePort;
};

/** When a rematch is made, and the hash of the key of the person who invites. */
type Made = { readonly at: number; readonly key: string };

/** Creates a table to which the same people are invited; it deals by itself when all of them come. */
export async function decideRematch(log: OnlineLog, options: RematchOptions): Promise<SeatingDecision> {
  const { key, id, ports } = options;
  if (key === undefined) return asChange(log, { refusal: 'no-key' });
  if (log.seating.seatOf(key) === 'none') return asChange(log, { refusal: 'not-seated' });
  if (!log.isOver) return asChange(log, { refusal: 'not-over' });
  if (log.rematch !== undefined) return 'unchanged';
  const at = ports.clock.now();
  const table = await found(log, { at, key }, options);
  if (table === undefined) return asChange(log, { refusal: 'not-stored' });
  return asChange(log, { entry: { seq: log.seq + 1, at, by: key, id, type: 'rematched', table } });
}

async function found(
  log: OnlineLog,
  made: Made,
  { table: before, ports }: RematchOptions,
): Promise<string | undefined> {
  const table = ports.freshTable();
  const founded = foundedAfter(log, made, ports.freshSecret());
  try {
    const head = { game: table, changedAt: made.at, isOver: false, ...dueAfter(founded) };
    await ports.storage.create(head, [founded]);
    return table;
  } catch (error) {
    ports.onFailure({ table: before, during: 'rematch', error, isRetried: false });
    return undefined;
  }
}

/** When the new table does something by itself for the first time. */
function dueAfter(founded: FoundedEntry): { readonly due?: number } {
  const timing = { secret: founded.secret, pace: 0, absentSince: () => undefined };
  const due = dueActionAt(new OnlineLog(founded).state, timing);
  return due ? { due: Math.round(due.at) } : {};
}

function foundedAfter(log: OnlineLog, { at, key: by }: Made, secret: string): FoundedEntry {
  const { isLocked, removed } = log.seating.access;
  const access = { isLocked, removed: removed.map(({ sitter, key }) => ({ sitter, key })) };
  const company = seatingOfRematch(log).seats.flatMap(seatedAt);
  // The shared deals have been seen.
  const { sharedDeals: _, ...terms } = log.terms;
  return { seq: 0, at, type: 'founded', terms, secret, rematch: { company, by, access } };
}

/** The same people, with bots in place of those who have deleted their names. */
const seatingOfRematch = ({ seating, founded }: OnlineLog): Seating =>
  seating.seats.reduce((filled, state, seat) => {
    if (state.kind === 'free' || state.sitter.kind === 'bot' || state.key !== undefined) return filled;
    return filled.withBot(seat, botFor({ seating: filled, founded }, seat, STAND_IN));
  }, seating);

const seatedAt = (seat: SeatState): Seated[] => {
  if (seat.kind === 'free') return [];
  const { sitter, key } = seat;
  return [{ sitter, ...(key !== undefined && { key }) }];
};
