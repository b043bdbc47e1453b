import type { SeatingRefusalCode } from '@quando/protocol';
import { dealEntry } from './online-decision.ts';
import type { FoundedEntry, Seated, SeatingEntry } from './online-entry.ts';
import { OnlineLog } from './online-log.ts';
import type { OnlinePorts } from './online-ports.ts';
import { seatOf, type Place } from './place.ts';

export type RematchOptions = {
  /** The hash of the sender's key. */
  readonly key: string | undefined;
  /** Of the command. */
  readonly id: string;
  readonly ports: Pick<OnlinePorts, 'clock' | 'freshSecret' | 'freshTable' | 'storage'>;
};

type Decision = { readonly entry: SeatingEntry } | { readonly refusal: SeatingRefusalCode };

/** Makes a table where the same people play at once, with the deal that was promised here; the dealer moves on. */
export async function foundRematch(log: OnlineLog, { key, id, ports }: RematchOptions): Promise<Decision> {
  const { game, places } = log;
  if (key === undefined) return { refusal: 'no-key' };
  if (seatOf(places, key) === 'none') return { refusal: 'not-seated' };
  if (game?.state.phase !== 'over') return { refusal: 'not-over' };
  const at = ports.clock.now();
  const table = log.rematch ?? (await found(log, at, ports));
  if (table === undefined) return { refusal: 'not-stored' };
  return { entry: { seq: log.seq + 1, at, by: key, id, type: 'rematched', table } };
}

async function found(
  log: OnlineLog,
  at: number,
  ports: RematchOptions['ports'],
): Promise<string | undefined> {
  const table = ports.freshTable();
  const founded = foundedAfter(log, at);
  const dealt = dealEntry(new OnlineLog(founded), at, ports.freshSecret);
  const head = { game: table, changedAt: at, isOver: false };
  try {
    await ports.storage.create(head, [founded, dealt]);
    return table;
  } catch {
    return undefined;
  }
}

function foundedAfter({ terms, promise, places, game }: OnlineLog, at: number): FoundedEntry {
  const { secret, contributions } = promise;
  const dealer = (game!.state.dealer + 1) % terms.players;
  const company = places.flatMap(seatedAt);
  return { seq: 0, at, type: 'founded', terms, secret, rematch: { company, dealer, contributions } };
}

const seatedAt = (place: Place): Seated[] => {
  if (place.kind === 'free') return [];
  const { sitter, key } = place;
  return [{ sitter, ...(key !== undefined && { key }) }];
};
