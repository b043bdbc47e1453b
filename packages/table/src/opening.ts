import { below } from '@quando/rules';
import type { Setup } from '@quando/protocol';
import { GameLog, gameLogOf, type Damage } from './game-log.ts';
import { freshDeck } from './decision.ts';
import type { DealtEntry, OpenedEntry } from './entry.ts';
import { dealStep } from './game-change.ts';
import { summaryOf } from './summary.ts';
import { Table, type Ports } from './table.ts';

/** Opens a new table and deals its first round: stored once the promise is kept. */
export async function createTable(id: string, setup: Setup, ports: Ports): Promise<Table> {
  const { storage, clock, random } = ports;
  const at = clock.now();
  const opened: OpenedEntry = { seq: 0, at, type: 'opened', setup };
  const dealer = below(random, setup.sitters.length);
  const dealt: DealtEntry = { seq: 1, at, type: 'dealt', dealer, deck: freshDeck(random) };
  const step = dealStep(dealt, setup)!;
  await storage.create(summaryOf(id, opened, step.state, at), [opened, dealt]);
  return new Table(id, new GameLog(opened, dealt, step), ports);
}

/** Opens a table from its log, wherever that ends. */
export async function openTable(id: string, ports: Ports): Promise<Table | 'no-such-table' | Damage> {
  const entries = await ports.storage.load(id);
  if (entries.length === 0) return 'no-such-table';
  const gameLog = gameLogOf(entries);
  return gameLog instanceof GameLog ? new Table(id, gameLog, ports) : gameLog;
}
