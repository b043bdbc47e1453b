import type { Terms } from '@quando/protocol';
import { botCompany } from './bot-for.ts';
import { damageError, type Damage } from '../damage.ts';
import type { FoundedEntry, Seated } from './online-entry.ts';
import { OnlineLog, onlineLogInParts } from './online-log.ts';
import type { OnlinePorts } from './online-ports.ts';
import { OnlineTable } from './online-table.ts';

/** Creates an empty table; resolves once it is stored. */
export const createOnlineTable = (id: string, terms: Terms, ports: OnlinePorts): Promise<OnlineTable> =>
  createTable(id, { terms }, ports);

/** Creates a public table, with bots on all seats; resolves once it is stored. */
export const createPublicTable = (id: string, terms: Terms, ports: OnlinePorts): Promise<OnlineTable> =>
  createTable(id, { terms, public: { company: botCompany(terms.players, id) } }, ports);

/** Creates a table for one person, who plays against bots at their own pace; resolves once it is stored. */
export const createSoloTable = (
  id: string,
  terms: Terms,
  company: readonly Seated[],
  ports: OnlinePorts,
): Promise<OnlineTable> => createTable(id, { terms, solo: { company } }, ports);

async function createTable(
  id: string,
  beginning: Pick<FoundedEntry, 'terms' | 'public' | 'solo'>,
  ports: OnlinePorts,
): Promise<OnlineTable> {
  const at = ports.clock.now();
  const secret = secretOf(beginning.terms, ports);
  const founded: FoundedEntry = { seq: 0, at, type: 'founded', ...beginning, secret };
  await ports.storage.create({ game: id, changedAt: at, isOver: false }, [founded]);
  return new OnlineTable(id, new OnlineLog(founded), ports);
}

/** The secret of the first deal. */
function secretOf({ sharedDeals }: Terms, { freshSecret, sharedSecret }: OnlinePorts): string {
  if (!sharedDeals) return freshSecret();
  if (!sharedSecret) throw new Error('there are no shared deals here');
  return sharedSecret(sharedDeals.name);
}

/** Opens a table from its log. */
export async function openOnlineTable(
  id: string,
  ports: OnlinePorts,
): Promise<OnlineTable | 'no-such-table' | Damage> {
  const entries = await ports.storage.load(id);
  if (entries.length === 0) return 'no-such-table';
  const log = await onlineLogInParts(entries, ports.giveWay ?? (() => Promise.resolve()));
  if (log instanceof OnlineLog) return new OnlineTable(id, log, ports);
  ports.onFailure({ table: id, during: 'read', error: damageError(log), isRetried: false });
  return log;
}
