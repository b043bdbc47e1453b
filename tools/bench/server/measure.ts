import { join } from 'node:path';
import {
  IDLE_MEMORY_SETTINGS,
  idleMemory,
  memoryInUse,
  STARTED_MEMORY_SETTINGS,
} from '../../e2e/idle-memory.ts';
import { startServer } from '../../e2e/server-process.ts';
import type { LoadCommand } from './load-clients.ts';
import { loadOf, type Load, type LoadPart } from './load.ts';
import { loopDelayBetween, loopDelayOf, type LoopDelay } from './loop-delay.ts';
import { Subject } from './subject.ts';

/** What one server needs. */
export type Use = {
  /** At 500 actions per second. */
  readonly steady: Load;
  readonly saturated: Load;
  /** In RAM. */
  readonly kBPerConnectedTable: number;
};

export type Measured = {
  readonly tables: number;
  readonly quando: Use;
  readonly bare: Use;
  /** How long the event loop kept others waiting at 500 actions per second. */
  readonly loopDelay: LoopDelay;
  /** In the heap and its buffers. */
  readonly kBPerTable: number;
  readonly kBPerClosedTable: number;
};

/** The servers take turns this often, so that whatever else the machine does disturbs both. */
const TURNS = 4;
const SECONDS = 2.5;
const STEADY: LoadCommand = { order: 'pace', perSecond: 500, seconds: SECONDS };
const SATURATED: LoadCommand = { order: 'rush', seconds: SECONDS };

const BARE = join(import.meta.dirname, 'bare-server.ts');

/** Measures a server with this many tables of four beside a bare one: throughput, latency and memory. */
export async function measure(store: Readonly<Record<string, string>>, tables: number): Promise<Measured> {
  const quando = new Subject(await startServer({ ...store, ...STARTED_MEMORY_SETTINGS }));
  const bare = new Subject(await startServer(IDLE_MEMORY_SETTINGS, { main: BARE }));
  const both = [quando, bare] as const;
  for (const subject of both) await subject.warmUp();
  const heapBefore = await idleMemory(quando.server);
  const residentBefore = await each(both, (subject) => subject.residentBytes());
  for (const subject of both) await subject.openTables(tables);
  const delaysBefore = await loopDelayOf(quando.server);
  const steady = await inTurns(both, STEADY);
  const delays = await loopDelayOf(quando.server);
  const saturated = await inTurns(both, SATURATED);
  const resident = await each(both, (subject) => subject.residentBytes());
  const heap = await memoryInUse(quando.server);
  await quando.leave();
  const heapAfter = await idleMemory(quando.server);
  for (const subject of both) await subject.stop();
  const perTable = (bytes: number): number => bytes / 1000 / tables;
  const useOf = (i: 0 | 1): Use => ({
    steady: loadOf(steady[i]),
    saturated: loadOf(saturated[i]),
    kBPerConnectedTable: perTable(resident[i] - residentBefore[i]),
  });
  return {
    tables,
    quando: useOf(0),
    bare: useOf(1),
    loopDelay: loopDelayBetween(delaysBefore, delays),
    kBPerTable: perTable(heap - heapBefore),
    kBPerClosedTable: perTable(heapAfter - heapBefore),
  };
}

type Pair<Item> = readonly [Item, Item];

const each = async <Result>(
  [one, other]: Pair<Subject>,
  ask: (subject: Subject) => Promise<Result>,
): Promise<Pair<Result>> => [await ask(one), await ask(other)];

async function inTurns([one, other]: Pair<Subject>, order: LoadCommand): Promise<Pair<LoadPart[]>> {
  const parts: Pair<LoadPart[]> = [[], []];
  for (let turn = 0; turn < TURNS; turn += 1) {
    parts[0].push(await one.timed(order));
    parts[1].push(await other.timed(order));
  }
  return parts;
}
