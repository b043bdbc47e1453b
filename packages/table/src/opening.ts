import { below } from '@quando/rules';
import type { Setup } from '@quando/protocol';
import { shuffledDeck } from '@quando/rules/authority';
import type { Damage } from './damage.ts';
import type { OpenedEntry } from './entry.ts';
import { dealtChange, type Deal } from './game-change.ts';
import { GameLog, gameLogOf } from './game-log.ts';
import { summaryOf } from './summary.ts';
import { Table, type Ports } from './table.ts';

/** Opens a new table and deals its first round, at random unless a deal is given; resolves once both are stored. */
export async function createTable(
  id: string,
  setup: Setup,
  ports: Ports,
  deal: Pick<Deal, 'dealer' | 'deck'> = firstDeal(setup, ports),
): Promise<Table> {
  const { storage, clock } = ports;
  const at = clock.now();
  const opened: OpenedEntry = { seq: 0, at, type: 'opened', setup };
  const dealt = dealtChange(setup, deal, { seq: 1, at });
  await storage.create(summaryOf(id, opened, dealt.step.state, at), [opened, dealt.entry]);
  return new Table(id, new GameLog(opened, dealt), ports);
}

const firstDeal = ({ sitters }: Setup, { random }: Ports): Pick<Deal, 'dealer' | 'deck'> => ({
  dealer: below(random, sitters.length),
  deck: shuffledDeck(random),
});

/** Opens a table from its log. */
export async function openTable(id: string, ports: Ports): Promise<Table | 'no-such-table' | Damage> {
  const entries = await ports.storage.load(id);
  if (entries.length === 0) return 'no-such-table';
  const log = gameLogOf(entries);
  return log instanceof GameLog ? new Table(id, log, ports) : log;
}
