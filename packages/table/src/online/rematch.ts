import { dealtEntry } from '../game-change.ts';
import type { FailurePort } from '../table-failure.ts';
import type { FoundedEntry, Seated } from './online-entry.ts';
import { OnlineLog } from './online-log.ts';
import type { OnlinePorts } from './online-ports.ts';
import type { SeatState } from './seat-state.ts';
import { asChange, promisedDeal, type SeatingDecision } from './seating-decision.ts';

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

/** Creates a table where the same people play again, with the deal that is committed here and the next dealer. */
export async function decideRematch(log: OnlineLog, options: RematchOptions): Promise<SeatingDecision> {
  const { key, id, ports } = options;
  if (key === undefined) return asChange(log, { refusal: 'no-key' });
  if (log.seating.seatOf(key) === 'none') return asChange(log, { refusal: 'not-seated' });
  if (!log.isOver) return asChange(log, { refusal: 'not-over' });
  if (log.rematch !== undefined) return 'unchanged';
  const at = ports.clock.now();
  const table = await found(log, at, options);
  if (table === undefined) return asChange(log, { refusal: 'not-stored' });
  return asChange(log, { entry: { seq: log.seq + 1, at, by: key, id, type: 'rematched', table } });
}

async function found(
  log: OnlineLog,
  at: number,
  { table: before, ports }: RematchOptions,
): Promise<string | undefined> {
  const table = ports.freshTable();
  const founded = foundedAfter(log, at);
  const deal = promisedDeal(new OnlineLog(founded), ports.freshSecret);
  try {
    const head = { game: table, changedAt: at, isOver: false };
    await ports.storage.create(head, [founded, dealtEntry(deal, { seq: 1, at })]);
    return table;
  } catch (error) {
    ports.onFailure({ table: before, during: 'rematch', error, isRetried: false });
    return undefined;
  }
}

function foundedAfter({ terms, promise, seating, game }: OnlineLog, at: number): FoundedEntry {
  const { secret, contributions } = promise;
  const dealer = (game!.state.dealer + 1) % terms.players;
  const company = seating.seats.flatMap(seatedAt);
  return { seq: 0, at, type: 'founded', terms, secret, rematch: { company, dealer, contributions } };
}

const seatedAt = (seat: SeatState): Seated[] => {
  if (seat.kind === 'free') return [];
  const { sitter, key } = seat;
  return [{ sitter, ...(key !== undefined && { key }) }];
};
