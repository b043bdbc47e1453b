/** The clients of a benchmarked server, in their own process: executes the commands from its IPC channel. */
import { setTimeout as wait } from 'node:timers/promises';
import { makeTable } from '../../e2e/test-game.ts';
import { BenchTable } from './bench-table.ts';

export type LoadCommand =
  | { readonly order: 'open-tables'; readonly address: string; readonly tables: number }
  /** Actions at a steady rate. */
  | { readonly order: 'pace'; readonly perSecond: number; readonly seconds: number }
  /** Every table as fast as possible. */
  | { readonly order: 'rush'; readonly seconds: number }
  | { readonly order: 'leave' };

export type LoadReport = {
  readonly seconds: number;
  /** By action: from sending it until the last of the four players was told, in milliseconds. */
  readonly times: readonly number[];
  /** To all players. */
  readonly bytes: number;
};

/** Tables that are created concurrently. */
const AT_ONCE = 50;

/** The interval for checking whether everything is idle, in milliseconds. */
const SETTLING = 50;

const TERMS = { players: 4, target: 999, tempo: 'relaxed', isOpen: false } as const;

const tables: BenchTable[] = [];
let ready: BenchTable[] = [];
let times: number[] = [];
let bytes = 0;
let isRushing = false;

process.on('message', (order: LoadCommand) => void obey(order).then((report) => process.send!(report)));

async function obey(order: LoadCommand): Promise<LoadReport> {
  switch (order.order) {
    case 'open-tables':
      await openTables(order.address, order.tables);
      return reportOver(1);
    case 'pace':
      return measured(order.seconds, () => pace(order.perSecond));
    case 'rush':
      return measured(order.seconds, rush);
    case 'leave':
      for (const table of tables.splice(0)) table.leave();
      ready = [];
      return reportOver(1);
  }
}

async function openTables(address: string, count: number): Promise<void> {
  const port = Number(new URL(address).port);
  for (let made = 0; made < count; made += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - made) }, () => opened(address, port)));
}

function opened(address: string, port: number): Promise<void> {
  return new Promise((resolve) => {
    const onReady = (table: BenchTable): void => {
      resolve();
      if (isRushing) table.act();
      else ready.push(table);
    };
    void makeTable(() => address, TERMS).then((table) => {
      const opening = new BenchTable({ port, table, onReady, onDone: note, onBytes: weigh });
      tables.push(opening);
      return opening.start();
    });
  });
}

const note = (time: number): void => void times.push(time);

const weigh = (size: number): void => void (bytes += size);

/** Lets tables act in turn at this rate per second; late actions are caught up. */
function pace(perSecond: number): () => void {
  const start = performance.now();
  let acted = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - start) / 1000) * perSecond;
    while (acted < due && ready.length > 0) {
      acted += 1;
      ready.shift()!.act();
    }
  }, 1);
  return () => clearInterval(timer);
}

function rush(): () => void {
  isRushing = true;
  const waiting = ready;
  ready = [];
  for (const table of waiting) table.act();
  return () => {
    isRushing = false;
  };
}

async function measured(seconds: number, begin: () => () => void): Promise<LoadReport> {
  times = [];
  bytes = 0;
  globalThis.gc?.();
  const end = begin();
  await wait(seconds * 1000);
  const report = reportOver(seconds);
  end();
  // Actions still in flight are not counted.
  while (ready.length < tables.length) await wait(SETTLING);
  return report;
}

const reportOver = (seconds: number): LoadReport => ({ seconds, times, bytes });
